import { called } from '../../../cuts/called.ts';
import { cut, glow, line, snip, word } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { rope } from '../parts.ts';

export const scene: Picture = {
  set: 'tent',
  shot: 'two-touching',
  plain: '#8f5a3e',
  wide: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  cuts: kept([
    // The sail, lit from within.
    snip('-100,-100! 330,-200! 620,-200! 1000,-60! 1000,1120! -100,1120!', '#e2ad66', {
      depth: 0.1,
      lift: 0.2,
      print: 'sea-chart',
    }),
    ...glow(330, 900, 820, ['#ecbf78', '#f4d08c', '#fae0a2'], { depth: 0.11, step: 0.0005 }),
    snip('-100,-100! 120,-100! -20,1120! -100,1120!', '#a96c4c', {
      depth: 0.14,
      lift: 1.2,
      print: 'sea-chart',
    }),
    snip('1000,-100! 900,-100! 1000,900!', '#a96c4c', { depth: 0.14, lift: 1.2, print: 'sea-chart' }),
    line('150,-100 170,1130', '#7a4a34', 24, { depth: 0.145 }),
    cut('-100,1140! 300,1120 640,1136 1000,1116! 1000,1700! -100,1700!', '#d8a763', {
      depth: 0.3,
      lift: 1,
      print: 'map',
    }),
    // The chest, its lid up against the sail.
    snip('690,880! 890,850! 910,990! 704,1010!', '#7a4a34', { depth: 0.4, lift: 1.4 }),
    word('OONA, 8', 800, 930, 34, '#e8c08a', { depth: 0.41, turn: -7 }),
    snip('700,1010! 910,990! 916,1150! 712,1166!', '#945c3c', { depth: 0.42, lift: 1.4, print: 'ledger' }),
    // Rope: one of me up to the knot; and once more, to her hat.
    ...called('knot', rope('392,1250 404,1080 396,900 424,744', 0.745)),
    ...rope('424,744 392,600 366,420 352,200', 0.73),
    cut('396,742 422,712 456,734 458,768 426,782 398,770', '#e8b962', { depth: 0.752, lift: 1.4 }),
    line('402,754 450,736', '#a9742e', 7, { depth: 0.753 }),
    line('408,770 454,757', '#a9742e', 7, { depth: 0.753 }),
  ]),
  props: [{ id: 'lantern', at: [80, 1240], scale: 0.8, depth: 0.76 }],
  cast: [
    who('oona', 'stand', [560, 306], 1.78, {
      facing: 'left',
      expression: 'laughing',
      act: { spine: -6, tilt: 14 },
      lookAt: 'hero',
      touch: { left: [428, 744] },
      depth: 0.735,
    }),
    hero('crouch', [232, 850], 1.3, {
      facing: 'right',
      expression: 'laughing',
      act: { spine: -4, tilt: -14 },
      lookAt: 'oona',
      touch: { right: [396, 1090] },
      depth: 0.74,
    }),
    who('friend', 'kneel', [730, 1040], 0.95, {
      facing: 'left',
      expression: 'laughing',
      act: { spine: 12 },
      lookAt: 'hero',
      depth: 0.738,
    }),
    { who: 'parrot', at: [806, 868], scale: 0.62, facing: 'left', pose: 'joy', depth: 0.5 },
  ],
};
