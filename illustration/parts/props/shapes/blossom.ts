import type { Cutter } from '../../../paper/cutter.ts';
import type { Point } from '../../../paper/outline.ts';
import { AMBER } from '../../../paper/papers.ts';

/** A blossom of `n` petals, centre at x, y. */
export function blossom(
  c: Cutter,
  [x, y]: Point,
  radius: number,
  colour: string,
  n = 7,
  heart = AMBER,
): void {
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 360;
    c.at(x, y, { turn: a }, () =>
      c.blob(
        `0,0! ${-radius * 0.36},${-radius * 0.62} 0,${-radius} ${radius * 0.36},${-radius * 0.62}`,
        i % 2 ? c.shade(colour, -0.02) : colour,
        {
          lift: 0.4,
          tex: radius > 60 ? 'felt' : 'none',
        },
      ),
    );
  }
  c.oval(x, y, radius * 0.34, radius * 0.34, heart, { lift: 0.4, tex: radius > 30 ? 'felt' : 'none' });
  if (radius > 40)
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2;
      c.dot(
        x + Math.cos(a) * radius * 0.19,
        y + Math.sin(a) * radius * 0.19,
        radius * 0.04,
        radius * 0.04,
        '#a9702c',
        0.8,
      );
    }
}
