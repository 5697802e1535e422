/** Marks printed on cloth, and the places where they are. */

import type { Doll } from '../../../figures/hero/body/doll.ts';
import { type Outline, transformed } from '../../../paper/outline.ts';
import { measureLine } from '../../../paper/ribbon.ts';

/** A place of a print and its number. */
export type PrintSpot = readonly [x: number, y: number, i: number];

/** Places on a loose grid. */
export function scattered(
  doll: Doll,
  box: { x: number; y: number; width: number; height: number },
  every: number,
): PrintSpot[] {
  const { rng } = doll.paper;
  const spots: PrintSpot[] = [];
  for (let row = 0, y = box.y; y <= box.y + box.height; y += every * 0.88, row++) {
    for (let x = box.x + (row % 2 ? every / 2 : 0); x <= box.x + box.width; x += every) {
      spots.push([x + rng.between(-1, 1), y + rng.between(-1, 1), spots.length]);
    }
  }
  return spots;
}

/** Places along a limb, for prints on sleeves and trousers. */
export function spotsAlong(line: Outline, count: number): PrintSpot[] {
  const { at, headingAlong } = measureLine(line);
  return Array.from({ length: count }, (_, i): PrintSpot => {
    const t = (i + 0.5) / count;
    const [x, y] = at(t);
    const [dx, dy] = headingAlong(t);
    const off = i % 2 ? 4 : -4;
    return [x - dy * off, y + dx * off, i];
  });
}

/** Prints a mark at each spot, turned a little further each time, all as one piece of ink. */
export function printed(
  doll: Doll,
  spots: readonly PrintSpot[],
  mark: Outline,
  colour: string,
  turn = 0,
  opacity = 0.9,
): void {
  const marks = spots.map(([x, y, i]) => transformed(mark, x, y, i * turn));
  if (marks.length > 0) doll.paper.flat(marks, colour, { opacity, jitter: 0.12, step: 5 });
}
