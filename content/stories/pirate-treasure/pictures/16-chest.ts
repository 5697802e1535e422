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
    ...named('chest', chestBack([450, 1200], 1.5, 0.75)),
    disc(450, 1020, 150, '#f7d68c', { depth: 0.752, opacity: 0.5 }),
    snip('300,960! 560,936! 590,1090! 316,1100!', '#fdf6e2', { what: 'note', depth: 0.753, lift: 1 }),
    word('FOR', 392, 990, 30, '#4a2f38', { depth: 0.754, turn: -8 }),
    ...biscuit([470, 1066], 1.35, 0.755, -6),
    ...snailShell([336, 1070], 1.15, 0.756),
    ...milkTooth([586, 1066], 1.2, 0.757),
    ...chestFront([450, 1210], 1.5, 0.758),
    word('KEEP OUT, PARROT', 450, 846, 17, '#c98a5e', { depth: 0.7505 }),
  ]),
  cast: [
    who('oona', 'bow', [600, 380], 2.25, {
      facing: 'left',
      expression: 'wonder',
      act: { spine: -18, tilt: 4 },
      lookAt: [470, 1040],
      touch: { right: [640, 880] },
      hands: { right: 'flat' },
      depth: 0.73,
    }),
    hero('bow', [262, 560], 1.9, {
      facing: 'right',
      expression: 'wonder',
      act: { spine: -12 },
      hands: { right: 'pinch' },
      lookAt: [470, 1040],
      touch: { right: [318, 968] },
      depth: 0.74,
    }),
  ],
};
