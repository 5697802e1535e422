import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, snip, wall, word } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { awning, bolt, pigeon } from '../parts.ts';

const fish = (x: number, y: number, s: number, turn: number, depth: number, colour = '#6f93a6'): SceneCut[] =>
  called('fish', [
    cut('-90,0 -50,-30 20,-30 60,-6 100,-34! 96,34! 60,8 20,28 -50,28', colour, {
      at: [x, y],
      scale: s,
      turn,
      depth,
      lift: 0.8,
    }),
    cut('-84,6 -40,24 30,20 56,8 10,10 -40,8', '#dfe9ec', {
      at: [x, y],
      scale: s,
      turn,
      depth: depth + 0.0002,
      lift: 0,
    }),
    {
      rings: [5],
      at: [x, y],
      dx: -58 * s * Math.cos(turn / 57.3) + 6 * s * Math.sin(turn / 57.3),
      dy: -58 * s * Math.sin(turn / 57.3) - 6 * s * Math.cos(turn / 57.3),
      colour: '#1c2430',
      lit: false,
      depth: depth + 0.0003,
    },
  ]);

export const scene: Picture = {
  set: 'market',
  shot: 'over-the-shoulder',
  cuts: [
    wall('#8ec7d6'),
    snip('-460,700! 200,640! 500,700! 1360,620! 1360,1500! -460,1500!', '#e9c78f', {
      depth: 0.59,
      lift: 0.8,
      print: 'newsprint',
    }),
    ...(
      [
        [60, 480, '#d98a5c'],
        [860, 470, '#b5713d'],
      ] as const
    ).map(([x, y, c]) =>
      box(x - 110, y - 160, x - 110 + 240, y - 160 + 600, c, {
        depth: 0.595,
        lift: 1,
        print: 'newsprint',
      }),
    ),
    ...awning(-60, 470, 320, '#3f7a9a', 0.6),
    ...awning(740, 460, 300, '#c8503f', 0.6),
    ...awning(330, 270, 520, '#d0475c', 0.7, 7),
    box(330, 240, 850, 276, '#8a5a3a', { depth: 0.7005, lift: 1 }),
    ...(
      [
        [360, 700, 70],
        [350, 770, 100],
        [400, 820, 80],
        [800, 700, 110],
        [830, 770, 80],
        [790, 830, 100],
      ] as const
    ).flatMap(([x, y, t]) => fish(x, y, 0.6, t, 0.701)),
    snip('730,560! 850,550! 860,630! 740,640!', '#fff8e4', { depth: 0.705, lift: 0.8 }),
    word('3.50', 796, 596, 30, '#b0302a', { depth: 0.7052, turn: -5 }),
    snip('-460,1060! 1360,1000! 1360,1500! -460,1500!', '#dbeef2', {
      depth: 0.76,
      lift: 2,
      print: 'newsprint',
    }),
    snip('-460,1060! 1360,1000! 1360,1040! -460,1100!', '#9fc3cf', { depth: 0.7605, lift: 0.4 }),
    ...(
      [
        [420, 1200, 6],
        [640, 1180, -8],
        [820, 1230, 10],
        [560, 1290, -4],
        [780, 1310, 4],
      ] as const
    ).flatMap(([x, y, t], i) =>
      fish(x, y, 1.05, t, 0.77 + i * 0.001, ['#6f93a6', '#c98a7a', '#7a9a8a'][i % 3]!),
    ),
    ...fish(258, 778, 0.62, 76, 0.9, '#7f98ae'),
  ],
  cast: [
    bolt(610, 1010, 1.55, { depth: 0.69 }),
    pigeon(830, 560, 0.7, { depth: 0.706, facing: 'left' }),
    {
      who: 'hero',
      pose: 'stand',
      facing: 'front',
      at: [620, 780],
      by: 'head',
      scale: 1.7,
      expression: 'curious',
      act: {
        spine: 12,
        arms: [
          [-84, -120],
          [84, 118],
        ],
      },
      hands: 'open',
      lookAt: [150, 640],
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'basil',
      pose: 'stand',
      facing: 'left',
      at: [806, 900],
      by: 'head',
      scale: 1.1,
      expression: 'holdingLaugh',
      lookAt: 'bolt',
      shadow: false,
      depth: 0.735,
    },
    {
      who: 'fishwife',
      pose: 'stand',
      facing: 'right',
      at: [170, 720],
      by: 'head',
      scale: 2,
      expression: 'sly',
      act: { spine: 6, tilt: 6 },
      touch: { right: [262, 836] },
      lookAt: 'bolt.eye',
      shadow: false,
      depth: 0.88,
    },
  ],
};
