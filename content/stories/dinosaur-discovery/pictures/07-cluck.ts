import { box, cut, disc, glow, oval } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { flame, hatAndHen } from '../parts.ts';

export const scene: Picture = {
  set: 'trucks',
  wide: { zoom: 1.05, on: [450, 860], at: [0.5, 0.5] },
  plain: '#3b2f55',
  shot: 'small-before-big',
  seed: 10,
  lighting: { lamps: [{ on: 'lantern', reach: 560 }], dark: 0.15 },
  cuts: flame([
    box(-100, -60, 1000, 330, '#2a2340', { depth: 0.2, lift: 2, print: 'graph-paper' }),
    box(-100, 330, 1000, 380, '#1d1830', { depth: 0.21, lift: 1 }),
    cut('-100,1010! 300,990 620,1004 1000,980! 1000,1500! -100,1500!', '#7c4a3e', {
      depth: 0.4,
      lift: 1,
      print: 'map',
    }),
    disc(760, 520, 540, '#17121f', { depth: 0.5 }),
    { rings: [500, 470], at: [760, 520], width: 10, colour: '#2c2438', depth: 0.51 },
    disc(760, 520, 250, '#4a4258', { depth: 0.52 }),
    oval(760, 520, 200, 200, '#37304a', { what: 'truck', depth: 0.521, lift: 0 }),
    ...[0, 1, 2, 3, 4].map((i) =>
      disc(760 + Math.cos(i * 1.257) * 120, 520 + Math.sin(i * 1.257) * 120, 26, '#1d1830', {
        depth: 0.522,
      }),
    ),
    ...glow(220, 1040, 380, ['#9c5c3c', '#c88442', '#efb958'], { depth: 0.53, flat: 0.42 }),
    ...hatAndHen(250, 1000, 1.15, 0.7),
    cut('420,1110 450,1100 480,1112 466,1126 430,1126', '#e7b870', { depth: 0.6, lift: 0.6 }),
  ]),
  props: [{ id: 'storm-lantern', name: 'lantern', at: [480, 1140], scale: 0.6, depth: 0.71 }],
  cast: [
    person('hero', [690, 1130], 1.3, {
      pose: 'lieFront',
      facing: 'left',
      expression: 'curious',
      lookAt: [365, 790],
      turn: 10,
      depth: 0.74,
    }),
  ],
};
