import { cut, disc, line, rings, snip, wall, word } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { flat, put } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { calendarSquares, lay, mouse } from '../parts.ts';

export const scene: Picture = {
  set: 'home',
  shot: 'close',
  lighting: { from: [900, 0] },
  cuts: [
    ...lay(
      0.59,
      wall('#35507c', { print: 'newsprint' }),
      snip('230,-300! 1000,-300! 1360,1200! 460,1200!', '#5474a6', flat),
      put(570, 410, 1, 2, [
        snip('-300,-400! 300,-400! 300,400! -300,400!', '#dfe6f0', { what: 'calendar', lift: 1.8 }),
        snip('-300,-400! 300,-400! 300,-250! -300,-250!', '#a9b9dc', flat),
        word('FEBRUARY', 0, -326, 72, '#2b3a62'),
        ...put(
          -2,
          -20,
          1,
          0,
          calendarSquares(
            [
              1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
              27, 28,
            ],
            7,
            80,
            '#5a6a90',
            30,
          ),
        ),
        line('-284,142 -206,140 -204,222 -286,220 -283,144', '#4a4650', 7),
        line('-204,140 -122,144 -126,222 -206,220', '#4a4650', 7),
        cut(round(90, 270, 34, 46), '#1b1a30', { lift: 0, opacity: 0.2 }),
        rings(90, 270, [8, 16, 24, 32], '#1b1a30', { width: 4.5, flat: 1.35, turn: 24, opacity: 0.85 }),
        written('for {name}', 70, 356, 430, '#4a4650', 0.6),
      ]),
      disc(580, 0, 12, '#2b3a62'),
    ),
    ...lay(
      0.77,
      snip('-460,1150! 1360,1130! 1360,1640! -460,1640!', '#6f8fc0', { lift: 2 }),
      cut('640,1190 700,1176 760,1190 780,1230 800,1260 760,1280 690,1276 650,1240', '#3d5a8c', flat),
      put(700, 1110, 1, 0, [
        snip('-46,-64! 46,-64! 46,64! -46,64!', '#b9c3cf', { what: 'nine', lift: 1.2 }),
        word('9', 0, 0, 84, '#2b3350'),
      ]),
      put(640, 1236, 1, 0, [
        snip('-60,-46! 40,-46! 60,46! -40,46!', '#4a69a0', flat),
        word('6', 0, 0, 62, '#86a6d6'),
      ]),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [200, 950],
      by: 'head',
      scale: 2.15,
      facing: 'right',
      expression: 'tender',
      act: { spine: 12 },
      touch: { right: [420, 800] },
      lookAt: [410, 590],
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'at bedtime' },
      seatOn: 'bed',
      shadow: false,
      depth: 0.75,
    },
    mouse([800, 1180], { scale: 0.62, pose: 'sleep', facing: 'left', depth: 0.78 }),
  ],
};
