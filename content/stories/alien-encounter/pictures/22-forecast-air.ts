import { cut, disc, line, rings, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendsHat, lay, scattered, visitor } from '../parts.ts';

export const scene: Picture = {
  set: 'station',
  shot: 'over-the-shoulder',
  plain: '#0d1838',
  lighting: { rim: true, cast: false, lamps: [{ on: [860, 160], reach: 900, colour: '#ff8a5a' }] },
  cuts: [
    ...lay(
      0.59,
      wall('#22407a'),
      cut('-460,330 0,270 420,300 800,250 1360,320 1360,1640! -460,1640!', '#182f62', {
        lift: 0.6,
        print: 'newsprint',
      }),
      cut('-460,560 200,500 640,540 1360,490 1360,1640! -460,1640!', '#13264f', {
        lift: 0.6,
        print: 'newsprint',
      }),
      ...scattered(150, -440, 1340, 330, 1040).map(([x, y], i) =>
        snip(
          `${x - 11},${y - 15}! ${x + 11},${y - 15}! ${x + 11},${y + 15}! ${x - 11},${y + 15}!`,
          ['#ffcf70', '#f0b24e', '#ffe3a0'][i % 3]!,
          flat,
        ),
      ),
      // The house whose window has just gone out.
      snip('440,900! 440,560! 520,480! 600,560! 600,900!', '#0f2046', { lift: 0.8 }),
      ...[
        [480, 600],
        [560, 600],
        [480, 690],
        [560, 690],
        [480, 780],
        [560, 780],
      ].map(([x, y], i) =>
        snip(
          `${x! - 25},${y! - 33}! ${x! + 25},${y! - 33}! ${x! + 25},${y! + 33}! ${x! - 25},${y! + 33}!`,
          i === 3 ? '#070f26' : '#ffd885',
          { ...flat, what: 'window' },
        ),
      ),
      // Three ears in breath on the glass.
      ...[-16, 2, 20].flatMap((turn, i) =>
        put(
          730 + i * 26,
          420,
          0.55,
          turn,
          line('0,24 -11,2 -10,-46 -29,-82 -27,-122 0,-146 27,-122 29,-82 10,-46 11,2 0,24', '#cfe0f2', 8, {
            opacity: 0.6,
          }),
        ),
      ),
    ),
    ...lay(
      0.7,
      line('-40,-300 -40,1400', '#0b1430', 30),
      line('940,-300 940,1400', '#0b1430', 30),
      line('640,-300 640,1400', '#0b1430', 14),
      snip('-460,-300! 1360,-300! 1360,60! -460,60!', '#0b1430', { lift: 1.4 }),
    ),
    ...lay(0.75, snip('-460,1060! 1360,1060! 1360,1640! -460,1640!', '#0b1430', { lift: 2 })),
    ...lay(
      0.735,
      put(440, 1090, 1.2, -10, [
        line('0,0 0,-150', '#3d4660', 18),
        cut('-40,-150 -44,-220 0,-256 44,-220 40,-150 0,-136', '#c9d0d4', { lift: 1, what: 'microphone' }),
      ]),
    ),
    ...visitor(740, 1180, 1.35, 0.73, { ears: [-22, 0, 20], look: [-0.9, -0.4], mouth: 'o', mittens: false }),
    ...friendsHat('friend', 0.9, 1, 0.742),
    ...lay(0.6, rings(860, 120, [70, 44], '#ff6a4a', { opacity: 0.28 }), disc(860, 120, 20, '#ff5a3c')),
  ],
  cast: [
    {
      who: 'hero',
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      pose: 'stand',
      at: [240, 730],
      by: 'head',
      scale: 1.7,
      facing: 'side',
      expression: 'brave',
      act: { spine: 16 },
      touch: { right: [400, 1010] },
      lookAt: [420, 860],
      seatOn: 'bed',
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [40, 830],
      by: 'head',
      scale: 0.9,
      facing: 'right',
      expression: 'calm',
      seatOn: 'bed',
      shadow: false,
      depth: 0.738,
    },
  ],
};
