import { rings } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { boat, ticketBoat } from '../parts/boats.ts';
import {
  CREAM,
  grassBlades,
  hero,
  ladybug,
  letter,
  MOSS,
  pond,
  sailor,
  sweaterMountain,
  tinyFairy,
  WHOLE_PAGE,
} from '../parts.ts';

export const scene: Picture = {
  set: 'pond',
  light: 'noon',
  plain: '#7f9a5a',
  shot: 'small-before-big',
  camera: WHOLE_PAGE,
  cuts: [
    { rings: [560], at: [330, 440], colour: '#a5b86c', depth: 0.1, lit: false },
    pond(860, '#5f9a8c', { depth: 0.3 }),
    ...(
      [
        [560, 940, 2, '#8e4358'],
        [700, 930, 2.2, '#d9a441'],
        [850, 950, 2.6, '#6f8fb0'],
        [850, 1110, 4.6, '#8a5f3c'],
      ] as const
    ).flatMap(([x, y, size, hull], i) => boat(x, y, size, 0.4 + i * 0.01, { hull, sail: CREAM, lift: 0.4 })),
    ...tinyFairy(810, 1098, 84, 2, 0.436),
    ...tinyFairy(886, 1098, 84, 5, 0.437),
    ...sweaterMountain(770, 0.745, MOSS, 310, 0.86),
    {
      shape: '-200,1500! -200,1220 100,1180 420,1250 700,1300 1100,1270! 1100,1500!',
      colour: '#6f8248',
      lift: 2,
      print: 'map',
      depth: 0.79,
    },
    ...ticketBoat(690, 1160, 1.05, 0.76),
    // What the lips alone say, on its way.
    ...[0, 1, 2].map((i) =>
      rings(520 + i * 46, 730 + i * 78, [10 - i * 2], '#fffdf4', { lit: false, depth: 0.75 }),
    ),
    // All who live here stand still, and look up.
    ...[
      [120, 880],
      [190, 830],
      [440, 852],
      [60, 960],
    ].flatMap(([x, y], i) => tinyFairy(x!, y!, 70, i, 0.77 + i * 0.001)),
    ...grassBlades([30, 80, 800, 860], 1350, 130, 14, '#4f6a3c', 0.8),
    ...letter(250, 1190, 0.9, 0.83),
  ],
  cast: [
    hero({
      pose: 'stand',
      facing: 'right',
      at: [330, 500],
      scale: 3,
      expression: 'wonder',
      strength: 'slight',
      act: { spine: 4, neck: 6, tilt: 4 },
      hands: 'behindBack',
      lookAt: 'friend.eyes',
    }),
    sailor({
      at: [682, 1162],
      pose: 'wave',
      expression: 'calling',
      scale: 0.95,
      facing: 'right',
      depth: 0.7605,
    }),
    ladybug(240, 1236, 0.66, 'right', 0.82),
    { who: 'beetle', at: [370, 1260], scale: 0.7, facing: 'left', depth: 0.82 },
  ],
};
