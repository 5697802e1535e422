/** Words written with a pencil: a child's own name on a label, a note. */
import type { Cutter } from '../../paper/cutter.ts';
import { HANDWRITING } from '../../paper/letter-shapes.ts';
import { pts } from '../../paper/points.ts';

/** Against the height of a capital. */
const PENCIL = 0.12;
const LEADING = 1.6;

/** A name as long as this stands at its full size wherever a picture writes names; a longer one is written smaller. */
export const LONGEST_AT_FULL_SIZE = 'Wilhelmina Montgomery';

/** A system's font against the height of its capitals, and the widths of its letters in parts of an em. */
export const SYSTEM_EM = 1 / 0.7;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
const [WIDE_LETTER, LETTER] = [1, 0.65];

/** The width of a line in capitals' heights, where the browser writes it in a font of its own. */
export function systemWidth(line: string): number {
  return [...line].reduce((sum, char) => sum + (WIDE.test(char) ? WIDE_LETTER : LETTER), 0) * SYSTEM_EM;
}

/**
 * How much smaller a text must be with the children's names in it, so that it takes no more room than with a name of
 * `LONGEST_AT_FULL_SIZE`. 1 where it fits. @param template the text with its slots, @param width of a line, in any unit
 */
export function shrinkFactor(template: string, named: string, width: (line: string) => number): number {
  const widest = (text: string) => Math.max(...text.split('\n').map(width));
  if (named === template) return 1;
  return Math.min(1, widest(template.replace(/\{name\}/g, LONGEST_AT_FULL_SIZE)) / widest(named));
}

/** The width of a line written by hand, in capitals' heights. */
export const handwritingWidth = (line: string): number => {
  const written = HANDWRITING.get('pencil').pencilled(line);
  return written ? written.width / 100 : systemWidth(line);
};

/** Lines round the present place, `size` a capital's height; a script the pencil never learnt is written by the browser's own hand. */
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
      // No letter stands quite on the line.
      const [dip, lean] = [c.between(-3, 3), c.between(-2.5, 2.5)];
      for (const { points, x, y } of letter)
        c.paper.at({ x: (x - written.width / 2) * k, y: baseline + (y + dip) * k, scale: k, rot: lean }, () =>
          c.paper.line(pts(points), colour, PENCIL * 100, { opacity, lit, step: 4 }),
        );
    }
  });
}
