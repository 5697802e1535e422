import { cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { flat } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendsHat, lay, starry, visitor } from '../parts.ts';

export const scene: Picture = {
  set: 'bathroom',
  light: 'night',
  plain: '#0a1022',
  shot: 'frame-in-frame',
  lighting: { dark: 0.25, lamps: [{ on: [600, 900], reach: 560 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#0c1428', { print: 'tiles' }),
      snip('150,-60! 760,-60! 760,1000! 150,1000!', '#1b2747', { lift: 1.2 }),
      snip('180,-60! 730,-60! 730,970! 180,970!', '#1d3a7c', flat),
      cut(
        '180,700 330,640 480,560 620,420 730,300 730,-60! 560,-60! 400,160 280,330 180,430',
        '#2b4f9a',
        flat,
      ),
      starry(64, 190, 720, -20, 950),
      ...(
        [
          [330, 200, 1.3],
          [560, 330, 1],
          [640, 120, 0.9],
        ] as const
      ).map(([x, y, scale]) =>
        cut('0,-26 5,-5 26,0 5,5 0,26 -5,5 -26,0 -5,-5', '#fff6d8', {
          at: [x, y],
          scale,
          lift: 0,
          what: 'star',
        }),
      ),
      line('180,470 730,470', '#1b2747', 16),
      line('455,-60 455,970', '#1b2747', 16),
      snip('600,970! 600,760! 660,700! 720,760! 720,970!', '#0c1428', flat),
      snip('100,996! 810,996! 820,1040! 90,1040!', '#2c3b66', { lift: 1 }),
      snip('-460,1236! 1360,1220! 1360,1640! -460,1640!', '#141d3a', { lift: 1, print: 'tiles' }),
      cut('-50,1000! 70,990 190,1000! 176,1240! -40,1240!', '#3a3040', { lift: 1, print: 'gingham' }),
      ...[440, 340, 240].map((r) => disc(620, 1010, r, '#ffb545', { opacity: 0.2 })),
    ),
    ...visitor(610, 1270, 1.75, 0.75, {
      as: 'glow',
      ears: [-18, 0, 18],
      look: [-0.3, -0.9],
      mouth: 'smile',
      hands: [
        [-100, -96],
        [74, -40],
      ],
    }),
    ...friendsHat('friend', 0.8, 1, 0.702, '#241c28').map((piece) => ({ ...piece, turn: 4, dy: -56 })),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'holdHands',
      at: [300, 720],
      by: 'head',
      scale: 1.7,
      facing: 'right',
      expression: 'wonder',
      act: { spine: -12 },
      touch: { right: [440, 1090] },
      lookAt: [560, 330],
      shadow: false,
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.74,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [70, 860],
      by: 'head',
      scale: 0.8,
      facing: 'right',
      expression: 'wonder',
      lookAt: [450, 200],
      seatOn: 'bed',
      shadow: false,
      depth: 0.7,
    },
  ],
};
