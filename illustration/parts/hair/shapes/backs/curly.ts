/** Curls and coils from behind: a mass with curls drawn on it. */

import type { Doll } from '../../../../figures/hero/body/doll.ts';
import { type Outline, scallops } from '../../../../paper/outline.ts';
import type { BackView } from '../../../hair-style.ts';
import { curls, lock } from '../strands.ts';

/** A mass of hair with curls drawn on it: as far round its middle, of such a size. */
function curlyMass(
  doll: Doll,
  edge: Outline,
  area: { y: number; rx: number; ry: number },
  curl: { gap: number; radius: number; width: number },
): void {
  const piece = lock(doll, edge, { jitter: 0.3, step: 4, facets: 0.05 });
  doll.paper.within(piece, () => curls(doll, { x: 0, ...area }, { ...curl, opacity: 0.6 }));
}

/** A round mass of curls or coils: its middle, its half width and height, its bumps, and the size of a curl. */
export const roundBack = (
  y: number,
  rx: number,
  ry: number,
  bumps: number,
  curl: { gap: number; radius: number },
): BackView => ({
  ...(rx > 62 ? { ear: false } : {}),
  over(doll) {
    const height = curl.gap > 9 ? 0.12 : 0.07;
    const edge = scallops(doll.paper.rng, 0, y, rx, ry, bumps, height);
    curlyMass(doll, edge, { y, rx: rx - 2, ry: ry - 2 }, { ...curl, width: curl.gap > 9 ? 1.4 : 1.1 });
  },
});

/** Curls that fall over neck and shoulders. */
export const curlyFallBack = (low: number): BackView => ({
  ear: false,
  over(doll) {
    const y = (low - 58) / 2;
    const edge = scallops(doll.paper.rng, 0, y, 64, (low + 58) / 2, 24, 0.1);
    curlyMass(doll, edge, { y, rx: 62, ry: (low + 54) / 2 }, { gap: 12, radius: 4.6, width: 1.4 });
  },
});
