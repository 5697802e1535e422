/** Shapes that keep the very colour they are given, whatever the light. */
import type { SheetCut } from '../../illustration/scene/format/cuts.ts';
import { round } from './outlines.ts';
import { shapes } from './shapes.ts';

const kept = { lit: false };

export const { cut, snip, box, wall, line, disc, rings, word, stars } = shapes({
  sheet: kept,
  line: kept,
  disc: kept,
  letters: kept,
});

/** Light on a wall or floor: opaque sheets from the outside in. */
export const pool = (
  x: number,
  y: number,
  radii: readonly number[],
  colours: readonly string[],
  depth = 0.585,
  flat = 1,
): SheetCut[] =>
  radii.map((r, i) =>
    cut(round(0, 0, r, r * flat, 18), colours[i]!, { at: [x, y], depth: depth + i * 0.0001, lift: 0 }),
  );

/** One of a crowd: a small round head with shoulders, a hat, a face where there is a skin. */
export const smallPerson = (
  x: number,
  y: number,
  s: number,
  colour: string,
  depth: number,
  hat?: string,
  skin?: string,
) => [
  cut('-62,170! -58,60 -30,34 0,28 30,34 58,60 62,170!', colour, { at: [x, y], scale: s, depth, lift: 0.7 }),
  disc(x, y, 34 * s, skin ?? colour, { depth: depth + 0.0002 }),
  ...(skin
    ? [-11, 11].map((dx) => disc(x + dx * s, y - 2 * s, 3.4 * s, '#33212a', { depth: depth + 0.0003 }))
    : []),
  ...(hat
    ? [
        cut('-46,-12 -24,-18! -20,-52! 20,-52! 24,-18! 46,-12 0,-4', hat, {
          at: [x, y],
          scale: s,
          depth: depth + 0.0004,
          lift: 0.6,
        }),
      ]
    : []),
];
