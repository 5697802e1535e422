import { called } from '../../../cuts/called.ts';
import { cut, line, pool, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { INKY, lay, rain, rainSpots } from '../parts.ts';

/** Days in a row, as she sees them in the air: at `odd` one is missing, or one bulges out of the row. */
const days = (y: number, odd: 'hole' | 'bulge') =>
  [0, 1, 2, 3, 4].flatMap((i) => {
    const x = 130 + i * 160;
    if (i !== 2)
      return put(x, y, 1, i % 2 ? 3 : -3, [
        snip('-66,-66! 66,-66! 66,66! -66,66!', '#ffe9b0', { lift: 1 }),
        line('-40,-30 40,-30', '#b99c70', 8),
      ]);
    return put(
      x,
      y,
      1,
      0,
      called(
        odd,
        odd === 'hole'
          ? [
              snip('-70,-70! 70,-70! 70,70! -70,70!', '#0d2b30', flat),
              line('-70,-70 70,-70 70,70 -70,70 -70,-70', '#ffe9b0', 5, { dash: [14, 12] }),
            ]
          : [
              cut('-74,66 -82,-20 -96,-96 -40,-150 40,-150 96,-96 82,-20 74,66 0,78', '#ffc94f', {
                lift: 2.4,
              }),
              line('-44,-70 44,-70', '#a8741c', 8),
              line('-44,-20 44,-20', '#a8741c', 8),
            ],
      ),
    );
  });

export const scene: Picture = {
  set: 'porch',
  shot: 'thing-in-hand',
  lighting: { lamps: [{ on: [600, 560], reach: 1100 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#1d4a4e'),
      pool(450, 500, [900, 640, 430], ['#24595a', '#2f6a60', '#3d7460'], 0.581),
      rain(rainSpots(12, 700, 900, 900, 1300), '#7fb8ac', 40, 4),
      ...days(190, 'hole'),
      ...days(500, 'bulge'),
    ),
    ...lay(
      0.7,
      snip('-460,1130! 1360,1110! 1360,1640! -460,1640!', '#7a4c2c', { lift: 2, print: 'gingham' }),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'kneel',
      holding: 'none',
      at: [330, 820],
      by: 'head',
      scale: 1.9,
      facing: 'right',
      expression: 'delight',
      strength: 'strong',
      act: { spine: 12 },
      touch: { right: [452, 570] },
      hands: { right: 'point' },
      lookAt: [450, 440],
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'friend',
      gloves: INKY,
      pose: 'sit',
      at: [710, 900],
      by: 'head',
      scale: 1.45,
      facing: 'left',
      expression: 'wonder',
      seatOn: 'ground',
      lookAt: [450, 440],
      shadow: false,
      depth: 0.75,
    },
  ],
};
