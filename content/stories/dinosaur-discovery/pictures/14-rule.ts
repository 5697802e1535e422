import { cut, disc, glow } from '../../../cuts/lit.ts';
import { egg } from '../../../cuts/outlines.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { teaCosy } from '../parts.ts';

export const scene: Picture = {
  set: 'bones',
  wide: { zoom: 1.05, on: [450, 800], at: [0.5, 0.5] },
  plain: '#39427a',
  shot: 'frame-in-frame',
  seed: 17,
  lighting: { lamps: [{ on: [450, 1040], reach: 420 }] },
  cuts: [
    disc(680, 200, 96, '#fbf3d2', { depth: 0.05, lit: false }),
    { rings: [150, 210], at: [680, 200], width: 5, colour: '#6b74a8', depth: 0.04 },
    cut(
      '60,560 90,480 170,450 200,540 320,560 480,540 600,570 720,540 800,580 780,640 640,660 420,650 240,664 100,640',
      '#7f8ac0',
      { depth: 0.1, lift: 1, lit: false },
    ),
    cut('30,640 160,600 330,640 520,620 700,650 870,620 900,680 640,710 300,712 40,700', '#a3acd6', {
      depth: 0.34,
      lift: 1,
      lit: false,
    }),
    ...[
      [320, 622, 40, -30],
      [400, 640, 40, 0],
      [480, 636, 40, 20],
      [560, 618, 38, 40],
    ].map(([x, y, k, a]) => cut(egg(x!, y!, k!, a), '#dfe3f4', { depth: 0.33, lift: 0.5, lit: false })),
    cut(
      '-100,840! 40,770 120,780! 160,830 320,820! 380,770 520,764! 560,820 720,810! 770,760 1000,740! 1000,1500! -100,1500!',
      '#2a2450',
      { depth: 0.4, lift: 1.4, lit: false, print: 'graph-paper' },
    ),
    cut('-100,960! 300,930 620,940 1000,920! 1000,1500! -100,1500!', '#5a3a4e', {
      depth: 0.42,
      lift: 0,
      lit: false,
    }),
    ...glow(450, 1060, 420, ['#7d4a48', '#b87446', '#efb755', '#ffe39a'], { depth: 0.43, flat: 0.44 }),
    ...teaCosy('saran', 1.15, 0.74, {}),
    cut(egg(640, 1190, 74, 84), '#e6bb83', { what: 'egg', depth: 0.75, lift: 1.6 }),
  ],
  props: [{ id: 'storm-lantern', name: 'lantern', at: [450, 1080], scale: 0.8, depth: 0.6 }],
  cast: [
    {
      who: 'feathered',
      pose: 'sleep',
      at: [430, 640],
      scale: 1.25,
      colour: '#cfd5ee',
      facing: 'left',
      depth: 0.32,
    },
    person('hero', [330, 990], 1.25, {
      pose: 'sit',
      seatOn: 'ground',
      facing: 'right',
      expression: 'listening',
      lookAt: 'saran',
      act: { spine: 12 },
      hands: 'open',
      touch: { left: [232, 1130], right: [424, 1120] },
    }),
    person('friend', [560, 1000], 1.2, {
      pose: 'sit',
      seatOn: 'ground',
      facing: 'right',
      expression: 'doubtful',
      lookAt: 'saran',
    }),
    person('bat', [110, 960], 1.2, {
      pose: 'sit',
      seatOn: 'ground',
      facing: 'right',
      expression: 'curious',
      lookAt: 'saran',
    }),
    person('saran', [770, 880], 1.15, {
      pose: 'stand',
      facing: 'left',
      expression: 'tender',
      point: { right: [520, 640] },
      act: { spine: -8 },
    }),
  ],
};
