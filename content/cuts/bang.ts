/** A big word cut from paper that stands in a picture: WHUMP. The words of the spread say it, too, so that it is read aloud. */
import { GLYPHS, KERNING } from '../../illustration/paper/felt-glyphs.ts';
import type { SheetCut } from '../../illustration/scene/format/cuts.ts';
import type { Place } from '../../illustration/scene/format/places.ts';
import { boundsOf, isWithin } from '../cut-outlines.ts';
import { called } from './called.ts';

/** Height of a capital of the kit's letters, in their own units. */
const CAPITAL = 66;
/** Degrees, and parts of a capital up or down, of the first letters; the next begin anew. */
const CROOKED = [
  [-7, 0.05],
  [5, -0.06],
  [-3, 0.04],
  [8, -0.03],
  [-6, 0.06],
] as const;

interface BangPlace {
  /** The middle of the word. */
  readonly at: Place;
  /** Height of a capital, page units. */
  readonly size: number;
  readonly colour: string;
  /** Degrees that the line of letters climbs. */
  readonly climb?: number;
  readonly depth: number;
}

/**
 * The word as sheets, a letter each, crooked and climbing. Over both pages lay it so that the fold is between two letters.
 * Throws on a letter that the kit does not have.
 */
export function bang(word: string, { at, size, colour, climb = 0, depth }: BangPlace): SheetCut[] {
  const chars = [...word];
  const scale = size / CAPITAL;
  const angle = (-climb * Math.PI) / 180;
  const advances = chars.map((char, i) => {
    const glyph = GLYPHS[char];
    if (!glyph) throw new Error(`There is no cut letter “${char}” for “${word}”.`);
    return glyph.advance + (KERNING[char + (chars[i + 1] ?? '')] ?? 0);
  });
  let x = -advances.reduce((sum, advance) => sum + advance, 0) / 2;
  const letters = chars.flatMap((char, i): SheetCut[] => {
    const { advance, outlines } = GLYPHS[char]!;
    const [lean, step] = CROOKED[i % CROOKED.length]!;
    const along = (x + advance / 2) * scale;
    x += advances[i]!;
    const middle = outlines.map((outline) => moved(outline, -advance / 2, CAPITAL / 2));
    const placed = {
      at: [at[0] + along * Math.cos(angle), at[1] + along * Math.sin(angle) + step * size] as const,
      turn: lean - climb,
      scale,
      colour,
      depth,
      lift: 2,
      lit: false,
    };
    const holes = middle.filter((outline) =>
      middle.some((other) => other !== outline && isInside(outline, other)),
    );
    return middle
      .filter((outline) => !holes.includes(outline))
      .map((shape) => ({ ...placed, shape, ...(holes.length > 0 && { holes: holes.join('|') }) }));
  });
  return called(word.replace(/[^\p{L}]/gu, ''), letters);
}

const places = (outline: string): Place[] =>
  outline
    .trim()
    .split(/\s+/u)
    .map((point) => {
      const [x = 0, y = 0] = point.replace('!', '').split(',').map(Number);
      return [x, y];
    });

const moved = (outline: string, dx: number, dy: number): string =>
  outline.replace(/(-?[\d.]+),(-?[\d.]+)/gu, (_, x: string, y: string) =>
    [Number(x) + dx, Number(y) + dy].map((value) => Math.round(value * 10) / 10).join(','),
  );

/** Whether an outline is a hole in another: within its bounds, its middle in it. */
function isInside(outline: string, other: string): boolean {
  const [left, top, right, bottom] = boundsOf(places(outline));
  const [x, y, x2, y2] = boundsOf(places(other));
  const within = left > x && top > y && right < x2 && bottom < y2;
  return within && isWithin([(left + right) / 2, (top + bottom) / 2], places(other));
}
