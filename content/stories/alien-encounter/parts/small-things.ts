/** Small things of the square: a cloud, drops, the leaf, a moth. */
import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Place } from '../../../../illustration/scene/format/places.ts';
import { called } from '../../../cuts/called.ts';
import { cut, line } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';

export const cloud = (colour: string, under: string): SceneCut[] => [
  cut('-150,30 -168,-10 -130,-50 -84,-46 -50,-92 20,-98 64,-60 120,-62 166,-14 150,30 60,44 -70,44', colour, {
    lift: 1.6,
  }),
  cut('-130,26 -60,14 40,18 130,10 150,30 60,44 -70,44', under, flat),
];
export const drips = (spots: Place[], colour = '#bfe6f2'): SceneCut[] =>
  spots.map(([x, y]) => line(`${x},${y} ${x - 6},${y + 40}`, colour, 6));
export const leaf = (light = '#b6e36a', dark = '#5c8a34'): SceneCut[] =>
  called('leaf', [
    cut('0,60! -64,20 -70,-50 -30,-90 0,-130! 30,-90 70,-50 64,20', light, { lift: 1.4 }),
    line('0,120 0,-100', dark, 7),
    line('0,10 -40,-30', dark, 5),
    line('0,10 40,-30', dark, 5),
    line('0,-40 -26,-70', dark, 4),
    line('0,-40 26,-70', dark, 4),
  ]);
export const moth = (x: number, y: number, s = 1): SceneCut[] =>
  called(
    'moth',
    put(x, y, s, -12, [
      cut('0,0 -34,-26 -40,4 -22,22', '#e9dcb8', { lift: 0.5 }),
      cut('0,0 34,-26 40,4 22,22', '#d8c79a', { lift: 0.5 }),
      line('0,-14 0,18', '#7a6a4a', 6),
    ]),
  );
