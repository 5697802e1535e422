import type { Cutter } from '../../../paper/cutter.ts';
import { LAMP, WOOD } from '../../../paper/papers.ts';

/** A window that is lit from inside, its foot at x, y. */
export function litWindow(
  c: Cutter,
  x: number,
  y: number,
  width: number,
  high: number,
  arched = false,
): void {
  c.glow(x, y - high / 2, width * 1.5, LAMP, 0.4);
  const h = width / 2;
  if (arched)
    c.blob(
      `${x - h},${y}! ${x - h},${y - high * 0.6} ${x},${y - high} ${x + h},${y - high * 0.6} ${x + h},${y}!`,
      LAMP,
      { lift: 0, tex: 'none', edge: 'none', lit: false },
    );
  else c.box(x - h, y - high, width, high, LAMP, { lift: 0, tex: 'none', edge: 'none', lit: false });
  if (width > 22) {
    c.mark(`${x},${y} ${x},${y - high}`, WOOD, 3);
    c.mark(`${x - h},${y - high * 0.48} ${x + h},${y - high * 0.48}`, WOOD, 3);
  }
}
