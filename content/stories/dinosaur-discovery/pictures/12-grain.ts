import { disc, line, oval } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { flame, lamplit } from '../parts.ts';

export const scene: Picture = {
  set: 'lens',
  phone: { zoom: 1.05, on: [450, 480], at: [0.5, 0.5] },
  plain: '#20244a',
  shot: 'small-before-big',
  seed: 15,
  ...lamplit([500, 700]),
  cuts: flame([
    disc(760, 120, 60, '#f4ecd0', { depth: 0.05, lit: false }),
    disc(470, 780, 570, '#8a6a4a', { depth: 0.3 }),
    disc(470, 780, 540, '#f3c877', { depth: 0.31 }),
    { rings: [440, 330], at: [470, 780], width: 3, colour: '#d9a557', depth: 0.312 },
    {
      shape: '-140,1000! 60,760 260,680 470,720 640,840 770,1030 840,1300 850,1500! -140,1500!',
      colour: '#c98d5a',
      lift: 2.4,
      depth: 0.4,
      print: 'graph-paper',
    },
    {
      line: '250,686 300,790 270,900 350,1000 330,1120 420,1240',
      width: 26,
      colour: '#3a2018',
      depth: 0.41,
    },
    {
      line: '262,690 312,790 284,900 362,1000 342,1120 432,1240',
      width: 6,
      colour: '#ffe7a8',
      depth: 0.411,
      lit: false,
    },
    ...[
      [470, 900, 40],
      [600, 1010, 52],
      [540, 1160, 34],
      [140, 1000, 44],
      [700, 1220, 46],
      [200, 1200, 30],
    ].map(([x, y, k]) => oval(x!, y!, k!, k! * 0.8, '#e0a868', { depth: 0.42, lift: 0.9 })),
    oval(610, 720, 118, 104, '#e88a4a', { depth: 0.5, lift: 2.4 }),
    oval(580, 690, 40, 30, '#f7b77a', { depth: 0.501, lift: 0 }),
    { line: '500,560 560,580 620,574', width: 7, colour: '#fff3d0', depth: 0.5 },
    { line: '700,590 756,640 780,700', width: 7, colour: '#fff3d0', depth: 0.5 },
    { rings: [556], at: [470, 780], width: 34, colour: '#5a3f3c', depth: 0.8 },
    { rings: [540], at: [470, 780], width: 7, colour: '#e8c98a', depth: 0.801 },
    ...[0, 1, 2].map((i) =>
      line(`${350 + i * 6},${300 + i * 26} ${440 + i * 8},${420 + i * 20}`, '#fff3d0', 6, { depth: 0.6 }),
    ),
  ]),
  cast: [
    person('saran', [120, 170], 0.95, {
      depth: 0.24,
      facing: 'right',
      expression: 'thinking',
      lookAt: [600, 700],
    }),
    person('friend', [420, 150], 0.95, {
      depth: 0.25,
      facing: 'left',
      expression: 'holdingBreath',
      lookAt: [400, 500],
    }),
    person('hero', [270, 150], 1.1, {
      facing: 'right',
      expression: 'holdingBreath',
      act: { spine: 14 },
      lookAt: [600, 700],
      depth: 0.26,
    }),
    { who: 'bat', pose: 'shrug', at: [640, 240], scale: 0.3, facing: 'left', depth: 0.1 },
  ],
};
