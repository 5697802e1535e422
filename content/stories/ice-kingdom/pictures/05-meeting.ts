import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, gecko, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'kitchen',
  plain: '#3a7f7d',
  light: 'dusk',
  shot: 'two-touching',
  camera: cam(),
  wide: cam({ on: [450, 860] }),
  lighting: { lamps: [{ on: [470, 640], reach: 900 }] },
  cuts: [
    wall('#2f6c6c'),
    box(-900, -500, 1800, 980, '#2f6c6c', { depth: 0.585, lift: 0.3, print: 'tiles', lit: false }),
    disc(470, 800, 560, '#4f8f80', { depth: 0.587 }),
    disc(470, 800, 400, '#93bd8c', { depth: 0.5875 }),
    disc(470, 800, 250, '#e6d893', { depth: 0.588 }),
    // on the wall both are as large as they had thought
    ...(
      [
        [30, 230, 62],
        [250, 230, 62],
        [140, 350, 168],
      ] as const
    ).map(([x, y, r]) => disc(x, y, r, '#1f5058', { depth: 0.59 })),
    cut('-90,985! -80,660 -30,500 50,450! 230,450! 310,500 360,660 380,985!', '#1f5058', {
      depth: 0.59,
      lift: 0,
      lit: false,
    }),
    disc(760, 320, 138, '#1f5058', { depth: 0.59 }),
    cut('660,320! 540,360! 660,396!', '#1f5058', { depth: 0.59, lift: 0, lit: false }),
    cut('600,985! 600,720 630,540 690,420! 830,420! 890,540 930,720 930,985!', '#1f5058', {
      depth: 0.59,
      lift: 0,
      lit: false,
    }),
    // the window where the line comes in
    box(396, 60, 560, 300, '#16244a', { depth: 0.5892, lift: 0, lit: false }),
    { line: '478,60 478,300', width: 12, colour: '#c98a5c', depth: 0.5894, lit: false },
    {
      line: '396,60 560,60 560,300 396,300 396,54',
      width: 14,
      colour: '#c98a5c',
      depth: 0.5894,
      lit: false,
    },
    disc(436, 120, 6, '#fff0cc', { depth: 0.5893 }),
    disc(524, 230, 5, '#fff0cc', { depth: 0.5893 }),
    ...gecko([626, 150], 160, 0.5896, 0.8, '#a9cf74'),
    // the north's tiles and the south's
    cut('-900,980! 540,980! 600,1900! -900,1900!', '#c9805c', {
      depth: 0.6,
      snip: true,
      lift: 1,
      print: 'tiles',
      lit: false,
    }),
    cut('540,980! 1800,980! 1800,1900! 600,1900!', '#a2584c', {
      depth: 0.601,
      snip: true,
      lift: 0,
      lit: false,
    }),
    cut('60,1120 300,1050 480,1040 680,1050 900,1120 800,1260 480,1310 160,1260', '#f3c98a', {
      depth: 0.605,
      lift: 0,
      lit: false,
      opacity: 0.5,
    }),
    // two letters nobody has read to the end
    cut('560,1230! 640,1216! 650,1270! 570,1284!', '#fdf6e2', {
      depth: 0.62,
      snip: true,
      lift: 0.8,
      print: 'letters',
    }),
    cut('640,1260! 720,1270! 714,1326! 634,1314!', '#fdf6e2', {
      depth: 0.621,
      snip: true,
      lift: 0.8,
      print: 'letters',
    }),
  ],
  props: [{ id: 'oil-lamp', name: 'lamp', heldBy: 'hero.right', scale: 0.75 }],
  cast: [
    {
      who: 'bear',
      at: [110, 1270],
      scale: 1.85,
      lookAt: 'penguin',
      lean: 10,
      nod: 8,
      facing: 'right',
      mood: 'plain',
      depth: 0.72,
    },
    {
      who: 'hero',
      pose: 'stand',
      at: [450, 1250],
      scale: 1.05,
      facing: 'right',
      expression: 'worried',
      act: { spine: 12, arms: [null, [96, 112]] },
      lookAt: 'penguin',
      touch: { left: [310, 1080] },
      depth: 0.74,
    },
    {
      who: 'penguin',
      at: [800, 1240],
      scale: 0.9,
      facing: 'left',
      lookAt: 'bear',
      mood: 'plain',
      depth: 0.72,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [664, 998],
      by: 'head',
      shadow: false,
      scale: 0.97,
      facing: 'left',
      expression: 'holdingBreath',
      act: { spine: 8 },
      lookAt: 'bear',
      depth: 0.735,
    },
  ],
};
