/** Step 7, layers: words in pencil handwriting, such as a child's name on a label. */
import type { Cutter } from '../../paper/cutter.ts';
import { HANDWRITING } from '../../paper/letter-shapes.ts';
import { pts } from '../../paper/points.ts';

/** Width of the stroke, in heights of a capital. */
const PENCIL = 0.12;
const LEADING = 1.6;

/** Names up to this length are drawn at full size; longer names are drawn smaller. */
export const LONGEST_AT_FULL_SIZE = 'Wilhelmina Montgomery';

/** Font size of a system font in heights of its capitals; then the widths of its letters, em. */
export const SYSTEM_EM = 1 / 0.7;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
const [WIDE_LETTER, LETTER] = [1, 0.65];

/** The estimated width of a line in a system font, in heights of a capital. */
export function systemWidth(line: string): number {
  return [...line].reduce((sum, char) => sum + (WIDE.test(char) ? WIDE_LETTER : LETTER), 0) * SYSTEM_EM;
}

/**
 * The factor (at most 1) that keeps a text with the children's names no wider than with the name `LONGEST_AT_FULL_SIZE`.
 * `template` is the text with its slots; `width` measures a line in any unit.
 */
export function shrinkFactor(template: string, named: string, width: (line: string) => number): number {
  const widest = (text: string) => Math.max(...text.split('\n').map(width));
  if (named === template) return 1;
  return Math.min(1, widest(template.replace(/\{name\}/g, LONGEST_AT_FULL_SIZE)) / widest(named));
}

/** The width of a handwritten line, in heights of a capital. */
export const handwritingWidth = (line: string): number => {
  const written = HANDWRITING.get('pencil').pencilled(line);
  return written ? written.width / 100 : systemWidth(line);
};

/** Draws centred lines, `size` being the height of a capital. Scripts without pencil strokes are set as text in a system font. */
export function drawHandwriting(
  c: Cutter,
  text: string,
  { size, colour, opacity, lit }: { size: number; colour: string; opacity: number; lit: boolean },
): void {
  const k = size / 100;
  text.split('\n').forEach((line, row, all) => {
    const baseline = (row - (all.length - 1) / 2) * size * LEADING + size / 2;
    const written = HANDWRITING.get('pencil').pencilled(line);
    if (!written) {
      c.paper.write(line, 0, baseline, size * SYSTEM_EM, colour, { opacity, lit });
      return;
    }
    for (const letter of written.letters) {
      // Letters stray a little from the baseline.
      const [dip, lean] = [c.between(-3, 3), c.between(-2.5, 2.5)];
      for (const { points, x, y } of letter)
        c.paper.at({ x: (x - written.width / 2) * k, y: baseline + (y + dip) * k, scale: k, rot: lean }, () =>
          c.paper.line(pts(points), colour, PENCIL * 100, { opacity, lit, step: 4 }),
        );
    }
  });
}
