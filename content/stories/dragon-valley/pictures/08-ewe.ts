import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { sheep, snowSlope, sock, thread } from '../parts.ts';
import { MITTENS } from '../people.ts';

export const scene: Picture = {
  set: 'ridge',
  shot: 'small-before-big',
  camera: cam(),
  cuts: [
    snowSlope(784, 796, '#e8eef4', 0.2),
    // Sixty.
    ...[6, 8, 10, 11, 12, 13].flatMap((count, row) =>
      Array.from({ length: count }, (_, i) =>
        sheep(
          450 + (i - (count - 1) / 2) * 70,
          356 + row * 78,
          0.56,
          0.3 + row * 0.02 + i * 0.001,
          ['#f6f0e2', '#e6dcc8', '#fffaf0'][(i + row) % 3],
          row === 5 && i === 4,
        ),
      ).flat(),
    ),
    ...sock(520, 284, 0.6, 0.5, 160),
    snowSlope(1140, 1150, '#f7f8f8', 0.6, { print: 'knitting' }),
    thread('-420,1120 0,1180 180,1090', 0.765),
  ],
  cast: [
    { who: 'ewe', at: [590, 1270], scale: 1.05, facing: 'left', lookAt: 'hero', depth: 0.74 },
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [230, 1280],
      scale: 1.15,
      facing: 'right',
      act: { spine: 13 },
      expression: 'sad',
      strength: 'slight',
      touch: { right: [400, 1090] },
      gloves: { ...MITTENS, only: 'right' },
      lookAt: [470, 1060],
      depth: 0.755,
    },
  ],
};
