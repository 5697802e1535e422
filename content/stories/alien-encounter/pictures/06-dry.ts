import { cut, disc, line, wall } from '../../../cuts/flat.ts';
import { put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cloud, drips } from '../parts/small-things.ts';
import { bench, ground, houseFronts, LAMP, lampGlow, lay, onGuard, visitor } from '../parts.ts';

const seatedFriend = onGuard([90, 500], 0.62, 1, 0.66);

export const scene: Picture = {
  set: 'square',
  shot: 'two-touching',
  cuts: [
    ...lay(
      0.59,
      wall('#1a5253'),
      ground(640, '#1f625f'),
      houseFronts(
        640,
        [
          [70, 260, 300],
          [-220, 250, 360],
          [1050, 260, 360],
        ],
        ['#164a4e'],
      ),
      lampGlow(560, 1330, [860, 640, 420], ['#2f8572', '#5fb68e', '#9ee6b4'], 0.85).map((p) => ({
        ...p,
        depth: 0.5904,
      })),
      bench(90, 560, 0.95),
    ),
    ...seatedFriend.cuts,
    ...visitor(620, 1270, 2.2, 0.74, {
      ears: [-58, 8, 62],
      look: [-0.6, -0.2],
      mouth: 'sad',
      hands: [
        [-87, -248],
        [92, -246],
      ],
      mittens: false,
    }),
    ...lay(
      0.78,
      put(622, 380, 0.66, 0, cloud('#b9c9d2', '#8fa5b2')),
      drips([
        [560, 430],
        [596, 460],
        [632, 430],
        [668, 462],
        [700, 428],
        [574, 530],
        [690, 534],
      ]),
    ),
    ...lay(
      0.76,
      line('800,1290 806,1210', '#4f8a3c', 9),
      ...[0, 60, 120, 180, 240, 300].map((a) =>
        cut('0,0 -10,-16 0,-34 10,-16', '#fffaf0', { at: [806, 1204], turn: a, lift: 0.3 }),
      ),
      disc(806, 1204, 11, LAMP),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [270, 540],
      by: 'head',
      scale: 1.8,
      facing: 'right',
      expression: 'tender',
      act: { spine: 18 },
      touch: { right: [500, 966] },
      hands: { left: 'behindBack' },
      lookAt: [600, 900],
      depth: 0.75,
    },
    seatedFriend.role,
  ],
};
