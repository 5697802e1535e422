import { cut, line, pool, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { INKY, lay, rain, rainSpots } from '../parts.ts';

export const scene: Picture = {
  set: 'porch',
  shot: 'close',
  lighting: { lamps: [{ on: [110, 1040], reach: 1100 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#1d4a4e'),
      pool(110, 1040, [900, 640, 400, 220], ['#24595a', '#3d7460', '#7d9358', '#d3b85c'], 0.581),
      // Two weeks as she sees them: one has a hole in it, and one a bulge.
      ...[0, 1].flatMap((row) =>
        [0, 1, 2].flatMap((col) =>
          put(36 + col * 84, 690 + row * 150, 0.8, 0, [
            snip('-44,-44! 44,-44! 44,44! -44,44!', col === 1 && row === 0 ? '#163c40' : '#ffe9b0', {
              lift: col === 1 && row === 0 ? 0 : 0.6,
            }),
            ...(col === 1 && row === 1
              ? [cut('-64,0 -46,-50 0,-70 46,-50 64,0 46,50 0,70 -46,50', '#ffd36e', { lift: 1.4 })]
              : []),
          ]),
        ),
      ),
      rain(rainSpots(16, 300, 900, 900, 1300), '#7fb8ac', 40, 4),
    ),
    ...lay(
      0.77,
      put(70, 1200, 1.2, 0, [
        snip('-50,0! -40,-90! 40,-90! 50,0!', '#ffd36e', flat),
        line('-56,4 56,4', '#5c3a24', 14),
        line('-46,-94 46,-94', '#5c3a24', 14),
        line('-30,-96 0,-140 30,-96', '#5c3a24', 8),
      ]),
    ),
    ...lay(
      0.765,
      snip('-460,60! 1360,20! 1360,150! -460,186!', '#7a4c2c', { lift: 2.6, print: 'gingham' }),
      snip('660,40! 740,40! 740,-300! 660,-300!', '#5c3a24', { lift: 1 }),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'lieBack',
      at: [470, 650],
      by: 'head',
      scale: 2.9,
      turn: -90,
      facing: 'right',
      expression: 'thinking',
      act: { spine: 12 },
      bed: false,
      seatOn: 'bed',
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'friend',
      gloves: INKY,
      pose: 'sit',
      at: [690, 1130],
      by: 'head',
      scale: 1.35,
      facing: 'left',
      expression: 'thinking',
      seatOn: 'ground',
      lookAt: 'hero',
      shadow: false,
      depth: 0.75,
    },
  ],
};
