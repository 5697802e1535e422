import { snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { craft } from '../parts/craft.ts';
import { moth } from '../parts/small-things.ts';
import {
  basin,
  basinWall,
  bench,
  ground,
  houseFronts,
  LAMP,
  lampGlow,
  lay,
  mailbox,
  onGuard,
  stoneFish,
  visitor,
} from '../parts.ts';

const seatedFriend = onGuard([790, 700], 0.5, -1, 0.69);

export const scene: Picture = {
  set: 'square',
  shot: 'small-before-big',
  cuts: [
    ...lay(
      0.59,
      wall('#0e323b'),
      houseFronts(
        690,
        [
          [360, 200, 300],
          [560, 180, 380],
          [740, 190, 280],
          [930, 210, 350],
          [1160, 230, 300],
        ],
        ['#174850', '#123d46', '#1b5058'],
      ),
      ground(690, '#174a4e'),
      lampGlow(470, 960, [620, 450, 290], ['#1d5d5a', '#2f806f', '#58b188'], 0.4).map((p) => ({
        ...p,
        depth: 0.5903,
      })),
      put(460, 960, 0.62, 0, basin()),
      put(460, 890, 0.5, 0, stoneFish()),
      put(460, 722, 0.5, 170, craft()),
      put(460, 960, 0.62, 0, basinWall()),
      bench(790, 760, 0.8),
    ),
    ...seatedFriend.cuts,
    ...lay(0.7, put(770, 1256, 1.2, 0, mailbox())),
    ...visitor(500, 1262, 1, 0.72, {
      turn: 24,
      ears: [34, 48, 62],
      look: [0.8, 0.6],
      mouth: 'talk',
      hands: [
        [-64, -60],
        [58, -40],
      ],
    }),
    ...lay(0.71, moth(640, 940, 0.8)),
    ...lay(0.6, snip('30,310! 250,310! 250,610! 30,610!', LAMP, { ...flat, what: 'window' })),
    ...lay(
      0.76,
      snip('-460,-300! 264,-300! 290,1400! -460,1400!', '#08222a', {
        lift: 2.4,
        print: 'newsprint',
        holes: '44,330! 236,326! 240,590! 44,594!',
      }),
      snip('20,588! 256,586! 262,616! 14,618!', '#3a6a70', { lift: 1 }),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'peek',
      at: [138, 486],
      by: 'head',
      scale: 0.82,
      facing: 'right',
      expression: 'holdingBreath',
      act: { spine: 12 },
      touch: { right: [216, 566], left: [62, 566] },
      handsDepth: 0.73,
      lookAt: [560, 1100],
      shadow: false,
      seatOn: 'bed',
      depth: 0.72,
    },
    seatedFriend.role,
  ],
};
