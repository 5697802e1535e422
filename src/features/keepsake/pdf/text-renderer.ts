/**
 * Measures and renders text: in our fonts where they have the characters, else rasterized at 300 dpi, because a
 * child may be called 小明 or محمد and the browser shapes such scripts. A rasterized word carries its text, so it
 * can be searched and read aloud.
 */

import { pdfColour } from './attributes.ts';
import { type BidiRun, leftToRight, splitBidiWords, visualOrder } from './bidi-runs.ts';
import type { Font } from './font.ts';
import type { PixelImage } from './png.ts';
import type { Images, Resources } from './resources.ts';
import { formatNumber, textString } from './writer.ts';

/** The reading face, its bold, or the title face. */
export type TypeFace = 'text' | 'bold' | 'display';

/** A rasterized word. Lengths are in units of the font size. */
export interface RasterWord {
  /** Without colours it is tinted in its paragraph's ink. */
  readonly pixels: PixelImage;
  /** The distance to the next word. */
  readonly advance: number;
  /** From the word's start on the baseline to the image's lower left corner; y up. */
  readonly at: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
}

export interface FontSource {
  /** The fonts of a face by script, in order of preference; rejects when they can't be fetched. */
  readonly fonts: (face: TypeFace, text: string) => Promise<readonly Font[]>;
  /** Every font that was returned. */
  readonly used: () => Iterable<Font>;
  /** Rasterizes a run in the device's fonts; emoji in colour. @param dots pixels per font size */
  readonly paint: (run: BidiRun, face: TypeFace, dots: number) => Promise<RasterWord>;
}

type TextRun = { readonly text: string; readonly level: number } & (
  | { readonly font: Font }
  | { readonly painted: RasterWord }
);

interface MeasuredWord {
  readonly runs: readonly TextRun[];
  /** At font size 1. */
  readonly width: number;
  /** The embedding level of the space after it. */
  readonly spaceLevel: number;
}

/** A measured paragraph, ready to be broken into lines at any size. */
export interface MeasuredText {
  readonly words: readonly MeasuredWord[];
  readonly space: number;
  readonly font: Font;
}

export interface TextLine {
  readonly words: readonly MeasuredWord[];
  /** At font size 1. */
  readonly width: number;
}

/** Print resolution. */
const PIXELS_PER_POINT = 300 / 72;

export class TextRenderer {
  readonly #letters: FontSource;
  readonly #images: Images;

  constructor(letters: FontSource, images: Images) {
    this.#letters = letters;
    this.#images = images;
  }

  /** Measures a text. @param size the approximate font size, in points, for which words are rasterized */
  async measure(text: string, face: TypeFace, size: number): Promise<MeasuredText> {
    const fonts = await this.#letters.fonts(face, text);
    const [font] = fonts;
    if (!font) throw new Error(`There are no letters for ${face}.`);
    const words: MeasuredWord[] = [];
    for (const { bidiRuns, spaceLevel } of splitBidiWords(text)) {
      const runs: TextRun[] = [];
      for (const bidiRun of bidiRuns) runs.push(...(await this.#runs(bidiRun, fonts, face, size)));
      words.push({ runs, width: totalWidth(runs), spaceLevel });
    }
    return { words, space: font.width(' '), font };
  }

  async #runs(
    run: BidiRun,
    fonts: readonly Font[],
    face: TypeFace,
    size: number,
  ): Promise<readonly TextRun[]> {
    const set = run.emoji ? null : splitByFont(run, fonts);
    if (set) return set;
    const painted = await this.#letters.paint(run, face, Math.ceil(size * PIXELS_PER_POINT));
    return [{ painted, text: run.text, level: run.level }];
  }

  /** Operators that draw a line from the origin; y up. `mirrored`: y down, as in drawings. */
  async render(
    line: TextLine,
    { space }: MeasuredText,
    size: number,
    ink: string,
    resources: Resources,
    mirrored = false,
  ): Promise<string> {
    const out: string[] = [];
    const upright = mirrored ? `1 0 0 -1 0 0 cm ` : '';
    // Written in reading order; each run is placed where the line shows it.
    for (const { run, x, ends } of placeRuns(line, space)) {
      const at = formatNumber(x * size);
      if ('font' in run) {
        const name = resources.name('Font', `${run.font.ref(resources.writer)} 0 R`);
        const text = leftToRight(run) + (ends && run.font.has(' ') ? ' ' : '');
        const ops = `BT /${name} ${formatNumber(size)} Tf ${at} 0 Td ${run.font.codes(text)} Tj ET`;
        out.push(run.level % 2 ? withActualText(run.text, ends, ops) : ops);
      } else {
        const { at: from, width, height, pixels } = run.painted;
        const image = await this.#images.add(`word ${run.text} ${pixels.width} ${ink}`, () =>
          pixels.colours.length > 0 ? pixels : tint(pixels, ink),
        );
        const name = resources.name('XObject', `${image} 0 R`);
        const place = `${formatNumber(width * size)} 0 0 ${formatNumber(height * size)} ${formatNumber((x + from[0]) * size)} ${formatNumber(from[1] * size)} cm`;
        out.push(withActualText(run.text, ends, `q ${place} /${name} Do Q`));
      }
    }
    return `q ${upright}${pdfColour(ink)} rg\n${out.join('\n')}\nQ`;
  }
}

