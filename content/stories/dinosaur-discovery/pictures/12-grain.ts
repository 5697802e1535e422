import { called } from '../../../cuts/called.ts';
import { cut, disc, line, oval } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bone, flame, lamplit } from '../parts.ts';

export const scene: Picture = {
  set: 'lens',
  wide: { zoom: 1.05, on: [450, 480], at: [0.5, 0.5] },
  plain: '#20244a',
  shot: 'small-before-big',
  seed: 15,
  ...lamplit([500, 700]),
  cuts: flame([
    disc(300, 84, 62, '#f4ecd0', { what: 'moon', depth: 0.05, lit: false }),
    disc(450, 1010, 520, '#8a6a4a', { depth: 0.3 }),
    disc(450, 1010, 492, '#f3c877', { depth: 0.31 }),
    {
      shape: '-60,1230! 110,1060 280,960 460,980 620,1070 740,1200 820,1360 840,1560! -60,1560!',
      colour: '#c98d5a',
      lift: 2.4,
      depth: 0.4,
      print: 'graph-paper',
    },
    { line: '290,966 340,1060 310,1150 390,1240 370,1340', width: 22, colour: '#3a2018', depth: 0.41 },
    ...[
      [470, 1130, 40],
      [580, 1220, 50],
      [180, 1200, 44],
      [250, 1290, 30],
    ].map(([x, y, k]) => oval(x!, y!, k!, k! * 0.8, '#e0a868', { depth: 0.42, lift: 0.9 })),
    // Where it lay, something that is not sand.
    oval(470, 1060, 150, 84, '#4a261e', { depth: 0.43, lift: 0 }),
    ...called('bone', bone('350,1090 410,1024 500,1010 580,1060', 30, 0.44, '#fbe6a8')),
    ...called('bone', bone('430,1030 450,1080 446,1122', 14, 0.441, '#fbe6a8')),
    // One grain, as large as a boulder, on its way.
    oval(640, 900, 92, 80, '#d9955a', { depth: 0.5, lift: 2.4 }),
    oval(616, 876, 30, 22, '#f0bd84', { depth: 0.501, lift: 0 }),
    ...['470,640 500,730 556,800', '500,630 540,710 600,770', '530,620 590,690 650,740'].map((points) =>
      line(points, '#fff3d0', 6, { depth: 0.6 }),
    ),
    { rings: [506], at: [450, 1010], width: 34, colour: '#5a3f3c', what: 'lens', depth: 0.6 },
    { rings: [490], at: [450, 1010], width: 7, colour: '#e8c98a', depth: 0.601 },
    { line: '70,610 190,760', width: 20, colour: '#8a5a38', what: 'brush', depth: 0.61 },
    cut('176,752! 206,730! 262,812 250,850 214,838', '#f3e3c0', { depth: 0.611, lift: 0.6 }),
  ]),
  props: [{ id: 'storm-lantern', name: 'lantern', heldBy: 'friend.left', scale: 0.5 }],
  cast: [
    person('saran', [140, 330], 1.75, {
      facing: 'right',
      expression: 'thinking',
      act: { spine: 12 },
      lookAt: [620, 880],
      touch: { right: [84, 630] },
      hands: { right: 'pinch' },
      handsDepth: 0.615,
      depth: 0.24,
    }),
    person('friend', [806, 310], 1.6, {
      facing: 'left',
      expression: 'holdingBreath',
      act: { spine: 10 },
      lookAt: [620, 880],
      touch: { left: [868, 150] },
      floats: 'stands behind the great lens',
      depth: 0.25,
    }),
    person('hero', [440, 335], 1.8, {
      facing: 'right',
      expression: 'holdingBreath',
      strength: 'strong',
      act: { spine: 16 },
      lookAt: [620, 880],
      touch: { right: [520, 530], left: [390, 530] },
      handsDepth: 0.615,
      floats: 'stands behind the great lens',
      depth: 0.26,
    }),
  ],
};
