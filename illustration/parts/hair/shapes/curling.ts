/** Curls that several styles wear, from the front and from the side. */

import { type Doll, SIDES } from '../../../figures/hero/body/doll.ts';
import { type Outline, type Point, scallops } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { curls, lock, slide } from './strands.ts';

/** A crown of large bumps over the forehead. */
export function curlyTop(doll: Doll, low: number): void {
  const f = slide(doll);
  const { rng } = doll.paper;
  const dome = scallops(rng, 0, -20, 57, 41, 16, 0.13).filter(([, y]) => y < low);
  // the dome is cut open at the bottom right; start the walk there so that the fringe closes it
  const right = dome
    .filter(([x]) => x >= 0)
    .sort((a, b) => Math.atan2(a[0], -(a[1] + 20)) - Math.atan2(b[0], -(b[1] + 20)));
  const left = dome
    .filter(([x]) => x < 0)
    .sort((a, b) => Math.atan2(a[0], -(a[1] + 20)) - Math.atan2(b[0], -(b[1] + 20)));
  const fringe: Outline = pts`
    47,${low + 6}! 43.5,-9 ${40 + f * 0.5},-19! ${36 + f},-13 ${28 + f},-14 ${24 + f},-25! ${18 + f},-17
    ${8 + f},-17.5 ${3 + f},-28! ${f - 4},-18.5 ${f - 14},-18.5 ${f - 18},-27! ${f - 24},-17 ${f - 34},-14
    ${-40 + f * 0.5},-20! -43.5,-9 -47,${low + 6}!
  `;
  const piece = lock(doll, [...left, ...right, ...fringe], { jitter: 0.3, step: 4, facets: 0.04 });
  doll.paper.within(piece, () =>
    curls(doll, { x: f * 0.5, y: -34, rx: 52, ry: 24 }, { gap: 12, radius: 4.6, width: 1.4, opacity: 0.6 }),
  );
}

/** A rounded mass of curls on the crown, open at the face, down to `low` at the back. */
export function curlyDome(
  doll: Doll,
  options: { rise: number; bumps: number; height: number; low: number; gap: number; radius: number },
): void {
  const { rise, bumps, height, low, gap, radius } = options;
  const ring = scallops(doll.paper.rng, -5, -10, 53 + rise * 0.5, 46 + rise, bumps, height);
  const at = ([x, y]: Point) => (Math.atan2(y + 10, x + 5) * 180) / Math.PI;
  // from the forehead (−18°) counter-clockwise over the crown to the nape
  const turn = (p: Point) => (((-at(p) - 12) % 360) + 360) % 360;
  const end = turn([-40, low]);
  const edge = ring.filter((p) => turn(p) < end).sort((a, b) => turn(a) - turn(b));
  const piece = lock(
    doll,
    [
      ...edge,
      ...pts`-30,${low + 4}! -20,22 -15,12 -5,5 2,8 8,12! 9,-1 15,-8 21,-18! 26,-10 33,-12 37,-22! 42,-14`,
    ],
    { jitter: 0.3, step: 4, facets: 0.04 },
  );
  doll.paper.within(piece, () =>
    curls(doll, { x: -8, y: -20, rx: 54, ry: 46 }, { gap, radius, width: gap > 9 ? 1.4 : 1.1, opacity: 0.6 }),
  );
}

export const CURLY = { rise: 6, bumps: 19, height: 0.12, gap: 12, radius: 4.6 };

/** Curls over the ear and down the neck. */
export function curlyFall(doll: Doll, x: number, y: number, rx: number, ry: number): void {
  lock(doll, scallops(doll.paper.rng, x, y, rx, ry, Math.round((rx + ry) / 5), 0.16), {
    step: 4,
    facets: 0.04,
  });
  curls(doll, { x, y, rx: rx - 3, ry: ry - 3 }, { gap: 11.5, radius: 4.5, width: 1.4, opacity: 0.6 });
}

/** Curls beside the face: `lobes` as `scallops` takes them, `coils` how wide and high the field of coils upon them is. */
export function curlySides(
  doll: Doll,
  [x, y]: readonly [number, number],
  lobes: readonly [rx: number, ry: number, bumps: number, height: number],
  [rx, ry]: readonly [number, number],
): void {
  for (const k of SIDES) {
    lock(doll, scallops(doll.paper.rng, k * x, y, ...lobes), { step: 4, facets: 0.04 });
    curls(doll, { x: k * x, y, rx, ry }, { gap: 10, radius: 4, width: 1.3, opacity: 0.6 });
  }
}
