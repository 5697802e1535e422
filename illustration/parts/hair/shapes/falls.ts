/** Straight hair that falls: strokes from the crown, sheets down the side. */

import type { Doll } from '../../../figures/hero/body/doll.ts';
import type { Outline, Point } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { lock, sheen, strokes } from './strands.ts';

/** Strokes that fan from the crown to a hairline. */
export function fan(doll: Doll, crown: Point, ends: readonly Point[], opacity = 0.5): void {
  strokes(
    doll,
    ends.map(
      (end): Outline =>
        pts`
          ${crown[0] + (end[0] - crown[0]) * 0.16},${crown[1] + (end[1] - crown[1]) * 0.16 - 1}
          ${crown[0] + (end[0] - crown[0]) * 0.6 + end[0] * 0.06},${crown[1] + (end[1] - crown[1]) * 0.5 - 2}
          ${end[0]},${end[1]}
        `,
    ),
    opacity,
  );
}

/** Strokes from the crown over the side of the head. */
export function fall(doll: Doll, ends: readonly Point[], opacity = 0.5): void {
  strokes(
    doll,
    ends.map(
      ([x, y]): Outline => pts`${-4 + x * 0.2},-52 ${-4 + x * 0.72},${-44 + (y + 44) * 0.36} ${x},${y}`,
    ),
    opacity,
  );
}

export const sideLight = (doll: Doll): void =>
  sheen(doll, pts`-36,-34 -14,-45 12,-46 30,-38 12,-41 -14,-40`, 0.42);

/** What lies behind the head of hair that ends at the chin. */
export function chinLength(doll: Doll): void {
  lock(
    doll,
    pts`0,-58 36,-50 58,-22 63,14 62,40 57,51! 30,49 0,50 -30,49 -57,51! -62,40 -63,14 -58,-22 -36,-50`,
    { behind: true },
  );
}
