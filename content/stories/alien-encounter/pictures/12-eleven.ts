import { cut, disc, line, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { basin, bench, friendsHat, GREEN, ground, houseFronts, lay, stoneFish, visitor } from '../parts.ts';

export const scene: Picture = {
  set: 'dark',
  shot: 'two-touching',
  lighting: { rim: true, from: [900, 0] },
  cuts: [
    ...lay(
      0.59,
      wall('#2a5590'),
      // What light is left is the sky's, low behind the roofs.
      cut(round(430, 820, 640, 560, 20), '#31619f', flat),
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
    // It holds on to a hand; its head is inside the coat, with the ears out of the top.
    ...visitor(570, 1262, 1.7, 0.745, {
      ears: [14, 36, 58],
      mittens: false,
      hands: [
        [-104, -112],
        [66, -70],
      ],
    }),
    ...lay(
      0.7475,
      cut('396,830! 470,812 590,836 700,880 744,960 736,1080! 600,1104 470,1096! 440,960', '#7f9270', {
        lift: 1.6,
        what: 'coat',
      }),
      line('470,824 590,850 690,892 726,966 720,1070', '#5f7256', 6),
      disc(700, 1030, 12, '#5f7256'),
      disc(706, 950, 12, '#5f7256'),
    ),
    ...friendsHat('friend', 0.72, -1, 0.732),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      holding: 'none',
      at: [370, 650],
      by: 'head',
      scale: 1.7,
      facing: 'right',
      expression: 'startled',
      act: { spine: 16 },
      touch: { right: [394, 1072], left: 'hero.chest' },
      handsDepth: 0.7495,
      lookAt: [560, 860],
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [120, 740],
      by: 'head',
      scale: 0.72,
      facing: 'right',
      expression: 'calm',
      seatOn: 'bed',
      shadow: false,
      depth: 0.73,
    },
  ],
};
