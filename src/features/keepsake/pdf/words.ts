/**
 * Words on a page: set in the book's own letters where these have them, and as a small picture at 300 dots an inch where
 * they don't, for a child may be called 小明. Such a picture carries its word, so it can be searched and read aloud.
 */

import { colour } from './attributes.ts';
import type { Font } from './font.ts';
import type { Images, Resources } from './resources.ts';
import type { Pixels } from './tile.ts';
import { num, textString } from './writer.ts';

/** Which letters: those of the story, bold ones, those of titles. */
export type Face = 'text' | 'bold' | 'display';

/** A word that no font of ours has, painted. Lengths are in units of the size asked for. */
export interface PaintedWord {
  readonly pixels: Pixels;
  /** How far the next word moves on. */
  readonly advance: number;
  /** From the word's beginning on the baseline to the lower left of the picture; y up. */
  readonly at: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
}

export interface Letters {
  /** The fonts of a face by script, asked in order; rejects when they can't be fetched. */
  readonly fonts: (face: Face, text: string) => Promise<readonly Font[]>;
  /** Every font that was given out. */
  readonly used: () => Iterable<Font>;
  /** Paints a word in the letters of the device, black. @param dots pixels the size is high */
  readonly paint: (word: string, face: Face, dots: number) => Promise<PaintedWord>;
}

type Run =
  | { readonly font: Font; readonly text: string }
  | { readonly painted: PaintedWord; readonly text: string };

interface Word {
  readonly runs: readonly Run[];
  /** At size 1. */
  readonly width: number;
}

/** A paragraph measured, ready to be broken into lines at any size. */
export interface Measured {
  readonly words: readonly Word[];
  readonly space: number;
  readonly font: Font;
}

export interface Line {
  readonly words: readonly Word[];
  /** At size 1. */
  readonly width: number;
}

/** As fine as print is. */
const DOTS_PER_POINT = 300 / 72;

export class Scribe {
  readonly #letters: Letters;
  readonly #images: Images;

  constructor(letters: Letters, images: Images) {
    this.#letters = letters;
    this.#images = images;
  }

  /** @param size about how large it will be set, in points: what must be painted is painted for it */
  async measure(text: string, face: Face, size: number): Promise<Measured> {
    const fonts = await this.#letters.fonts(face, text);
    const [font] = fonts;
    if (!font) throw new Error(`There are no letters for ${face}.`);
    const words: Word[] = [];
    for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
      const runs = runsOf(word, fonts) ?? [
        { painted: await this.#letters.paint(word, face, Math.ceil(size * DOTS_PER_POINT)), text: word },
      ];
      words.push({ runs, width: runs.reduce((sum, run) => sum + widthOf(run), 0) });
    }
    return { words, space: font.width(' '), font };
  }

  /** The operators of a line that begins at 0, 0; y goes up. `mirrored`: it goes down, as in drawings. */
  async show(
    line: Line,
    { space }: Measured,
    size: number,
    ink: string,
    resources: Resources,
    mirrored = false,
  ): Promise<string> {
    const out: string[] = [];
    let x = 0;
    const upright = mirrored ? `1 0 0 -1 0 0 cm ` : '';
    for (const [i, { runs }] of line.words.entries()) {
      const isLast = i === line.words.length - 1;
      for (const [n, run] of runs.entries()) {
        const ends = n === runs.length - 1 && !isLast;
        if ('font' in run) {
          const name = resources.name('Font', `${run.font.ref(resources.writer)} 0 R`);
          const text = run.text + (ends && run.font.has(' ') ? ' ' : '');
          out.push(`BT /${name} ${num(size)} Tf ${num(x)} 0 Td ${run.font.codes(text)} Tj ET`);
        } else {
          const { at, width, height, pixels } = run.painted;
          const image = await this.#images.add(`word ${run.text} ${pixels.width} ${ink}`, () =>
            inked(pixels, ink),
          );
          const name = resources.name('XObject', `${image} 0 R`);
          const place = `${num(width * size)} 0 0 ${num(height * size)} ${num(x + at[0] * size)} ${num(at[1] * size)} cm`;
          out.push(
            `/Span<</ActualText${textString(`${run.text}${ends ? ' ' : ''}`)}>>BDC q ${place} /${name} Do Q EMC`,
          );
        }
        x += widthOf(run) * size;
      }
      x += space * size;
    }
    return `q ${upright}${colour(ink)} rg\n${out.join('\n')}\nQ`;
  }
}

const widthOf = (run: Run): number => ('font' in run ? run.font.width(run.text) : run.painted.advance);

/** A word as stretches of one font each; null where no font has one of its letters. */
function runsOf(word: string, fonts: readonly Font[]): Run[] | null {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of word.normalize('NFC')) {
    const last = runs.at(-1);
    if (last?.font.has(letter)) {
      last.text += letter;
      continue;
    }
    const font = fonts.find((known) => known.has(letter));
    if (!font) return null;
    runs.push({ font, text: letter });
  }
  return runs;
}

/** Breaks a paragraph into lines. A word longer than the line stands alone. @param width in units of the size */
export function linesOf({ words, space }: Measured, width: number): Line[] {
  const lines: { words: Word[]; width: number }[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && last.width + space + word.width <= width) {
      last.words.push(word);
      last.width += space + word.width;
    } else lines.push({ words: [word], width: word.width });
  }
  return lines;
}

function inked(pixels: Pixels, ink: string): Pixels {
  const long = ink.length === 4 ? ink.replace(/[\da-f]/gi, '$&$&') : ink;
  const rgb = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  const colours = new Uint8Array(pixels.cover.length * 3);
  for (let i = 0; i < colours.length; i++) colours[i] = rgb[i % 3]!;
  return { ...pixels, colours };
}
