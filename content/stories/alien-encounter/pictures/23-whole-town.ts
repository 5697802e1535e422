import { cut, disc, line, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendsHat, houseFronts, lay, starry, townWindows, visitor } from '../parts.ts';

export const scene: Picture = {
  set: 'town',
  shot: 'establish',
  camera: cam(),
  wide: cam({ on: [540, 760] }),
  lighting: { lamps: [{ on: [520, 940], reach: 560 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#16295a'),
      // More than there are numbers for.
      cut(
        '-700,640 -200,420 200,260 560,-40 700,-300! 1200,-300! 900,60 640,380 300,600 -100,760 -700,900',
        '#284a94',
        { lift: 0 },
      ),
      starry(190, -680, 1580, -120, 780),
      starry(50, -400, 1000, 0, 640, '#ffe3a0'),
      // The town, dark to the last window.
      houseFronts(
        1010,
        [
          [-560, 200, 160],
          [-380, 180, 220],
          [-210, 170, 150],
          [-60, 180, 210],
          [110, 170, 150],
          [760, 170, 170],
          [920, 190, 230],
          [1100, 180, 160],
          [1280, 200, 220],
          [1470, 200, 170],
        ],
        ['#0c1836', '#0a1430'],
      ),
      townWindows([[860, 900, 3]], '#16264e'),
      cut(round(450, 1290, 900, 330, 24), '#1b3a5c', { lift: 2, print: 'newsprint' }),
      ...[330, 240, 150].map((r) => disc(560, 1010, r, '#ffcf70', { opacity: 0.16 })),
      line('800,1010 850,420', '#0b1835', 14, { what: 'mast' }),
      line('900,1010 850,420', '#0b1835', 14),
      line('815,840 890,900', '#0b1835', 8),
      line('828,680 872,720', '#0b1835', 8),
      disc(850, 410, 17, '#5c2a2c'),
    ),
    ...visitor(560, 1220, 1.2, 0.75, {
      as: 'glow',
      ears: [-24, 0, 24],
      look: [0, -1],
      mouth: 'smile',
      hands: [
        [-96, -104],
        [84, -150],
      ],
    }),
    ...friendsHat('friend', 0.92, -1, 0.738),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'lookUp',
      at: [344, 900],
      by: 'head',
      scale: 1.12,
      facing: 'right',
      expression: 'wonder',
      act: { spine: -14 },
      touch: { right: [444, 1092] },
      lookAt: [560, 100],
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.752,
    },
    {
      who: 'friend',
      pose: 'lookUp',
      at: [150, 880],
      by: 'head',
      scale: 0.92,
      facing: 'right',
      expression: 'overjoyed',
      act: { spine: -12 },
      lookAt: [450, 100],
      depth: 0.735,
    },
    {
      who: 'amparo',
      pose: 'lookUp',
      at: [740, 930],
      by: 'head',
      scale: 0.8,
      facing: 'left',
      expression: 'wonder',
      act: { spine: -12 },
      lookAt: [450, 100],
      depth: 0.738,
    },
  ],
};
