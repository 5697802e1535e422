import { cut, disc, line, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { house, kite, onSky, ownClothes } from '../parts.ts';

export const scene: Picture = {
  set: 'hill',
  wears: ownClothes,
  shot: 'two-touching',
  lighting: { from: [140, 200] },
  cuts: [
    wall('#f6cf74'),
    disc(120, 330, 130, '#fff3c8', { depth: 0.585 }),
    cut('-460,520 260,480 620,530 1360,480! 1360,1500! -460,1500!', '#f3bd5f', onSky),
    cut('-460,850! 200,820 520,840 1360,800! 1360,1000! -460,1000!', '#6fa3ac', {
      depth: 0.6,
      lift: 0.8,
      print: 'sea-chart',
    }),
    ...[
      [660, 960],
      [740, 968],
      [820, 958],
    ].flatMap(([x, y], i) => house(x!, y!, 80, 56, '#f6e6c8', '#b5482f', 0.61 + i * 0.001, '#8a6a5a')),
    cut('-460,1040 200,960 480,940 760,990 1360,1060! 1360,1500! -460,1500!', '#c9893f', {
      depth: 0.63,
      lift: 1.8,
      print: 'exercise-book',
    }),
    line('620,1030 720,1000 850,1040', '#e9c48a', 14, { depth: 0.632 }),
    cut('-460,1220 300,1150 700,1180 1360,1240! 1360,1500! -460,1500!', '#a3652f', {
      depth: 0.65,
      lift: 1.4,
      print: 'exercise-book',
    }),
    ...kite(
      620,
      150,
      0.95,
      16,
      0.69,
      [
        [540, 290],
        [490, 320],
        [440, 330],
        [390, 322],
        [340, 330],
        [292, 352],
        [250, 380],
        [204, 392],
        [160, 384],
        [118, 390],
        [80, 412],
      ],
      0.95,
    ),
    line('600,250 520,540 470,980', '#fff4de', 5, { depth: 0.715 }),
  ],
  cast: [
    { who: 'dog', at: [740, 1040], scale: 0.28, facing: 'left', depth: 0.64 },
    {
      who: 'hero',
      pose: 'stand',
      facing: 'back',
      at: [350, 1290],
      scale: 1.5,
      act: { spine: 12, tilt: 8 },
      touch: { right: [470, 930], left: [440, 960] },
      depth: 0.72,
    },
    {
      who: 'friend',
      pose: 'stand',
      facing: 'back',
      at: [590, 1290],
      scale: 1.44,
      act: { spine: -6, tilt: -8 },
      touch: { left: [462, 880], right: [490, 850] },
      depth: 0.722,
    },
    { who: 'stairPig', at: [180, 1310], scale: 0.62, facing: 'right', depth: 0.73, mood: 'asleep' },
  ],
};
