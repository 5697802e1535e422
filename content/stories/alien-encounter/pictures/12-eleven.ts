import { called } from '../../../cuts/called.ts';
import { cut, line, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { basin, bench, ear, friendsHat, GREEN, ground, houseFronts, lay, stoneFish } from '../parts.ts';

export const scene: Picture = {
  set: 'dark',
  shot: 'two-touching',
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
      // Buttoned over the two of them, with three ears out of the collar.
      cut('250,900! 330,810 430,806 520,850 600,960 640,1100 630,1210! 262,1210! 236,1060', '#7f9270', {
        lift: 1.6,
        what: 'coat',
      }),
      line('548,880 604,1000 618,1204', '#5f7256', 6),
      ...called(
        'visitor',
        [18, 44, 70].flatMap((turn, i) =>
          put(528 + i * 40, 880 + i * 52, 1.3, turn, [...ear('#f3cbc6', '#d98c92', 1)]),
        ),
      ),
      cut('470,1262 480,1226 530,1224 546,1262', '#f3cfc2', { lift: 0.6 }),
      cut('556,1262 566,1226 610,1224 626,1262', '#f3cfc2', { lift: 0.6 }),
    ),
    ...friendsHat('friend', 0.72, -1, 0.732),
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
      expression: 'startled',
      act: { spine: 16 },
      touch: { right: [560, 1060], left: [300, 1080] },
      handsDepth: 0.7475,
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
