/** Coils and puffs that several styles wear, from the front and from the side. */

import type { Doll } from '../../../figures/hero/body/doll.ts';
import { type Outline, scallops } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { curlyDome } from './curling.ts';
import { curls, lock, slide } from './strands.ts';

/** A rounded hairline of small bumps, right to left. */
export function coilLine(f: number, top: number): Outline {
  return pts`
    45,-2 41,-14 ${36 + f},-20! ${29 + f},-24 ${21 + f},${top + 4}! ${12 + f},${top + 1}
    ${4 + f},${top + 1.6}! ${f - 5},${top} ${f - 13},${top + 3}! ${f - 22},-26 ${f - 30},-23!
    ${f - 37},-20 -41,-14 -45,-2
  `;
}

/** A puff of coils; of one `behindHead` only the coils that show are drawn. */
export function puff(
  doll: Doll,
  x: number,
  y: number,
  rx: number,
  ry: number,
  { bumps = 14, behindHead = false }: { bumps?: number; behindHead?: boolean } = {},
): void {
  const edge = scallops(doll.paper.rng, x, y, rx, ry, bumps, bumps > 20 ? 0.08 : 0.12);
  lock(doll, edge, { jitter: 0.2, step: 4, facets: 0 });
  curls(doll, { x, y, rx: rx - 3, ry: ry - 3 }, { behindHead });
}

/** Short coils over the skull: a style of its own, and what other coils are under a hat. */
export function coilCap(doll: Doll): void {
  const f = slide(doll);
  const top = scallops(doll.paper.rng, 0, -10, 54, 47, 24, 0.07).filter(([, y]) => y < 0);
  const ordered = [...top].sort((a, b) => Math.atan2(a[0], -a[1] - 10) - Math.atan2(b[0], -b[1] - 10));
  const piece = lock(doll, [...pts`-52,4!`, ...ordered, ...pts`52,4!`, ...coilLine(f, -31)], {
    jitter: 0.3,
    step: 4,
    facets: 0.05,
  });
  doll.paper.within(piece, () =>
    curls(doll, { x: 0, y: -32, rx: 54, ry: 28 }, { gap: 6.6, radius: 2.5, width: 1.1, opacity: 0.62 }),
  );
}

/** The same from the side. */
export function coilCapAside(doll: Doll): void {
  curlyDome(doll, { rise: 7, bumps: 30, height: 0.06, low: 26, gap: 7.4, radius: 2.5 });
}
