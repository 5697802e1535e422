import { cut, disc, line, snip } from '../../../cuts/flat.ts';
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
      line('170,-300 178,440', '#b5502f', 8, { what: 'lamp cord' }),
      disc(178, 470, 24, '#b5502f'),
    ),
    ...lay(
      0.765,
      line('540,1040 660,1050 730,980 770,850', '#3f7f8c', 62),
      cut('150,700! 590,690! 630,1100! 580,1240 190,1240 120,1110!', '#5aa0ac', {
        lift: 2.4,
        what: 'watering can',
      }),
      cut('120,700 190,650 380,634 570,646 630,690 560,740 380,756 200,744', '#3f7f8c', { lift: 1 }),
      cut('158,698 230,664 380,652 520,660 592,690 520,722 380,734 230,726', '#21474f', flat),
      line('150,960 66,940 40,1060 120,1150', '#3f7f8c', 40),
      snip('700,830! 850,880! 870,810! 730,750!', '#3f7f8c', { lift: 1 }),
    ),
    ...lay(
      0.79,
      put(826, 1350, 3, 8, ear('#f3cfc2', '#dd9484', 1.6)),
      ...drips(
        [
          [800, 900],
          [840, 950],
        ],
        '#4f9ab8',
      ),
      cut('-460,1270 200,1250 600,1280 1360,1260 1360,1640! -460,1640!', '#fffdf6', { lift: 2 }),
      cut('560,1300 640,1276 780,1276 830,1300 780,1316 640,1316', '#9fd0dc', flat),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [380, 540],
      by: 'head',
      scale: 2.6,
      facing: 'right',
      expression: 'whispering',
      act: { spine: 12 },
      touch: { left: [176, 430] },
      handsDepth: 0.745,
      lookAt: [860, 900],
      seatOn: 'bed',
      shadow: false,
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.74,
    },
  ],
};
