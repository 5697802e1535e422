/** Marks printed on cloth, and the places where they are. */

import type { Doll } from '../../../figures/hero/body/doll.ts';
import { type Outline, placed } from '../../../paper/outline.ts';
import { walking } from '../../../paper/ribbon.ts';

/** A place of a print and its number. */
export type Spot = readonly [x: number, y: number, i: number];

/** Places on a loose grid. */
export function scattered(
  doll: Doll,
  box: { x: number; y: number; width: number; height: number },
  every: number,
): Spot[] {
  const { rng } = doll.paper;
  const spots: Spot[] = [];
  for (let row = 0, y = box.y; y <= box.y + box.height; y += every * 0.88, row++) {
    for (let x = box.x + (row % 2 ? every / 2 : 0); x <= box.x + box.width; x += every) {
      spots.push([x + rng.between(-1, 1), y + rng.between(-1, 1), spots.length]);
    }
  }
  return spots;
}

/** Places along a limb, for prints on sleeves and trousers. */
export function spotsAlong(line: Outline, count: number): Spot[] {
  const { at, heading } = walking(line);
  return Array.from({ length: count }, (_, i): Spot => {
    const t = (i + 0.5) / count;
    const [x, y] = at(t);
    const [dx, dy] = heading(t);
    const off = i % 2 ? 4 : -4;
    return [x - dy * off, y + dx * off, i];
  });
}

/** Prints a mark at each spot, turned a little further each time, all as one piece of ink. */
export function printed(
  doll: Doll,
  spots: readonly Spot[],
  mark: Outline,
  colour: string,
  turn = 0,
  opacity = 0.9,
): void {
  const marks = spots.map(([x, y, i]) => placed(mark, x, y, i * turn));
  if (marks.length > 0) doll.paper.flat(marks, colour, { opacity, jitter: 0.12, step: 5 });
}
