/** The back of a head: where the hair ends at the nape, and strokes and light on a combed crown. Frame: the head's; the nape near 0, 44. */

import type { Doll } from '../../../../figures/hero/body/doll.ts';
import type { Outline, Point } from '../../../../paper/outline.ts';
import { pts } from '../../../../paper/points.ts';
import { sheen, strokes } from '../strands.ts';

/** The hairline from behind, right to left: behind one ear, along the nape, behind the other. */
export const NAPE: Outline = pts`51,6 48,18 42,30! 32,38 22,45! 10,46 0,48! -10,46 -22,45! -32,38 -42,30! -48,18 -51,6`;

/** The light on a round crown. */
export const crownLight = (doll: Doll): void =>
  sheen(doll, pts`-34,-30 -16,-42 10,-43 30,-34 12,-38 -14,-37`, 0.4);

/** So many points from `-width` to `width`, each as low as `y` says of its place from -1 to 1. */
export const along = (count: number, width: number, y: (t: number) => number): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const t = (i / (count - 1)) * 2 - 1;
    return [t * width, y(t)];
  });

/** Strokes from the crown out to as many points below, so far to both sides and down (`t` from -1 to 1), and its light. */
export function combed(
  doll: Doll,
  [fromX, fromY]: Point,
  { count, width, y }: { count: number; width: number; y: (t: number) => number },
): void {
  const line = ([endX, endY]: Point): Outline =>
    pts`
      ${fromX + (endX - fromX) * 0.12},${fromY + (endY - fromY) * 0.12}
      ${fromX + (endX - fromX) * 0.72},${fromY + (endY - fromY) * 0.42} ${endX},${endY}
    `;
  strokes(doll, along(count, width, y).map(line), 0.5);
  crownLight(doll);
}
