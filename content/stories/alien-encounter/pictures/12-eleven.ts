import { cut, disc, line, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { basin, bench, EAR, GREEN, ground, houseFronts, lay, ottosHat, stoneFish } from '../parts.ts';

export const scene: Picture = {
  set: 'dark',
  shot: 'silhouette',
  lighting: { rim: true, from: [900, 0] },
  cuts: [
    ...lay(
      0.59,
      wall('#1c3766'),
      // What light is left is the sky's, low behind the roofs.
      cut(round(430, 820, 640, 560, 20), '#27508a', flat),
      cut(round(430, 840, 500, 420, 20), '#3f71ac', flat),
      cut(round(430, 860, 370, 300, 20), '#6f9fce', flat),
      houseFronts(
        760,
        [
          [80, 250, 330],
          [310, 220, 440],
          [560, 250, 300],
          [800, 230, 400],
          [-200, 260, 400],
          [1080, 260, 340],
        ],
        ['#1d3f74', '#193868'],
      ),
      ground(760, '#22477e'),
      cut(round(430, 1010, 520, 130, 20), '#4f83ba', flat),
      put(620, 940, 0.9, 0, basin(false)),
      cut(round(620, 848, 90, 20), '#62c795', flat),
      cut(round(620, 848, 40, 9), GREEN, flat),
      put(740, 880, 0.8, 6, stoneFish('#1d3a66', '#16305a', '#2c5080')),
      put(620, 940, 0.9, 0, [
        cut('-424,-92! -300,-30 0,2 300,-30 424,-92! 396,40! 280,92 0,116 -280,92 -396,40!', '#10224a', {
          lift: 1.6,
        }),
      ]),
      bench(110, 900, 1),
    ),
    ...lay(
      0.745,
      // The coat, and who is in it.
      cut('250,900! 330,800 420,800 500,880 600,1010 640,1150 630,1262! 250,1262! 230,1080', '#1c1329', {
        lift: 1.4,
      }),
      ...[34, 58, 82].flatMap((turn, i) =>
        put(540 + i * 34, 950 + i * 74, 1.2, turn, cut(EAR, '#1c1329', { lift: 1 })),
      ),
      cut('520,1284 530,1256 570,1254 586,1284', '#f3cfc2', { lift: 0.6 }),
      cut('604,1284 614,1256 654,1254 668,1284', '#f3cfc2', { lift: 0.6 }),
      line('590,1110 640,1120', '#3a5a94', 4),
    ),
    ...lay(0.735, disc(137, 740, 13, '#fff6da'), disc(139, 741, 6, '#1c1329')),
    ...ottosHat('otto', 0.72, -1, 0.732, '#1c1329'),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hug',
      holding: 'none',
      at: [370, 650],
      by: 'head',
      scale: 1.7,
      facing: 'right',
      plane: 'silhouette',
      act: { spine: 16 },
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'otto',
      pose: 'sit',
      at: [120, 740],
      by: 'head',
      scale: 0.72,
      facing: 'right',
      plane: 'silhouette',
      seatOn: 'bed',
      shadow: false,
      depth: 0.73,
    },
  ],
};
