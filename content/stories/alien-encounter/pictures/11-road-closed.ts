import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bench, EAR, friendsHat, lay, visitor } from '../parts.ts';

export const scene: Picture = {
  set: 'square',
  shot: 'silhouette',
  why: { contrast: 'told from the ground as the other way’s picture is, by its shadow' },
  cuts: [
    ...lay(
      0.59,
      wall('#071820'),
      snip('150,1200! 150,420! 460,250! 770,420! 770,1200!', '#2f8a72', { lift: 1.4, print: 'newsprint' }),
      snip('110,440! 460,230! 810,440! 780,470! 460,290! 140,470!', '#0d3139', { lift: 1 }),
      ...[560, 800].flatMap((y): SceneCut[] =>
        [200, 610].map((x) => box(x, y, x + 110, y + 130, '#1c6558', flat)),
      ),
      // The road of shadow, that stops at the roof.
      cut('330,1260! 396,1000 424,700 440,430 480,430 500,700 540,1000 620,1260!', '#06141b', flat),
      line('466,1180 462,470', '#7fe0b0', 7, { dash: [40, 36] }),
      ...[-16, 2, 22].flatMap((turn, i) => put(440 + i * 20, 450, 0.7, turn, cut(EAR, '#06141b', flat))),
      snip('-460,1200! 1360,1180! 1360,1640! -460,1640!', '#66c795', flat),
      snip('-460,1270! 1360,1250! 1360,1640! -460,1640!', '#c4f7d6', flat),
      disc(862, 60, 9, '#fff6da'),
      bench(86, 1244, 0.85),
    ),
    ...visitor(600, 1290, 1.15, 0.75, {
      ears: [-16, 0, 16],
      look: [-0.2, -1],
      mouth: 'sad',
      hands: [
        [-96, -330],
        [74, -40],
      ],
    }),
    ...friendsHat('friend', 0.56, -1, 0.73),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'lookUp',
      at: [330, 990],
      by: 'head',
      scale: 1.05,
      facing: 'right',
      expression: 'worried',
      act: { spine: -14 },
      lookAt: [460, 300],
      touch: { right: [500, 1190] },
      depth: 0.74,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [90, 1184],
      by: 'seat',
      scale: 0.56,
      facing: 'right',
      seatOn: 'bed',
      expression: 'calm',
      shadow: false,
      depth: 0.728,
    },
  ],
};
