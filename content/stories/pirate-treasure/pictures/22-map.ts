import { box, cut, disc, line, snip, stars, word } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { band, distantIsland, lanternAt } from '../parts.ts';

export const scene: Picture = {
  set: 'cabin',
  shot: 'cut-away',
  plain: '#1c2450',
  papers: { land: 'sea-chart' },
  phone: { zoom: 0.95, on: [450, 760], at: [0.5, 0.5] },
  lighting: { from: [640, 600] },
  cuts: kept([
    ...stars(
      [
        [60, 90],
        [300, 60],
        [820, 120],
        [700, 40],
        [180, 240],
        [1040, 200],
        [-120, 300],
      ],
      0.05,
      '#fff1c4',
    ),
    ...distantIsland(130, 420, 0.5, 0.1, '#3a3f78'),
    band(420, '#27386e', 0.09, { print: 'sea-chart' }),
    box(428, -200, 472, 470, '#6b4232', { depth: 0.2, lift: 1.4 }),
    snip('478,-40! 800,60! 700,300! 478,330!', '#4d5688', { depth: 0.19, lift: 1, print: 'sea-chart' }),
    // The hull, cut open.
    cut('-20,440! 60,470 840,470 960,400! 940,760 860,1040 700,1220 260,1230 120,1060 20,760', '#5d3a2f', {
      depth: 0.3,
      lift: 2.4,
      print: 'ledger',
    }),
    box(40, 480, 420, 700, '#8a6a4a', { depth: 0.32, lift: 0 }),
    box(440, 480, 880, 830, '#d99a4c', { depth: 0.32, lift: 0 }),
    disc(640, 660, 190, '#efbd68', { depth: 0.322, opacity: 0.7 }),
    box(70, 720, 420, 930, '#4f5a7e', { depth: 0.32, lift: 0 }),
    box(440, 850, 830, 1010, '#7a5a50', { depth: 0.32, lift: 0 }),
    box(120, 950, 420, 1190, '#3f3040', { depth: 0.32, lift: 0 }),
    box(440, 1030, 760, 1190, '#54414a', { depth: 0.32, lift: 0 }),
    band(1190, '#1b2a5c', 0.76, { print: 'sea-chart' }),
    // Galley fire, hammock, worms, barrels.
    box(70, 610, 170, 700, '#4f535c', { depth: 0.4, lift: 1 }),
    cut('84,690 96,640 116,660 126,630 150,670 156,692', '#f2a24e', { depth: 0.402, lift: 0 }),
    line('80,760 150,850 290,856 410,760', '#e0cfa2', 9, { depth: 0.4 }),
    cut('110,800 150,842 290,846 374,798 330,880 200,884', '#c9a77a', { depth: 0.74, lift: 1 }),
    ...[150, 220, 290, 350].map((x, i) =>
      line(`${x},1180 ${x - 12},1160 ${x + 8},1144 ${x - 4},${1124 - (i % 2) * 12}`, '#d98a7a', 9, {
        depth: 0.4,
      }),
    ),
    snip('130,1130! 390,1130! 384,1190! 136,1190!', '#6b4a36', { depth: 0.41, lift: 1 }),
    box(530, 690, 830, 714, '#7a4a34', { depth: 0.74, lift: 1.4 }),
    box(560, 714, 580, 830, '#6b4232', { depth: 0.7, lift: 0.6 }),
    box(780, 714, 800, 830, '#6b4232', { depth: 0.7, lift: 0.6 }),
    snip('600,676! 780,670! 792,694! 590,694!', '#fdf6e2', { depth: 0.741, lift: 0.6 }),
    box(640, 1120, 700, 1190, '#8a5638', { depth: 0.72, lift: 1 }),
    word('INK', 524, 960, 18, '#f0d9a6', { depth: 0.4 }),
    snip('500,980! 548,980! 552,1008! 496,1008!', '#26284e', { depth: 0.41, lift: 0.8 }),
    line('240,392 320,372', '#b9824f', 13, { depth: 0.74 }),
  ]),
  props: [lanternAt(560, 600, 0.36, 0.5), lanternAt(210, 560, 0.3, 0.5)],
  cast: [
    who('oona', 'bow', [760, 568], 0.76, {
      facing: 'left',
      expression: 'thinking',
      act: { spine: 4 },
      lookAt: [670, 680],
      touch: { left: [690, 672] },
      depth: 0.719,
    }),
    hero('write', [634, 600], 0.6, {
      facing: 'right',
      expression: 'lookingDown',
      holding: 'none',
      act: { spine: 14 },
      lookAt: [680, 680],
      touch: { right: [684, 682] },
      seatOn: 'chair',
      depth: 0.722,
    }),
    who('mate', 'think', [510, 610], 0.6, {
      facing: 'right',
      expression: 'worried',
      act: { spine: 12 },
      lookAt: [680, 680],
      depth: 0.718,
    }),
    who('cook', 'carry', [260, 570], 0.42, { facing: 'left', expression: 'calm', depth: 0.718 }),
    { who: 'parrot', at: [240, 834], mood: 'plain', scale: 0.44, facing: 'right', depth: 0.73 },
    who('hero', 'walk', [610, 900], 0.4, {
      name: 'heroBelow',
      facing: 'left',
      touch: { left: [552, 986] },
      expression: 'curious',
      depth: 0.718,
    }),
    who('hero', 'stand', [250, 350], 0.4, {
      name: 'heroAbove',
      facing: 'right',
      expression: 'curious',
      depth: 0.73,
    }),
    { who: 'goat', at: [560, 1188], mood: 'plain', scale: 0.32, facing: 'right', depth: 0.72 },
  ],
};
