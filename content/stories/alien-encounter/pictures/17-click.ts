import { cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { cam, flat } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendsHat, lay, starry, visitor } from '../parts.ts';

export const scene: Picture = {
  set: 'bathroom',
  light: 'night',
  plain: '#0a1022',
  shot: 'frame-in-frame',
  camera: cam(),
  wide: cam({ on: [515, 696] }),
  lighting: { dark: 0.25, lamps: [{ on: [640, 900], reach: 560 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#0c1428', { print: 'tiles' }),
      // The window, as wide as the night.
      snip('-150,-360! 890,-360! 890,1010! -150,1010!', '#1b2747', { lift: 1.2 }),
      snip('-120,-360! 860,-360! 860,980! -120,980!', '#1d3a7c', flat),
      cut(
        '-120,900 60,830 230,740 420,640 620,460 760,300 860,100 860,-360! 640,-360! 520,-40 330,240 60,470 -120,560',
        '#2f57a8',
        flat,
      ),
      starry(190, -108, 850, -340, 950),
      starry(60, -100, 840, -300, 700, '#ffe3a0'),
      ...(
        [
          [330, 290, 1.3],
          [560, 230, 1],
          [690, 420, 1.5],
          [150, 210, 1.1],
          [800, 640, 1],
        ] as const
      ).map(([x, y, scale]) =>
        cut('0,-26 5,-5 26,0 5,5 0,26 -5,5 -26,0 -5,-5', '#fff6d8', {
          at: [x, y],
          scale,
          lift: 0,
          what: 'star',
        }),
      ),
      // The chimney, by which there was the first.
      snip('690,980! 690,800! 760,730! 840,800! 840,980!', '#0c1428', flat),
      line('-120,520 860,520', '#1b2747', 16),
      ...[130, 495].map((x) => line(`${x},-360 ${x},980`, '#1b2747', 16)),
      snip('-190,1000! 930,1000! 940,1044! -200,1044!', '#2c3b66', { lift: 1 }),
      snip('-460,1236! 1560,1220! 1560,1640! -460,1640!', '#141d3a', { lift: 1, print: 'tiles' }),
      cut('-50,1000! 70,990 190,1000! 176,1240! -40,1240!', '#3a3040', { lift: 1, print: 'gingham' }),
      ...[440, 340, 240].map((r) => disc(655, 1010, r, '#ffb545', { opacity: 0.2 })),
    ),
    ...visitor(655, 1270, 1.75, 0.75, {
      as: 'glow',
      ears: [-18, 0, 18],
      look: [-0.3, -0.9],
      mouth: 'smile',
      hands: [
        [-116, -150],
        [74, -40],
      ],
    }),
    // Cold fingers, round a hand.
    ...lay(
      0.765,
      [-30, -10, 10, 30].map((dy) =>
        line(`476,${1010 + dy * 0.5} 452,${1006 + dy} 428,${1010 + dy * 0.8}`, '#fff2c4', 13),
      ),
    ),
    ...friendsHat('friend', 0.8, 1, 0.702, '#241c28').map((piece) => ({ ...piece, turn: 4, dy: -56 })),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'holdHands',
      at: [290, 740],
      by: 'head',
      scale: 1.7,
      facing: 'right',
      expression: 'wonder',
      act: { spine: -12 },
      touch: { right: [444, 1010] },
      handsDepth: 0.76,
      lookAt: [690, 420],
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
