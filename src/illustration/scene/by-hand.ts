/** Words written with a pencil: a child's own name on a label, a note. */
import type { Cutter } from '../paper/cutter.ts';
import { HANDWRITING } from '../paper/lettering.ts';
import { pts } from '../paper/points.ts';

/** Against the height of a capital. */
const PENCIL = 0.12;
const LEADING = 1.6;

/** Lines round the present place, `size` a capital's height; a script the pencil never learnt is written by the browser's own hand. */
export function writeByHand(
  c: Cutter,
  text: string,
  { size, colour, opacity, lit }: { size: number; colour: string; opacity: number; lit: boolean },
): void {
  const k = size / 100;
  text.split('\n').forEach((line, row, all) => {
    const baseline = (row - (all.length - 1) / 2) * size * LEADING + size / 2;
    const written = HANDWRITING.get('pencil').pencilled(line);
    if (!written) {
      c.paper.write(line, 0, baseline, size / 0.7, colour, { opacity, lit });
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
