import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { wall } from '../../../cuts/flat.ts';
import { put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { craft } from '../parts/craft.ts';
import { drips } from '../parts/small-things.ts';
import {
  basin,
  basinWall,
  bench,
  GREEN,
  ground,
  houseFronts,
  lampGlow,
  lay,
  onGuard,
  speechPage,
  stoneFish,
  visitor,
} from '../parts.ts';

const seatedFriend = onGuard([56, 570], 0.5, -1, 0.69);

export const scene: Picture = {
  set: 'square',
  shot: 'low-angle',
  cuts: [
    ...lay(
      0.59,
      wall('#0b2730'),
      houseFronts(
        820,
        [
          [60, 220, 330],
          [250, 190, 420],
          [870, 250, 380],
          [-180, 230, 300],
          [1130, 240, 330],
        ],
        ['#113841', '#0f323b'],
      ),
      lampGlow(640, 880, [660, 470, 300], ['#164c4e', '#2b7868', '#66bf92']).map((p) => ({
        ...p,
        depth: 0.5904,
      })),
      put(640, 1040, 1.25, 0, basin()),
      put(650, 940, 1.6, 4, stoneFish()),
      put(640, 420, 1.15, 168, craft()),
      ...drips(
        [
          [470, 560],
          [560, 570],
          [760, 520],
          [820, 500],
          [700, 540],
        ],
        GREEN,
      ),
      put(640, 1040, 1.25, 0, basinWall()),
      ground(1190, '#123f45', { depth: 0.62 }),
      bench(60, 620, 0.8),
    ),
    ...seatedFriend.cuts,
    ...visitor(440, 1262, 1.55, 0.75, {
      turn: 6,
      ears: [4, 22, 44],
      look: [-0.5, -0.9],
      mouth: 'talk',
      hands: [
        [-102, -186],
        [-58, -176],
      ],
    }),
    ...lay(0.755, put(110, 1020, 1, 24, speechPage(150, 210, '1'))),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [230, 640],
      by: 'head',
      scale: 1.6,
      facing: 'right',
      expression: 'startled',
      strength: 'slight',
      act: { spine: 16 },
      touch: { right: [318, 980], left: [110, 1000] },
      lookAt: [600, 480],
      depth: 0.74,
    },
    seatedFriend.role,
    { who: 'snail', at: [606, 1096], scale: 0.42, facing: 'left', depth: 0.735 },
    ...[690, 750, 808, 862, 910].map(
      (x, i): NamedRole => ({
        who: 'ladybug',
        name: `bug${i}`,
        at: [x, 1094 - i * 7],
        scale: 0.3,
        facing: 'left',
        depth: 0.735,
      }),
    ),
  ],
};
