import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Place } from '../../../../illustration/scene/format/places.ts';
import { cut, disc, snip, word } from '../../../cuts/lit.ts';
import { hero, kept, named, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { biscuit, chestFront, milkTooth, placed, snailShell } from '../parts.ts';

/** The little chest, open: its foot in the middle, 300 wide. What lies in it is drawn between `back` and `front`. */
const chestBack = (at: Place, s: number, depth: number): SceneCut[] =>
  placed(
    [
      cut('-150,-96! -156,-190 -110,-250 0,-266 110,-250 156,-190 150,-96!', '#7a4a34', { lift: 1.4 }),
      cut('-128,-100! -132,-180 -92,-228 0,-240 92,-228 132,-180 128,-100!', '#4a2a28', { lift: 0 }),
      snip('-150,-110! 150,-110! 140,-60! -140,-60!', '#3c2224', { lift: 0 }),
    ],
    at,
    s,
    depth,
  );

export const scene: Picture = {
  set: 'dig',
  shot: 'close',
  plain: '#efb56e',
  wide: { zoom: 0.98, on: [450, 740], at: [0.5, 0.5] },
  lighting: { from: [450, 1000] },
  cuts: kept([
    disc(450, 900, 700, '#f3c47c', { depth: 0.1 }),
    disc(450, 940, 500, '#f8d690', { depth: 0.101 }),
    cut('-100,620 120,560 330,580 560,560 760,540 1000,580! 1000,1700! -100,1700!', '#c98a52', {
      depth: 0.2,
      lift: 1.2,
      print: 'map',
    }),
    disc(450, 1060, 330, '#f3c47c', { depth: 0.21 }),
    ...named('chest', chestBack([470, 930], 0.86, 0.75)),
    disc(470, 830, 84, '#f7d68c', { depth: 0.752, opacity: 0.5 }),
    snip('372,780! 530,768! 546,870! 384,878!', '#fdf6e2', { what: 'note', depth: 0.753, lift: 1 }),
    word('FOR', 436, 808, 26, '#4a2f38', { depth: 0.754, turn: -6 }),
    ...biscuit([486, 872], 1.05, 0.755, -6),
    ...snailShell([394, 850], 0.98, 0.756),
    ...milkTooth([572, 842], 1.2, 0.757),
    ...chestFront([470, 936], 0.86, 0.758),
    // What she sits on.
    cut('420,1330! 430,1060 520,980 720,960 880,1000 940,1120 940,1330!', '#9a7a66', {
      depth: 0.6,
      lift: 2,
      print: 'map',
    }),
  ]),
  cast: [
    who('oona', 'sit', [640, 400], 2, {
      facing: 'left',
      expression: 'wonder',
      act: { spine: 4, neck: 8 },
      lookAt: [478, 840],
      touch: { right: [330, 890], left: [620, 890] },
      handsDepth: 0.7505,
      seatOn: 'chair',
      depth: 0.73,
    }),
    hero('bow', [220, 640], 1.6, {
      facing: 'right',
      expression: 'curious',
      act: { spine: 4 },
      lookAt: [478, 860],
      touch: { right: [340, 800] },
      depth: 0.74,
    }),
  ],
};
