import { cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bench, EAR, friendsHat, lay, visitor } from '../parts.ts';

export const scene: Picture = {
  set: 'square',
  shot: 'diagonal-run',
  cuts: [
    ...lay(
      0.59,
      wall('#06161e'),
      snip('-460,360! 1360,660! 1360,1700! -460,1700!', '#2f8a72', { lift: 1.4, print: 'newsprint' }),
      snip('-460,290! 1360,600! 1360,690! -460,380!', '#0d3139', { lift: 0.8 }),
      ...[
        [-140, 560],
        [650, 740],
      ].map(([x, y]) =>
        snip(`${x},${y}! ${x! + 90},${y! + 34}! ${x! + 90},${y! + 150}! ${x},${y! + 120}!`, '#1c6558', flat),
      ),
      // Their shadow, larger than the street.
      ...put(
        400,
        1180,
        1.75,
        -6,
        [-30, -4, 24].flatMap((turn, i) => put((i - 1) * 34, -206, 1, turn, cut(EAR, '#0a2a30', flat))),
        cut(
          '-76,-150 -66,-206 0,-228 66,-206 76,-150 40,-108 66,0 70,260 -70,260 -66,0 -40,-108',
          '#0a2a30',
          flat,
        ),
      ),
      disc(190, 830, 120, '#0a2a30'),
      cut('120,920 260,920 320,1060 350,1500 60,1500 90,1060', '#0a2a30', flat),
      line('130,1010 20,860 -30,700', '#0a2a30', 52),
      snip('-460,1240! 420,1180! 1360,1120! 1360,1700! -460,1700!', '#66c795', flat),
      snip('380,1700! 620,1250! 1360,1190! 1360,1700!', '#c4f7d6', flat),
      disc(54, 60, 9, '#fff6da'),
      bench(96, 1130, 0.85),
    ),
    ...visitor(760, 1296, 1.5, 0.75, {
      ears: [-46, -30, -12],
      look: [-0.8, -0.9],
      mouth: 'flat',
      hands: [
        [-96, -236],
        [70, -40],
      ],
      mittens: false,
    }),
    ...friendsHat('friend', 0.56, 1, 0.69),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [540, 830],
      by: 'head',
      scale: 1.35,
      facing: 'backLeft',
      act: { spine: -12 },
      touch: { left: [430, 742] },
      lookAt: [100, 120],
      depth: 0.74,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [96, 1070],
      by: 'seat',
      scale: 0.56,
      facing: 'right',
      seatOn: 'bed',
      expression: 'calm',
      shadow: false,
      depth: 0.688,
    },
  ],
};
