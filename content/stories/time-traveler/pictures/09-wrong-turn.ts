import { called } from '../../../cuts/called.ts';
import { cut, disc, snip, wall } from '../../../cuts/flat.ts';
import { flat } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { FLAME, INKY, lay, mouse, rain, rainSpots } from '../parts.ts';

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
      // The low door of the clock, with the other rain behind it, and Sina's porch before it.
      snip('20,420! 330,400! 330,1190! 20,1190!', '#120f20', { what: 'door', lift: 2 }),
      snip('50,450! 300,434! 300,1190! 50,1190!', '#232a4c', flat),
      rain(rainSpots(26, 70, 290, 450, 1120), '#aebbdc', 56, 5),
      snip('-460,1180! 1360,1160! 1360,1640! -460,1640!', '#8a5a34', { lift: 1.2, print: 'gingham' }),
      snip('50,1190! 300,1186! 420,1330! -20,1340!', '#39406a', { ...flat, opacity: 0.7 }),
    ),
    // Rolled, and one still in her hand.
    ...called('mats', [
      snip('640,930! 690,916! 742,1230! 690,1240!', '#d9a64e', { depth: 0.744, lift: 1.2, print: 'gingham' }),
      disc(665, 924, 26, '#b07a34', { depth: 0.7442, flat: 0.5 }),
      snip('760,1230! 960,1200! 970,1256! 768,1290!', '#c98a3c', {
        depth: 0.775,
        lift: 1.2,
        print: 'gingham',
      }),
      disc(766, 1260, 30, '#8a5a2c', { depth: 0.776 }),
      disc(766, 1260, 14, '#d9a64e', { depth: 0.777 }),
    ]),
    ...lay(0.64, rain(rainSpots(30, 340, 1000, 0, 1000), '#a6ded0', 40, 4)),
  ],
  props: [
    { id: 'palm', at: [500, 1160], scale: 1.5, colour: '#164a44', depth: 0.592 },
    { id: 'palm', at: [880, 700], scale: 1.3, colour: '#164a44', depth: 0.59, flip: true },
    { id: 'flower', at: [90, 1290], scale: 0.8, depth: 0.77 },
  ],
  cast: [
    {
      who: 'friend',
      gloves: INKY,
      pose: 'walk',
      at: [90, 1216],
      scale: 1.25,
      facing: 'right',
      expression: 'doubtful',
      strength: 'strong',
      act: { spine: 4 },
      touch: { right: [300, 1050] },
      lookAt: 'sina.head',
      depth: 0.735,
    },
    {
      who: 'hero',
      pose: 'stand',
      at: [480, 1256],
      scale: 1.3,
      touch: { right: [610, 1010] },
      hands: { right: 'open' },
      facing: 'right',
      expression: 'startled',
      act: { spine: -6 },
      lookAt: 'sina.head',
      depth: 0.74,
    },
    {
      who: 'sina',
      pose: 'stand',
      at: [760, 660],
      by: 'head',
      scale: 1.5,
      facing: 'left',
      expression: 'calm',
      act: { spine: 12 },
      hold: { right: [670, 970] },
      lookAt: 'hero.head',
      depth: 0.745,
    },
    mouse([560, 1290], { scale: 0.6, facing: 'right', pose: 'joy', depth: 0.77 }),
  ],
};
