/** Leaves that frame a stage. */

import type { Cutter } from '../../../paper/cutter.ts';
import type { Point } from '../../../paper/outline.ts';
import type { BackdropContext } from '../../backdrop-stage.ts';
import { frond } from '../../props/shapes/frond.ts';
import { leaf } from '../../props/shapes/leaf.ts';

/** Leaves hanging in from above and both sides: the dark edge of a stage. */
export function leafFrame({ c, stage }: BackdropContext, colour: string, deep = 0.5): void {
  const { left, right, top } = stage;
  const w = right - left;
  const clump = (x: number, y: number, turn: number, n: number, length: number, k: string) => {
    for (let i = 0; i < n; i++)
      leaf(
        c,
        x,
        y,
        length * c.between(0.75, 1.15),
        turn + (i / (n - 1) - 0.5) * 118 + c.between(-6, 6),
        c.shade(k, c.between(-0.03, 0.03)),
        0.42,
      );
  };
  for (const [t, y, turn, length] of [
    [-0.02, 190, 112, 170],
    [0.02, 60, 132, 190],
    [0.14, -36, 160, 170],
    [0.3, -66, 176, 150],
    [0.48, -84, 182, 140],
    [0.66, -70, 186, 150],
    [0.84, -40, 200, 170],
    [0.97, 50, 226, 190],
    [1.02, 200, 246, 170],
  ] as const)
    clump(
      left + w * t,
      top + y * deep * 1.7,
      turn,
      5,
      length,
      (t * 100) % 2 < 1 ? colour : c.shade(colour, 0.05),
    );
}

export function fernFrame({ c, stage }: BackdropContext, colour: string): void {
  const b = stage.bottom + 20;
  for (const [x, length, turn, bend] of [
    [30, 250, 22, 30],
    [110, 180, -4, -26],
    [-40, 230, 50, 24],
  ] as const) {
    frond(c, stage.left + x, b, length, turn, bend, colour);
    frond(c, stage.right - x, b, length * 0.94, -turn, -bend, c.shade(colour, 0.02));
  }
}

/** A broad leaf of the jungle, cut in steps, from its stalk at x, y; 0 points up. */
export function broadLeaf(c: Cutter, [x, y]: Point, length: number, turn: number, colour: string): void {
  c.at(x, y, { turn }, () => {
    const w = length * 0.34;
    c.blob(
      `0,0! ${-w},${-length * 0.3} ${-w * 0.8},${-length * 0.5}! ${-w * 0.62},${-length * 0.46}! ${-w * 0.66},${-length * 0.72}! ${-w * 0.4},${-length * 0.7}! 0,${-length}! ${w * 0.4},${-length * 0.7}! ${w * 0.66},${-length * 0.72}! ${w * 0.62},${-length * 0.46}! ${w * 0.8},${-length * 0.5}! ${w},${-length * 0.3}`,
      colour,
      { lift: 1, tex: 'brush', step: 20 },
    );
    c.mark(`0,0 ${length * 0.02},${-length * 0.9}`, c.shade(colour, -0.07), 4, 0.7);
  });
}
