import { called } from '../../../cuts/called.ts';
import { disc, line } from '../../../cuts/lit.ts';
import type { Picture } from '../../../pictures.ts';
import { aboard } from '../parts.ts';

const [SKIN, SUCKER] = ['#b3566e', '#e7a6b0'];
/** One arm as it curls, thinner to its end, with suckers on its inside. */
const curl = (
  root: string,
  tip: string,
  suckers: readonly (readonly [number, number, number])[],
  depth: number,
) => [
  line(root, SKIN, 54, { depth }),
  line(tip, SKIN, 34, { depth: depth + 0.0002 }),
  ...suckers.map(([x, y, r]) => disc(x, y, r, SUCKER, { depth: depth + 0.0004 })),
];

export const scene: Picture = {
  set: 'deep',
  shot: 'over-the-shoulder',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  papers: { land: 'sea-chart' },
  cuts: [
    {
      shape: '-400,-60! 1300,-60! 1300,306 900,320 600,306 300,322 -400,306!',
      colour: '#d7ebe4',
      depth: 0.08,
      lift: 0,
    },
    {
      shape: '300,306! 640,306! 900,1400! -60,1400!',
      colour: '#7fcabb',
      opacity: 0.28,
      lift: 0,
      depth: 0.1,
    },
    {
      shape: '400,306! 540,306! 700,1400! 200,1400!',
      colour: '#bfe9da',
      opacity: 0.28,
      lift: 0,
      depth: 0.11,
    },
    {
      shape: '-80,-80! 110,-80! 170,300 120,640 190,980 110,1400! -80,1400!',
      colour: '#1b5668',
      depth: 0.2,
      lift: 1.4,
      print: 'sheet-music',
    },
    {
      name: 'boat',
      what: 'boat',
      shape: '120,250! 600,250! 560,336 480,400 360,412 240,400 160,336',
      colour: '#c8604a',
      depth: 0.74,
      lift: 1,
      print: 'ledger',
    },
    ...called('bucket', [
      { shape: '620,250! 742,250! 724,376! 638,376!', snip: true, colour: '#8a9aa2', depth: 0.42, lift: 0.8 },
      { shape: '638,362! 724,362! 722,376! 640,376!', snip: true, colour: '#cdeee0', depth: 0.421, lift: 0 },
    ]),
    { what: 'rope', from: 'hero.right', to: [718, 944], sag: -6, width: 11, colour: '#e0bd85', depth: 0.737 },
    ...curl(
      '190,1010 100,930 80,830',
      '80,830 80,740 134,690 176,724',
      [
        [100, 850, 11],
        [96, 800, 9],
        [104, 750, 7],
      ],
      0.726,
    ),
    ...curl(
      '420,980 500,890 506,800',
      '506,800 506,720 452,680 414,712',
      [
        [488, 830, 11],
        [488, 780, 9],
        [478, 736, 7],
      ],
      0.727,
    ),
    ...curl('420,1060 560,980 690,1010', '690,1010 752,1050 720,1104 668,1090', [[690, 1030, 9]], 0.741),
    ...curl(
      '430,1080 540,1030 640,1050',
      '640,1050 712,1074 700,1130 640,1122',
      [
        [540, 1048, 10],
        [600, 1052, 9],
      ],
      0.751,
    ),
    ...curl('420,1010 540,930 660,950', '660,950 716,972 706,1020 650,1020', [[600, 940, 9]], 0.7415),
    ...curl('430,1190 560,1200 660,1214', '660,1214 724,1236 712,1290 650,1280', [[600, 1206, 9]], 0.7525),
    ...curl('440,1220 560,1258 668,1270', '668,1270 724,1288 708,1330 654,1322', [[600, 1266, 9]], 0.753),
    ...curl(
      '440,1150 550,1130 646,1152',
      '646,1152 724,1180 706,1240 646,1226',
      [
        [550, 1148, 10],
        [610, 1156, 9],
      ],
      0.752,
    ),
  ],
  props: [
    { id: 'anchor', at: [640, 1270], scale: 1.5, turn: 3, depth: 0.75, colour: '#2c3a44' },
    { id: 'rock', at: [450, 1330], scale: 2.6, depth: 0.7, colour: '#2d5a5c' },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'kneelOver',
      in: 'boat',
      dx: 60,
      dy: 64,
      scale: 1.05,
      facing: 'right',
      expression: 'delight',
      act: { spine: 10, tilt: 12 },
      lookAt: 'octopus',
      hold: { right: [618, 318] },
      seatOn: 'boat',
      shadow: false,
    },
    {
      who: 'octopus',
      at: [320, 1250],
      scale: 1.8,
      facing: 'left',
      colour: SKIN,
      mood: 'glad',
      depth: 0.73,
      lookAt: 'hero',
    },
    { who: 'fish', at: [810, 640], scale: 0.5, facing: 'left', depth: 0.6 },
    aboard({
      pose: 'kneelOver',
      in: 'boat',
      dx: -120,
      dy: 60,
      scale: 0.85,
      facing: 'right',
      expression: 'joy',
      act: { spine: 10 },
      lookAt: 'octopus',
      depth: 0.715,
    }),
  ],
};
