import { called } from '../../../cuts/called.ts';
import { cut, disc, snip, wall } from '../../../cuts/flat.ts';
import { flat } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { FLAME, lay, mouse, rain, rainSpots } from '../parts.ts';

export const scene: Picture = {
  set: 'porch',
  shot: 'diagonal-run',
  lighting: { lamps: [{ on: [430, 520], reach: 900 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#2e8a7e'),
      cut('-460,420 100,380 500,430 900,370 1360,400 1360,1640! -460,1640!', '#27776f', { lift: 0.4 }),
      cut('-460,560 200,600 600,540 1360,590 1360,1640! -460,1640!', '#1f615f', {
        lift: 0.6,
        print: 'gingham',
      }),
      disc(740, 200, 90, '#ffe3a0', { opacity: 0.25 }),
      disc(740, 200, 26, FLAME),
      // The other rain, spilling out.
      snip('230,250! 430,270! 1360,900! 1360,1640! 330,1640! 230,640!', '#232a4c', { lift: 2.4 }),
      snip('250,300! 410,310! 1360,1090! 1360,1500! 250,610!', '#6b4632', flat),
      snip('260,340! 400,350! 1360,1240! 1360,1380! 260,560!', '#c98a3c', flat),
      rain(
        rainSpots(90, 230, 900, 300, 1320).filter(
          ([x, y]) => y > 300 + (x - 430) * 0.7 && y < 760 + (x - 230) * 1.5,
        ),
        '#aebbdc',
        64,
        5,
      ),
      snip('190,210! 236,222! 236,700! 190,730!', '#120f20', { lift: 1.6 }),
      snip('190,210! 190,160! 470,190! 470,260! 236,240!', '#120f20', { lift: 1.6 }),
      snip('430,250! 470,254! 470,330! 430,310!', '#120f20', { lift: 1 }),
    ),
    // Rolled, and one still in her hand.
    ...called('mats', [
      snip('650,980! 700,960! 742,1230! 690,1240!', '#d9a64e', { depth: 0.744, lift: 1.2, print: 'gingham' }),
      disc(675, 972, 26, '#b07a34', { depth: 0.7442, flat: 0.5 }),
      snip('760,1230! 960,1200! 970,1256! 768,1290!', '#c98a3c', {
        depth: 0.775,
        lift: 1.2,
        print: 'gingham',
      }),
      disc(766, 1260, 30, '#8a5a2c', { depth: 0.776 }),
      disc(766, 1260, 14, '#d9a64e', { depth: 0.777 }),
    ]),
    ...lay(
      0.64,
      rain(rainSpots(26, -100, 900, 0, 500), '#a6ded0', 40, 4),
      rain(rainSpots(14, -140, 220, 600, 1300), '#a6ded0', 40, 4),
    ),
  ],
  props: [
    { id: 'palm', at: [20, 1300], scale: 1.5, colour: '#164a44', depth: 0.7 },
    { id: 'palm', at: [880, 700], scale: 1.3, colour: '#164a44', depth: 0.59, flip: true },
    { id: 'flower', at: [90, 1290], scale: 0.8, depth: 0.77 },
  ],
  cast: [
    {
      who: 'friend',
      pose: 'run',
      at: [330, 1120],
      scale: 1.15,
      facing: 'right',
      expression: 'scared',
      act: { spine: 24 },
      touch: { right: [430, 940] },
      lookAt: 'sina.head',
      depth: 0.735,
    },
    {
      who: 'hero',
      pose: 'run',
      at: [520, 1210],
      scale: 1.15,
      facing: 'right',
      expression: 'doubtful',
      act: { spine: 20 },
      lookAt: 'sina.head',
      depth: 0.74,
    },
    {
      who: 'sina',
      pose: 'stand',
      at: [790, 740],
      by: 'head',
      scale: 1.5,
      facing: 'left',
      expression: 'calm',
      act: { spine: 12 },
      hold: { right: [700, 1010] },
      lookAt: 'hero.head',
      depth: 0.745,
    },
    mouse([640, 1280], { scale: 0.6, facing: 'right', pose: 'joy', depth: 0.77 }),
  ],
};
