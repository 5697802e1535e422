/**
 * Words on a page: set in the book's own letters where these have them, and as a small picture at 300 dots an inch where
 * they don't, for a child may be called 小明 or محمد: the browser joins such letters as their script asks. A picture carries its
 * word, so it can be searched and read aloud.
 */

import { colour } from './attributes.ts';
import type { Font } from './font.ts';
import type { Images, Resources } from './resources.ts';
import { leftToRight, type Stretch, visualOrder, wordsOf } from './stretches.ts';
import type { Pixels } from './tile.ts';
import { num, textString } from './writer.ts';

/** Which letters: those of the story, bold ones, those of titles. */
export type Face = 'text' | 'bold' | 'display';

/** A word that no font of ours has, painted. Lengths are in units of the size asked for. */
export interface PaintedWord {
  /** Without colours it is laid down in the ink of its paragraph. */
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
  /** Paints a stretch in the letters of the device; emoji in their colours. @param dots pixels the size is high */
  readonly paint: (stretch: Stretch, face: Face, dots: number) => Promise<PaintedWord>;
}

type Run = { readonly text: string; readonly level: number } & (
  | { readonly font: Font }
  | { readonly painted: PaintedWord }
);

interface Word {
  readonly runs: readonly Run[];
  /** At size 1. */
  readonly width: number;
  /** Embedding level of the space after it. */
  readonly spaceLevel: number;
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
    for (const { stretches, spaceLevel } of wordsOf(text)) {
      const runs: Run[] = [];
      for (const stretch of stretches) runs.push(...(await this.#runs(stretch, fonts, face, size)));
      words.push({ runs, width: widthOfAll(runs), spaceLevel });
    }
    return { words, space: font.width(' '), font };
  }

  async #runs(stretch: Stretch, fonts: readonly Font[], face: Face, size: number): Promise<readonly Run[]> {
    const set = stretch.emoji ? null : runsOf(stretch, fonts);
    if (set) return set;
    const painted = await this.#letters.paint(stretch, face, Math.ceil(size * DOTS_PER_POINT));
    return [{ painted, text: stretch.text, level: stretch.level }];
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
    const upright = mirrored ? `1 0 0 -1 0 0 cm ` : '';
    // Written in the order in which it is read aloud; each part stands where the line shows it.
    for (const { run, x, ends } of partsOf(line, space)) {
      const at = num(x * size);
      if ('font' in run) {
        const name = resources.name('Font', `${run.font.ref(resources.writer)} 0 R`);
        const text = leftToRight(run) + (ends && run.font.has(' ') ? ' ' : '');
        const ops = `BT /${name} ${num(size)} Tf ${at} 0 Td ${run.font.codes(text)} Tj ET`;
        out.push(run.level % 2 ? spoken(run.text, ends, ops) : ops);
      } else {
        const { at: from, width, height, pixels } = run.painted;
        const image = await this.#images.add(`word ${run.text} ${pixels.width} ${ink}`, () =>
          pixels.colours.length > 0 ? pixels : inked(pixels, ink),
        );
        const name = resources.name('XObject', `${image} 0 R`);
        const place = `${num(width * size)} 0 0 ${num(height * size)} ${num((x + from[0]) * size)} ${num(from[1] * size)} cm`;
        out.push(spoken(run.text, ends, `q ${place} /${name} Do Q`));
      }
    }
    return `q ${upright}${colour(ink)} rg\n${out.join('\n')}\nQ`;
  }
}

/** What is heard and copied in place of what is drawn. */
const spoken = (text: string, ends: boolean, ops: string) =>
  `/Span<</ActualText${textString(`${text}${ends ? ' ' : ''}`)}>>BDC ${ops} EMC`;

const widthOf = (run: Run): number => ('font' in run ? run.font.width(run.text) : run.painted.advance);
const widthOfAll = (runs: readonly Run[]): number => runs.reduce((sum, run) => sum + widthOf(run), 0);

/** The runs of a line as they are read, and where each begins, at size 1. `ends`: a space comes after it. */
function partsOf({ words }: Line, space: number): { run: Run; x: number; ends: boolean }[] {
  const parts = words.flatMap(({ runs, spaceLevel }, word) => [
    ...runs.map((run) => ({ run, width: widthOf(run), level: run.level })),
    ...(word < words.length - 1 ? [{ run: null, width: space, level: spaceLevel }] : []),
  ]);
  const starts: number[] = [];
  let x = 0;
  for (const part of visualOrder(parts.map(({ level }) => level))) {
    starts[part] = x;
    x += parts[part]!.width;
  }
  return parts.flatMap(({ run }, at) =>
    run ? [{ run, x: starts[at]!, ends: parts[at + 1]?.run === null }] : [],
  );
}

/** A stretch as runs of one font each; null where no font has one of its letters. */
function runsOf({ text, level }: Stretch, fonts: readonly Font[]): Run[] | null {
  const runs: { font: Font; text: string; level: number }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    if (last?.font.has(letter)) {
      last.text += letter;
      continue;
    }
    const font = fonts.find((known) => known.has(letter));
    if (!font) return null;
    runs.push({ font, text: letter, level });
  }
  return runs;
}

/** Breaks a paragraph into lines; a word longer than a line is broken between its letters. @param width in units of the size */
export function linesOf({ words, space }: Measured, width: number): Line[] {
  const lines: { words: Word[]; width: number }[] = [];
  for (const word of words.flatMap((whole) => broken(whole, width))) {
    const last = lines.at(-1);
    if (last && last.width + space + word.width <= width) {
      last.words.push(word);
      last.width += space + word.width;
    } else lines.push({ words: [word], width: word.width });
  }
  return lines;
}

/** A word as pieces that each fit a line, but for what is painted in one. */
function broken(word: Word, width: number): Word[] {
  if (word.width <= width) return [word];
  const letters = word.runs.flatMap((run): readonly Run[] =>
    'font' in run ? [...run.text].map((text) => ({ ...run, text })) : [run],
  );
  const pieces: Run[][] = [];
  let filled = 0;
  for (const letter of letters) {
    const wide = widthOf(letter);
    const piece = pieces.at(-1);
    if (!piece || filled + wide > width) {
      pieces.push([letter]);
      filled = wide;
      continue;
    }
    const last = piece.at(-1)!;
    if ('font' in letter && 'font' in last && last.font === letter.font && last.level === letter.level)
      piece[piece.length - 1] = { ...last, text: last.text + letter.text };
    else piece.push(letter);
    filled += wide;
  }
  return pieces.map((runs) => ({ ...word, runs, width: widthOfAll(runs) }));
}

function inked(pixels: Pixels, ink: string): Pixels {
  const long = ink.length === 4 ? ink.replace(/[\da-f]/gi, '$&$&') : ink;
  const rgb = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  const colours = new Uint8Array(pixels.cover.length * 3);
  for (let i = 0; i < colours.length; i++) colours[i] = rgb[i % 3]!;
  return { ...pixels, colours };
}
