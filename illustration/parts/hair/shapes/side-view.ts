/** Hair from the side, the child looking right. Frame: head centre 0, 0; the ear at −8, 9; the nape at −32, 36. */

import type { Doll } from '../../../figures/hero/body/doll.ts';
import type { Outline, Point } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { lock, strokes } from './strands.ts';

/** The skull from the forehead over the crown to the nape, `lift` off the head. */
export function skull(lift = 5): Outline {
  const o = lift;
  return pts`
    ${43.4 + o * 0.4},-26! ${38.4 + o * 0.7},${-38 - o * 0.4} 22,${-47.4 - o * 0.9} 0,${-50 - o}
    -24,${-47 - o * 0.85} ${-43 - o * 0.75},${-31 - o * 0.4} ${-51 - o},-6 ${-48.6 - o},16
    ${-38 - o * 0.4},34!
  `;
}

/** The hairline of tied or short hair, from the nape round the ear and the temple to the forehead. */
export const HAIRLINE: readonly Point[] = pts`-27,36! -21,24 -15,13 -6,4 3,5 6.4,11! 9.4,-3 17,-14 30,-20`;

/** Strokes from the hairline to where the hair is gathered. */
export function gatheredTo(doll: Doll, [x, y]: Point, opacity = 0.5): void {
  const from: readonly Point[] = pts`42,-29 32,-22 20,-17 12,-8 7,2 -16,10 -22,22 -30,33 -42,24`;
  strokes(
    doll,
    from.map(
      ([a, b]): Outline =>
        pts`
          ${a},${b} ${a * 0.55 + x * 0.45},${b * 0.6 + y * 0.4 - 3}
          ${a * 0.12 + x * 0.88},${b * 0.12 + y * 0.88}
        `,
    ),
    opacity,
  );
}

/** Hair drawn back to a point. */
export function drawnBack(doll: Doll, towards: Point, lift = 4): void {
  lock(doll, [...skull(lift), ...HAIRLINE], { step: 6 });
  gatheredTo(doll, towards);
}

/** Wavering edge from one point to another: hair that swings, `depth` units to each side. */
export function swinging(from: Point, to: Point, waves: number, depth: number): Point[] {
  const n = waves * 2;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = -(to[1] - from[1]) / length;
  const ny = (to[0] - from[0]) / length;
  return Array.from({ length: n + 1 }, (_, i): Point => {
    const t = i / n;
    const d = i === 0 || i === n ? 0 : (i % 2 ? 1 : -1) * depth;
    return [from[0] + (to[0] - from[0]) * t + nx * d, from[1] + (to[1] - from[1]) * t + ny * d];
  });
}
