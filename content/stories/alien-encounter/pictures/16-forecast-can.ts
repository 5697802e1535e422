import { cut, disc, line } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { drips } from '../parts/small-things.ts';
import { ear, lampGlow, lay, tiled } from '../parts.ts';

export const scene: Picture = {
  set: 'bathroom',
  shot: 'close',
  lighting: { from: [300, 0] },
  cuts: [
    ...lay(
      0.59,
      tiled('#f2c552'),
      lampGlow(230, 120, [900, 620, 360], ['#f5cf66', '#f9dd8a', '#fdebb4']).map((p) => ({
        ...p,
        depth: 0.5901,
      })),
      line('120,-300 126,400', '#b5502f', 8, { what: 'lamp cord' }),
      disc(126, 424, 22, '#b5502f'),
    ),
    // The can, tipped: in at the top, out at the spout.
    ...lay(
      0.765,
      put(490, 760, 1, 14, [
        line('120,150 250,120 330,-20', '#3f7f8c', 48),
        cut('304,-52! 372,-22! 400,-50 376,-92 328,-96!', '#3f7f8c', { lift: 1 }),
        cut('-150,10! 150,10! 170,230! 140,270 -140,270 -170,230!', '#5aa0ac', {
          lift: 2,
          what: 'watering can',
        }),
        line('100,20 190,60 176,170', '#3f7f8c', 26),
        cut('-164,10 -120,-24 0,-36 120,-24 164,10 120,42 0,54 -120,42', '#3f7f8c', { lift: 0.8 }),
        cut('-136,8 -96,-12 0,-20 96,-12 136,8 96,28 0,36 -96,28', '#21474f', flat),
      ]),
    ),
    ...lay(
      0.79,
      put(796, 1270, 3, 18, ear('#f3cfc2', '#dd9484', 1.6)),
      put(560, 1300, 2.1, 6, ear('#f3cfc2', '#dd9484', 1.6)),
      ...drips(
        [
          [856, 900],
          [880, 950],
        ],
        '#4f9ab8',
      ),
      cut('-460,1230 200,1210 600,1240 1360,1220 1360,1640! -460,1640!', '#fffdf6', { lift: 2 }),
      cut('300,1280 380,1256 520,1256 570,1280 520,1296 380,1296', '#9fd0dc', flat),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [390, 470],
      by: 'head',
      scale: 2.2,
      facing: 'right',
      expression: 'calling',
      act: { spine: 10 },
      touch: { left: [126, 400], right: [640, 830] },
      handsDepth: 0.775,
      lookAt: [640, 760],
      seatOn: 'bed',
      shadow: false,
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.74,
    },
  ],
};
