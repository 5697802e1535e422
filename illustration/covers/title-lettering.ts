/** Titles of felt letters, the same lettering on every cover. */

import { GLYPHS, KERNING } from '../paper/felt-glyphs.ts';
import { isOutline, type Outline, type Point } from '../paper/outline.ts';
import type { Paper } from '../paper/paper.ts';
import { pts } from '../paper/points.ts';

export interface TitleStyle {
  /** The felt of the letters and the paper they are backed with; null leaves the backing out. */
  readonly colour: string;
  readonly backing: string | null;
}

/** Width of a line in hundredths of an em. Throws on a letter without a glyph. */
export function lineWidth(line: string): number {
  let width = 0;
  [...line].forEach((char, i) => {
    if (char === ' ') width += 26;
    else width += glyph(char).advance + (KERNING[char + (line[i + 1] ?? '')] ?? 0);
  });
  return width;
}

function glyph(char: string): { readonly advance: number; readonly outlines: readonly string[] } {
  const found = GLYPHS[char];
  if (!found) throw new Error(`No letter "${char}": add it to scripts/kit/generate-glyphs.ts and run it.`);
  return found;
}

function area(outline: Outline): number {
  return outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] as Point;
    return sum + x * v - u * y;
  }, 0);
}

const grown = (outline: Outline, by: number): Point[] => {
  const turn = area(outline) > 0 ? 1 : -1;
  return outline.map(([x, y, corner], i) => {
    const [ax, ay] = outline[(i - 1 + outline.length) % outline.length] as Point;
    const [bx, by2] = outline[(i + 1) % outline.length] as Point;
    const length = Math.hypot(bx - ax, by2 - ay) || 1;
    return [
      x + ((by2 - ay) / length) * by * turn,
      y - ((bx - ax) / length) * by * turn,
      corner ?? 0,
    ] as const;
  });
};

/** Where a title's lines stand: the size of each line's em in units, and its baseline. */
export interface TitleLine {
  readonly text: string;
  readonly em: number;
  readonly baseline: number;
}

/**
 * Fits each line to `width`, none larger than `largest` (em), and stacks them from `top` down. A long line is smaller,
 * never narrower: letters keep their shape.
 */
export function layOutTitle(
  lines: readonly string[],
  width: number,
  top: number,
  largest: number,
): TitleLine[] {
  let y = top;
  return lines.map((text) => {
    const em = Math.min(largest, (width / lineWidth(text)) * 100);
    y += em * 0.8;
    const set = { text, em, baseline: y };
    y += em * 0.14;
    return set;
  });
}

/** How lines stand on the paper: about `x` or with that edge in common, on a straight line or on a curve of radius `bow`. */
interface Stand {
  readonly x: number;
  readonly align?: 'left' | 'right' | undefined;
  readonly bow?: number | undefined;
}

/** Draws the letters, each slightly turned and raised. */
export function drawTitle(paper: Paper, lines: readonly TitleLine[], stand: Stand, style: TitleStyle): void {
  for (const pass of ['backing', 'letters'] as const) {
    if (pass === 'backing' && style.backing === null) continue;
    for (const line of lines) drawLine(paper, line, stand, lines[0]!.baseline, pass, style);
  }
}

function drawLine(
  paper: Paper,
  { text, em, baseline }: TitleLine,
  { x: middle, align, bow }: Stand,
  first: number,
  pass: 'backing' | 'letters',
  { colour, backing }: TitleStyle,
): void {
  const k = em / 100;
  const width = lineWidth(text) * k;
  let x = align === 'left' ? middle : align === 'right' ? middle - width : middle - width / 2;
  // Lines of a curve have one centre, so that they keep their distance.
  const radius = bow === undefined ? undefined : bow - (baseline - first);
  [...text].forEach((char, i) => {
    if (char === ' ') {
      x += 26 * k;
      return;
    }
    const { advance, outlines } = glyph(char);
    const sway = Math.sin(i * 12.9 + text.length * 4.1) * 2.6;
    const hop = Math.sin(i * 7.3 + text.length * 2.3) * 2.2;
    const half = advance / 2;
    const along = x + half * k;
    const angle = radius === undefined ? 0 : (along - middle) / radius;
    const place =
      radius === undefined
        ? { x: along, y: baseline + hop * k }
        : { x: middle + Math.sin(angle) * radius, y: baseline + (1 - Math.cos(angle)) * radius + hop * k };
    paper.at({ ...place, rot: sway + (angle * 180) / Math.PI, scale: k }, () => {
      const all = outlines.map((outline) =>
        pts(outline).map(([px, py, corner]) => [px - half, py, corner ?? 0] as const),
      );
      const outer = area(all[0] ?? []) > 0;
      const solid = all.filter((outline) => area(outline) > 0 === outer);
      const counters = all.filter((outline) => area(outline) > 0 !== outer);
      if (pass === 'backing')
        paper.sheet(
          solid.map((outline) => grown(outline, 4.4)),
          backing ?? colour,
          {
            lift: Math.min(1.9, 90 / em + 0.9),
            edge: 'none',
            lit: false,
            step: 7,
            jitter: 0.3,
          },
        );
      else
        paper.sheet(isOutline(solid) ? [solid] : solid, colour, {
          lift: backing === null ? 0.7 : 0.32,
          edge: 'core',
          lit: false,
          texture: 'felt',
          step: 5,
          jitter: 0.25,
          facets: 0.06,
          holes: counters,
        });
    });
    x += (advance + (KERNING[char + (text[i + 1] ?? '')] ?? 0)) * k;
  });
}

/** One letter flat on the label of a spine, `size` units high, about its middle. */
export function spineLetter(
  paper: Paper,
  letter: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  const { advance, outlines } = glyph(letter);
  const k = size / 70;
  paper.at({ x: x - (advance / 2) * k, y: y + size / 2, scale: k }, () =>
    paper.flat(outlines.map(pts), colour, { lit: false, step: 6, jitter: 0.2 }),
  );
}
