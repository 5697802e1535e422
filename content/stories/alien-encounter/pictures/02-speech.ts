import { cut, line, snip, wall, word } from '../../../cuts/flat.ts';
import { put } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { bench, ground, houseFronts, lampGlow, lay, onGuard, visitor } from '../parts.ts';

const seatedFriend = onGuard([760, 420], 0.62, -1, 0.69);

export const scene: Picture = {
  set: 'square',
  shot: 'two-touching',
  cuts: [
    ...lay(
      0.59,
      wall('#5fb795'),
      houseFronts(
        520,
        [
          [80, 240, 330],
          [300, 210, 260],
          [880, 240, 300],
          [-200, 230, 260],
          [1130, 240, 340],
        ],
        ['#3f9a80', '#378c76'],
      ),
      ground(520, '#86cfa6'),
      lampGlow(520, 1340, [900, 660, 430], ['#98dbb2', '#b0e6c2', '#cdf3d4'], 0.8).map((p) => ({
        ...p,
        depth: 0.5904,
      })),
      bench(760, 490, 0.95),
    ),
    ...seatedFriend.cuts,
    ...visitor(690, 1240, 2.1, 0.745, {
      ears: [-52, -40, -26],
      look: [-0.9, -0.5],
      mouth: 'o',
      hands: [
        [-96, -92],
        [70, -30],
      ],
    }),
    ...lay(
      0.762,
      cut(
        '330,640! 560,626! 566,800 520,960 560,1090 700,1190 900,1216 1120,1200! 1130,1280! 880,1300 620,1270 440,1160 380,980 372,800',
        '#f8efd8',
        { lift: 2, print: 'letters', what: 'page' },
      ),
      word('1', 520, 690, 30, '#8a6a4a'),
      word('2', 480, 950, 30, '#8a6a4a'),
      word('3', 590, 1180, 30, '#8a6a4a'),
      word('4', 846, 1262, 30, '#8a6a4a'),
      // The first page has slid down already.
      put(196, 1190, 1, -7, [
        snip('-172,-84! 176,-92! 180,86! -168,92!', '#f8efd8', { lift: 1.6, print: 'letters' }),
        word('SPEECH', 2, -34, 40, '#7a3f5a'),
      ]),
    ),
    written('by {name}', 200, 1222, 324, '#3f4a7a', 0.7634, { turn: -7 }),
    ...lay(
      0.77,
      line('560,1046 540,1040', '#f3cfc2', 12),
      line('556,1064 532,1062', '#f3cfc2', 12),
      line('556,1030 538,1020', '#f3cfc2', 12),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [310, 450],
      by: 'head',
      scale: 1.7,
      facing: 'right',
      expression: 'calm',
      act: { spine: 12 },
      touch: { left: [352, 690], right: [556, 700] },
      handsDepth: 0.764,
      lookAt: [520, 780],
      shadow: false,
      depth: 0.73,
    },
    seatedFriend.role,
    { who: 'snail', at: [820, 1200], scale: 0.5, facing: 'left', depth: 0.78 },
  ],
};
