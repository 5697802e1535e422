import { cut, line, snip, wall } from '../../../cuts/flat.ts';
import { flat } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { INKY, lay, mouse, rain, rainSpots } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  shot: 'two-touching',
  lighting: { lamps: [{ on: [880, 420], reach: 900 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#222b4e'),
      snip('640,-300! 1360,-300! 1360,1500! 700,1500!', '#5c4038', { lift: 1, print: 'calendar' }),
      snip('760,140! 1360,120! 1360,640! 760,640!', '#ffc766', flat),
      line('760,390 1360,380', '#3a2a2c', 14),
      line('760,120 760,650', '#3a2a2c', 22),
      rain(rainSpots(30, -100, 640, 0, 1200), '#8fa3c8', 60, 5),
    ),
    ...lay(
      0.7,
      cut(
        '-20,1500! 20,1000 60,640 150,420 320,320 450,370 590,310 760,400 850,640 880,1000 940,1500!',
        '#4a3628',
        { lift: 2 },
      ),
    ),
    // The step.
    snip('-40,1000! 940,990! 960,1200! -60,1200!', '#3f3850', { depth: 0.722, lift: 1 }),
    ...lay(
      0.765,
      cut(
        '110,560 140,400 300,300 450,350 600,292 770,390 800,560 730,480 610,440 520,470 450,452 370,478 280,444 180,480',
        '#b58e58',
        { lift: 2.2, print: 'ledger' },
      ),
      snip('-460,1180! 1360,1160! 1360,1640! -460,1640!', '#4a4460', { lift: 1.4 }),
    ),
  ],
  cast: [
    {
      who: 'friend',
      gloves: INKY,
      pose: 'sit',
      at: [612, 660],
      by: 'head',
      scale: 2,
      facing: 'left',
      expression: 'wonder',
      seatOn: 'bed',
      act: { spine: 13 },
      lookAt: 'hero',
      shadow: false,
      depth: 0.735,
    },
    {
      who: 'hero',
      pose: 'sit',
      at: [280, 670],
      by: 'head',
      scale: 2,
      facing: 'right',
      expression: 'calm',
      seatOn: 'bed',
      act: { spine: 12 },
      hands: { left: 'open' },
      touch: { left: [96, 800] },
      lookAt: 'friend',
      shadow: false,
      depth: 0.73,
    },
    mouse([790, 1240], { scale: 0.8, facing: 'left', depth: 0.775 }),
  ],
};