/** Attaches the text that is read aloud and copied instead of what is drawn. */
const withActualText = (text: string, ends: boolean, ops: string) =>
  `/Span<</ActualText${textString(`${text}${ends ? ' ' : ''}`)}>>BDC ${ops} EMC`;

const runWidth = (run: TextRun): number => ('font' in run ? run.font.width(run.text) : run.painted.advance);
const totalWidth = (runs: readonly TextRun[]): number => runs.reduce((sum, run) => sum + runWidth(run), 0);

/** A line's runs in reading order with their x positions, at font size 1. `ends`: a space follows. */
function placeRuns({ words }: TextLine, space: number): { run: TextRun; x: number; ends: boolean }[] {
  const parts = words.flatMap(({ runs, spaceLevel }, word) => [
    ...runs.map((run) => ({ run, width: runWidth(run), level: run.level })),
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

/** Splits a run by font; null when no font has one of its characters. */
function splitByFont({ text, level }: BidiRun, fonts: readonly Font[]): TextRun[] | null {
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

/**
 * Breaks a paragraph into lines; a word longer than a line is broken between characters. @param width in units
 * of the font size
 */
export function breakLines({ words, space }: MeasuredText, width: number): TextLine[] {
  const lines: { words: MeasuredWord[]; width: number }[] = [];
  for (const word of words.flatMap((whole) => breakWord(whole, width))) {
    const last = lines.at(-1);
    if (last && last.width + space + word.width <= width) {
      last.words.push(word);
      last.width += space + word.width;
    } else lines.push({ words: [word], width: word.width });
  }
  return lines;
}

/** Splits a word into pieces that fit a line; rasterized runs stay whole. */
function breakWord(word: MeasuredWord, width: number): MeasuredWord[] {
  if (word.width <= width) return [word];
  const letters = word.runs.flatMap((run): readonly TextRun[] =>
    'font' in run ? [...run.text].map((text) => ({ ...run, text })) : [run],
  );
  const pieces: TextRun[][] = [];
  let filled = 0;
  for (const letter of letters) {
    const wide = runWidth(letter);
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
  return pieces.map((runs) => ({ ...word, runs, width: totalWidth(runs) }));
}

function tint(pixels: PixelImage, ink: string): PixelImage {
  const long = ink.length === 4 ? ink.replace(/[\da-f]/gi, '$&$&') : ink;
  const rgb = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  const colours = new Uint8Array(pixels.cover.length * 3);
  for (let i = 0; i < colours.length; i++) colours[i] = rgb[i % 3]!;
  return { ...pixels, colours };
}
