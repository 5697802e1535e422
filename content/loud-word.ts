/** A loud word of the text as letters cut from paper: the kit's own, each a little crooked. Made with the book's files. */
import { GLYPHS, KERNING } from '../illustration/paper/felt-glyphs.ts';
import { parseCorners, pathThrough } from './outline-path.ts';

/** A word of the text, and its letters as SVG paths in a box of `width` × `height`. */
export interface LoudWord {
  /** As it stands in the text, once. */
  readonly word: string;
  readonly letters: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** The longest that is still large on a page. */
export const LONGEST_LOUD_WORD = 12;
/** Above and below the letters, hundredths of an em. */
const MARGIN = 12;
const CAPITAL = 66;
/** Degrees and steps up or down of the first letters; the next begin anew. */
const CROOKED = [
  { lean: -5, step: 2 },
  { lean: 4, step: -3 },
  { lean: -2, step: 3 },
  { lean: 6, step: -1 },
  { lean: -6, step: 1 },
] as const;

/** Whether the kit has all the letters of a word. */
export const isCuttable = (word: string): boolean => [...word].every((letter) => GLYPHS[letter]);

/** Cuts a word. Throws on a letter that the kit does not have. */
export function loudWord(word: string): LoudWord {
  const chars = [...word];
  let x = MARGIN;
  const letters = chars.map((char, at) => {
    const glyph = GLYPHS[char];
    if (!glyph) throw new Error(`There is no cut letter “${char}” for “${word}”.`);
    const { lean, step } = CROOKED[at % CROOKED.length]!;
    const angle = (lean * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const middle = { x: glyph.advance / 2, y: -CAPITAL / 2 };
    const place = (px: number, py: number) => ({
      x: x + middle.x + (px - middle.x) * cos - (py - middle.y) * sin,
      y: MARGIN + CAPITAL + step + middle.y + (px - middle.x) * sin + (py - middle.y) * cos,
    });
    const outlines = glyph.outlines.map((outline) =>
      pathThrough(
        parseCorners(outline).map((corner) => ({ ...corner, ...place(corner.x, corner.y) })),
        true,
      ),
    );
    x += glyph.advance + (KERNING[char + (chars[at + 1] ?? '')] ?? 0);
    return outlines.join('');
  });
  return { word, letters, width: Math.ceil(x + MARGIN), height: CAPITAL + 2 * MARGIN };
}
