import { cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { flat } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bench, friendsHat, lay, visitor } from '../parts.ts';

export const scene: Picture = {
  set: 'square',
  shot: 'diagonal-run',
  cuts: [
    ...lay(
      0.59,
      wall('#03121a'),
      // The glare of the lamps, and where it ends.
      cut(round(450, 1000, 900, 620, 28), '#1d6a60', flat),
      cut(round(450, 1040, 800, 520, 28), '#4fb389', flat),
      cut(round(450, 1080, 700, 420, 28), '#9be6bd', flat),
      cut(round(450, 1120, 560, 320, 28), '#d3f7dc', flat),
      ...[-60, 120, 790, 960].flatMap((x) => [
        line(`${x},1330 ${x},1010`, '#2c5c56', 16),
        disc(x, 990, 46, '#eafff0'),
        disc(x, 990, 28, '#ffffff'),
      ]),
      snip('-460,1200! 450,1180! 1360,1200! 1360,1700! -460,1700!', '#5fbf95', flat),
      bench(128, 1214, 0.8),
    ),
    ...visitor(660, 1262, 1.75, 0.75, {
      ears: [-34, -14, 10],
      look: [-0.2, -1],
      mouth: 'sad',
      hands: [
        [-40, -330],
        [76, -60],
      ],
    }),
    ...friendsHat('friend', 0.52, 1, 0.69),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [340, 800],
      by: 'head',
      scale: 1.5,
      facing: 'front',
      expression: 'curious',
      act: { spine: -12 },
      hands: { left: 'point' },
      touch: { left: [190, 520] },
      lookAt: [150, 200],
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [128, 1158],
      by: 'seat',
      scale: 0.52,
      facing: 'right',
      seatOn: 'bed',
      expression: 'calm',
      shadow: false,
      depth: 0.688,
    },
  ],
};
