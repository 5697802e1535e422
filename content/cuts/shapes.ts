/**
 * The shapes that pictures are cut from, one word each in every book: first where it is, then its colour, then what else a piece
 * may say. Page units. A book takes them from `flat.ts`, `lit.ts` or `deep.ts`, or cuts them from papers of its own.
 */

import type { LettersCut, LineCut, RingsCut, SheetCut } from '../../illustration/scene/format/cuts.ts';
import type { Place } from '../../illustration/scene/format/places.ts';
import { ellipse, tenth } from './outlines.ts';

/** What a piece may say besides. */
type More<Piece> = Partial<Piece>;

/** What all pieces of a kind are unless told: how high sheets lie, what keeps its colour whatever the light. */
export interface Papers {
  readonly sheet?: Pick<SheetCut, 'lift' | 'lit'>;
  readonly line?: Pick<LineCut, 'lit'>;
  readonly disc?: Pick<RingsCut, 'lit'>;
  readonly letters?: Pick<LettersCut, 'lit'>;
}

/** Before the wall of a backdrop and behind all that a picture cuts for itself. */
const WALL = 0.58;

export function shapes(papers: Papers = {}) {
  /** Round, as scissors go: `x,y x,y! …`. */
  const cut = (shape: string, colour: string, more: More<SheetCut> = {}): SheetCut => ({
    shape,
    colour,
    ...papers.sheet,
    ...more,
  });
  /** With the straight edges of a knife. */
  const snip = (shape: string, colour: string, more: More<SheetCut> = {}): SheetCut =>
    cut(shape, colour, { snip: true, ...more });
  /** From corner to corner. */
  const box = (
    x: number,
    y: number,
    x2: number,
    y2: number,
    colour: string,
    more: More<SheetCut> = {},
  ): SheetCut => {
    const [left, top, right, bottom] = [x, y, x2, y2].map(tenth);
    return snip(`${left},${top}! ${right},${top}! ${right},${bottom}! ${left},${bottom}!`, colour, more);
  };
  /** An ellipse that may be lifted and printed; turned by `turned` degrees. */
  const oval = (
    x: number,
    y: number,
    rx: number,
    ry: number,
    colour: string,
    more: More<SheetCut> = {},
    turned = 0,
  ): SheetCut => cut(ellipse(x, y, rx, ry, 12, turned), colour, more);
  /** The whole of the page and what a camera may see beside it. What is printed is a sheet of its own: flat ink takes no print. */
  const wall = (colour: string, more: More<SheetCut> = {}): SheetCut =>
    box(-900, -500, 1800, 1900, colour, { depth: WALL, lift: more.print ? 0.2 : 0, lit: false, ...more });
  /** From edge to edge of the phone's picture, and down. */
  const land = (edge: string, colour: string, more: More<SheetCut> = {}): SheetCut =>
    cut(`${edge} 1400,1800! -500,1800!`, colour, more);
  const line = (points: string, colour: string, width: number, more: More<LineCut> = {}): LineCut => ({
    line: points,
    colour,
    width,
    ...papers.line,
    ...more,
  });
  /** Discs about one middle, the largest behind; with a `width`, lines. */
  const rings = (
    x: number,
    y: number,
    radii: readonly number[],
    colour: string,
    more: More<RingsCut> = {},
  ): RingsCut => ({ rings: radii, at: [x, y], colour, ...papers.disc, ...more });
  const disc = (x: number, y: number, radius: number, colour: string, more: More<RingsCut> = {}): RingsCut =>
    rings(x, y, [radius], colour, more);
  /** Letters cut from paper, round x, y. */
  const word = (
    letters: string,
    x: number,
    y: number,
    size: number,
    colour: string,
    more: More<LettersCut> = {},
  ): LettersCut => ({ letters, at: [x, y], size, colour, ...papers.letters, ...more });
  /** Light that falls off in opaque discs, from the outside in, each nearer by `step`. */
  const glow = (
    x: number,
    y: number,
    radius: number,
    colours: readonly string[],
    { depth = WALL, step = 0.001, ...more }: More<RingsCut> & { readonly step?: number } = {},
  ): RingsCut[] =>
    colours.map((colour, i) =>
      disc(x, y, tenth(radius * (1 - i / colours.length)), colour, {
        lit: false,
        depth: depth + i * step,
        ...more,
      }),
    );
  const stars = (spots: readonly Place[], depth = 0.59, colour = '#fff0c4'): RingsCut[] =>
    spots.map(([x, y], i) => disc(x, y, i % 3 ? 4 : 7, colour, { depth, lit: false }));
  return { cut, snip, box, oval, wall, land, line, rings, disc, word, glow, stars };
}
