import { cut, rings, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { leaf } from '../parts/small-things.ts';
import { bench, ground, houseFronts, lay, onGuard, visitor } from '../parts.ts';

const seatedFriend = onGuard([800, 560], 0.55, -1, 0.66);

export const scene: Picture = {
  set: 'square',
  shot: 'low-angle',
  cuts: [
    ...lay(
      0.59,
      wall('#0d313a'),
      houseFronts(
        760,
        [
          [620, 220, 330],
          [830, 210, 430],
          [380, 200, 280],
          [120, 240, 400],
          [-180, 230, 300],
          [1100, 240, 330],
        ],
        ['#133f48', '#113841'],
      ),
      ground(760, '#184e52'),
      rings(404, 370, [230, 160], '#d8f7c0', { opacity: 0.16 }),
      cut(round(640, 1130, 470, 160, 20), '#3f9d80', { lift: 0.4 }),
      cut(round(640, 1126, 430, 138, 20), '#7fe0b0', { ...flat, what: 'puddle' }),
      cut(round(600, 1130, 260, 66, 18), '#c9f7dc', flat),
      bench(800, 620, 0.8),
    ),
    ...seatedFriend.cuts,
    ...visitor(660, 960, 1.75, 0.73, {
      ears: [-70, 0, 70],
      look: [-0.7, -0.9],
      mouth: 'flat',
      hands: [
        [-66, -26],
        [66, -26],
      ],
    }),
    ...lay(0.79, put(404, 380, 1.5, 8, leaf('#c4ee74', '#6a9a3a'))),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [210, 680],
      by: 'head',
      scale: 1.65,
      facing: 'right',
      expression: 'calm',
      act: { spine: -12 },
      touch: { right: [384, 560] },
      handsDepth: 0.795,
      lookAt: [640, 700],
      depth: 0.74,
    },
    seatedFriend.role,
    { who: 'snail', name: 'snail1', at: [800, 968], scale: 0.5, facing: 'left', depth: 0.725 },
    { who: 'snail', name: 'snail2', at: [890, 954], scale: 0.44, facing: 'left', depth: 0.724 },
  ],
};
