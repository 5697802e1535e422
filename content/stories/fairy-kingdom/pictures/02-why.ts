import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Picture } from '../../../pictures.ts';
import { BROWN, CREAM, DEEP, hero, ladybug, letter, MOSS, tinyFairy, WHOLE_PAGE } from '../parts.ts';

export const scene: Picture = {
  set: 'pond',
  light: 'dawn',
  plain: '#8a9c55',
  shot: 'plan',
  camera: WHOLE_PAGE,
  cuts: [
    {
      shape: '300,110 460,10 700,0 900,60 1000,240 980,470 820,590 600,610 400,540 290,360',
      colour: '#d8d8a0',
      lift: 0.6,
      depth: 0.1,
    },
    {
      shape: '330,130 480,40 700,30 880,90 960,250 930,440 790,560 610,574 430,510 326,350',
      colour: '#6fa9a6',
      lift: 0.2,
      print: 'sea-chart',
      depth: 0.12,
    },
    ...(
      [
        [560, 220],
        [660, 180],
        [720, 270],
        [620, 310],
      ] as const
    ).map(
      ([x, y]): SheetCut => ({
        shape: '0,0! 50,-20 54,24 8,50 -46,32 -44,-24',
        at: [x, y],
        colour: '#5b8a57',
        lift: 0.6,
        depth: 0.14,
      }),
    ),
    { rings: [14], at: [662, 176], colour: '#f7d9de', depth: 0.15 },
    ...Array.from({ length: 16 }, (_, i): SheetCut => {
      const a = 0.9 + i * 0.135;
      return {
        shape: '-30,0! 0,-15 32,0! 0,15',
        at: [Math.round(630 + Math.cos(a) * 330), Math.round(300 + Math.sin(a) * 286)],
        turn: Math.round(a * 57),
        colour: i % 2 ? '#4f7a48' : '#628c4e',
        lift: 0.7,
        depth: 0.16,
      };
    }),
    // The grown-up, who is very good at it; and where all the others sat, and looked.
    {
      shape: '-62,-120! 62,-120! 62,120! -62,120!',
      at: [150, 210],
      turn: -24,
      snip: true,
      colour: '#e9dcb2',
      lift: 1.8,
      depth: 0.2,
    },
    ...[-86, -30, 26, 82].map(
      (y): SheetCut => ({
        shape: `-62,${y - 13}! 62,${y - 13}! 62,${y + 13}! -62,${y + 13}!`,
        at: [150, 210] as const,
        turn: -24,
        snip: true,
        colour: '#b9503f',
        lift: 0,
        depth: 0.201,
      }),
    ),
    {
      line: '-20,60 -24,150',
      at: [150, 210] as const,
      turn: -24,
      width: 34,
      colour: '#5f6f8a',
      depth: 0.203,
    },
    { line: '24,60 28,150', at: [150, 210] as const, turn: -24, width: 34, colour: '#5f6f8a', depth: 0.203 },
    {
      shape: '-50,-30 50,-30 56,70 -56,70',
      at: [150, 210] as const,
      turn: -24,
      colour: '#d9a05a',
      lift: 1,
      depth: 0.204,
    },
    { rings: [74], at: [124, 150] as const, colour: '#e7c878', depth: 0.206 },
    { rings: [42], at: [124, 150] as const, colour: '#d3ac58', depth: 0.207 },
    ...(
      [
        [120, 520, 20],
        [210, 470, -14],
        [840, 660, 8],
        [760, 690, -22],
      ] as const
    ).map(
      ([x, y, turn]): SheetCut => ({
        shape: '-52,-6 -30,-40 0,-46 34,-38 52,-4 40,30 0,42 -38,32',
        at: [x, y] as const,
        turn,
        colour: '#7a8a48',
        lift: 0,
        depth: 0.19,
      }),
    ),
    ...(
      [
        [60, 380],
        [270, 640],
        [820, 1160],
        [730, 1250],
        [860, 1270],
        [330, 1270],
        [60, 1040],
        [880, 560],
      ] as const
    ).flatMap(([x, y], n): SceneCut[] => [
      { rings: [n % 2 ? 15 : 20], at: [x, y] as const, colour: n % 3 ? '#fdf6e2' : '#e9b24a', depth: 0.24 },
      { rings: [6], at: [x, y] as const, colour: n % 3 ? '#e9b24a' : '#a5602f', depth: 0.241 },
    ]),
    {
      shape: '440,800! 380,700 -100,800! -100,1010! 400,1120',
      colour: '#4c5f43',
      opacity: 0.75,
      lift: 0,
      depth: 0.3,
    },
    {
      line: '-20,640 120,660 190,700 210,780 150,850 60,870 -20,880',
      width: 15,
      colour: '#e9dcb2',
      depth: 0.28,
    },
    {
      line: '-20,1180 120,1150 200,1190 200,1270 110,1310 -20,1320',
      width: 15,
      colour: '#e9dcb2',
      depth: 0.28,
    },
    {
      line: '920,760 800,780 740,840 740,930 800,1000 920,1020',
      width: 15,
      colour: '#e9dcb2',
      depth: 0.28,
    },
    {
      shape: '230,930 280,770 400,700 500,690 620,740 690,880 690,1040 600,1150 450,1190 300,1130',
      colour: MOSS,
      lift: 2.4,
      print: 'knitting',
      depth: 0.6,
    },
    {
      shape: '250,960 330,1010 450,1030 590,1000 690,950 680,1060 600,1150 450,1190 320,1140',
      colour: DEEP,
      lift: 1.4,
      print: 'knitting',
      depth: 0.76,
    },
    // A cloth to sit on, with six hours' worth of lunch.
    {
      shape: '150,1120! 420,1100 770,1090! 830,1500! 110,1500!',
      colour: '#c9604e',
      lift: 1.4,
      print: 'gingham',
      depth: 0.757,
    },
    { rings: [58], at: [700, 1220] as const, colour: '#f6efdc', depth: 0.758 },
    {
      shape: '-34,14! 0,-30! 34,14!',
      at: [700, 1222] as const,
      turn: 14,
      colour: '#e9c078',
      lift: 0.8,
      depth: 0.759,
    },
    ...tinyFairy(640, 1270, 26, 5, 0.7595),
    // Legs, stretched out to the pond, and shoes.
    { shape: '352,800 340,720 356,630! 424,624! 440,720 446,800', colour: BROWN, lift: 1.4, depth: 0.59 },
    { shape: '478,800 484,716 500,622! 568,630! 584,720 580,800', colour: BROWN, lift: 1.4, depth: 0.59 },
    ...[390, 534].flatMap((x): SceneCut[] => [
      {
        shape: '-40,34 -44,-10 -30,-46 0,-58 30,-46 44,-10 40,34',
        at: [x, 600],
        colour: '#d9a441',
        lift: 1.4,
        depth: 0.592,
      },
      { shape: '-40,34 -41,16 41,16 40,34', at: [x, 600], colour: CREAM, lift: 0, depth: 0.593 },
    ]),
    ...tinyFairy(158, 690, 30, 1, 0.4),
    ...tinyFairy(120, 846, 28, 2, 0.4),
    ...tinyFairy(820, 780, 28, 4, 0.4),
    ...tinyFairy(770, 980, 30, 3, 0.4),
    ...letter(570, 622, 0.9, 0.83),
  ],
  cast: [
    hero({
      pose: 'stand',
      facing: 'back',
      at: [462, 880],
      scale: 1.5,
      act: { spine: 12 },
      touch: { left: [262, 900], right: [664, 900] },
    }),
    ladybug(545, 650, 0.6, 'left', 0.82),
  ],
};
