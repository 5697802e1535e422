import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cuff, disc, GOLD, line, sheep, snowSlope, sock, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'ridge',
  shot: 'small-before-big',
  camera: cam(),
  cuts: [
    snowSlope(1020, 1060, '#e8eef4', 0.2),
    ...[0, 1, 2, 3, 4, 5].flatMap((row) =>
      Array.from({ length: 3 + Math.ceil(row * 0.9) }, (_, i) =>
        sheep(
          530 + (i - (2 + Math.ceil(row * 0.9)) / 2) * 158 + (row % 2) * 26,
          150 + row * 145,
          0.98,
          0.3 + row * 0.02 + i * 0.001,
          ['#f6f0e2', '#e6dcc8', '#fffaf0'][(i + row) % 3],
          row === 5 && i === 2,
        ),
      ).flat(),
    ),
    ...sock(560, 70, 0.7, 0.5, 160),
    snowSlope(1140, 1150, '#f7f8f8', 0.6, { print: 'knitting' }),
    ...cuff({ at: [330, 838], scale: 0.85 }, 0.77),
    line('430,1030 520,990 620,1030', '#8a5a44', 20, { depth: 0.76 }),
    disc(470, 1066, 30, GOLD, { depth: 0.765, lit: false }),
    thread('-420,1120 0,1180 180,1090', 0.765),
  ],
  cast: [
    { who: 'ewe', at: [590, 1270], scale: 1.05, facing: 'left', lookAt: 'hero', depth: 0.74 },
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [220, 1280],
      scale: 1.15,
      facing: 'right',
      act: { spine: 13, arms: [null, [130, 150]] },
      expression: 'brave',
      touch: { right: [322, 876] },
      lookAt: [470, 1060],
      depth: 0.755,
    },
  ],
};
