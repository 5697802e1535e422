import { box, cut, disc, line, snip } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt, rowsOfSuperheroes } from '../parts/people.ts';
import { cityBlocks } from '../parts/places.ts';
import { mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'roof',
  shot: 'two-touching',
  plain: '#ee8f50',
  wide: { zoom: 0.98, on: [450, 820], at: [0.5, 0.5] },
  lighting: { from: [450, 700] },
  cuts: kept([
    disc(520, 760, 560, '#f4a961', { depth: 0.05 }),
    disc(520, 800, 380, '#f9c77c', { depth: 0.06 }),
    disc(520, 830, 190, '#fdeab4', { depth: 0.07 }),
    ...cityBlocks(
      [
        [-420, 880, 130],
        [-260, 960, 100],
        [60, 940, 120],
        [220, 1000, 100],
        [700, 960, 110],
        [860, 900, 170],
        [1080, 960, 140],
      ],
      1200,
      '#a8506e',
      '#f9c77c',
      0.1,
    ),
    box(800, 770, 860, 1000, '#8a3f62', { depth: 0.099, lift: 0.8 }),
    // The mop, held like a flag.
    ...mop(830, 790, 0.8, 0.098, 24),
    // Sixty, in one black row.
    ...rowsOfSuperheroes([-250, 1010], [70, 40], [19, 2], 0.62, 0.3, { dark: '#4a2444' }),
    box(-460, 1100, 1360, 1700, '#35183a', { depth: 0.6, lift: 1.4, print: 'newsprint' }),
    snip('120,1106! 760,1106! 900,1270! -20,1270!', '#4a2348', { depth: 0.61, lift: 0.6 }),
    // A balloon, with a basket, with a tree, with a cat.
    {
      ...cut(
        '300,60 420,20 560,60 640,190 620,330 540,450 480,520! 400,520! 330,440 250,330 230,190',
        '#c8503f',
        {
          depth: 0.7,
          lift: 1,
        },
      ),
      what: 'balloon',
    },
    line('300,60 330,300 420,520', '#8a3f62', 6, { depth: 0.701 }),
    line('430,30 440,300 440,520', '#8a3f62', 6, { depth: 0.701 }),
    line('560,60 540,300 460,520', '#8a3f62', 6, { depth: 0.701 }),
    line('400,520 372,960', '#35183a', 5, { depth: 0.69 }),
    line('480,520 516,960', '#35183a', 5, { depth: 0.69 }),
    line('440,960 436,840 450,720', '#35183a', 17, { depth: 0.69 }),
    ...(
      [
        [440, 690, 96],
        [374, 740, 64],
        [508, 740, 66],
        [446, 630, 60],
      ] as const
    ).map(([x, y, r]) => disc(x, y, r, '#4f7a50', { what: 'tree', depth: 0.695 })),
    snip('356,950! 532,950! 516,1060! 372,1060!', '#9a6440', { depth: 0.7, lift: 1 }),
    line('352,956 536,956', '#6a3358', 13, { depth: 0.702 }),
  ]),
  cast: [
    { who: 'cat', at: [500, 700], scale: 0.36, facing: 'left', depth: 0.703 },
    friendAt('putDown', [284, 890], 1.02, {
      facing: 'right',
      expression: 'holdingBreath',
      act: { spine: 8 },
      touch: { right: [372, 1040], left: [366, 1020] },
      depth: 0.73,
    }),
    hero('stand', [690, 880], 1.04, {
      facing: 'left',
      expression: 'laughing',
      act: { spine: -12, tilt: -10, shoulders: [4, 4] },
      touch: { left: [670, 1000], right: [800, 880] },
      depth: 0.735,
    }),
  ],
};
