/** Hair drawn together to one point behind or on the head: a tail, a knot, a puff. */

import type { Doll } from '../../../../figures/hero/body/doll.ts';
import type { Outline, Point } from '../../../../paper/outline.ts';
import { pts } from '../../../../paper/points.ts';
import type { BackView } from '../../../hair-style.ts';
import { puff } from '../coiling.ts';
import { capWith, loc, lock, locRow, strokes, tie } from '../strands.ts';
import { NAPE } from './nape.ts';

/** Hair drawn together to a point, and what is there. */
const gatheredBack = (to: Point, then: (doll: Doll) => void): BackView => ({
  over(doll) {
    lock(doll, capWith(NAPE, 4));
    const rim: Point[] = [
      ...pts`-50,-14 -48,4 -44,22 -34,34 -20,42 -6,45 8,45 22,41 36,33 44,22 48,4 50,-14`,
      ...pts`-40,-36 -20,-50 20,-50 40,-36`,
    ];
    strokes(
      doll,
      rim.map(
        ([x, y]): Outline =>
          pts`${x},${y} ${(x + to[0]) / 2},${(y + to[1]) / 2 - 2} ${to[0] + (x - to[0]) * 0.14},${to[1] + (y - to[1]) * 0.14}`,
      ),
      0.5,
    );
    then(doll);
  },
});

/** A tail from the back of the head. */
export const tailBack = gatheredBack([0, -14], (doll) => {
  const s = doll.swing;
  lock(
    doll,
    pts`-9,-16 -20,0 ${-23 + s * 0.5},28 ${-16 + s},58 ${-2 + s * 1.2},76! ${12 + s},58 ${20 + s * 0.5},26 17,-2 8,-17`,
  );
  strokes(
    doll,
    [-2, -1, 0, 1, 2].map(
      (i): Outline => pts`${i * 3},-8 ${i * 7 + s * 0.3},22 ${i * 4 + s},${60 - Math.abs(i) * 6}`,
    ),
    0.6,
  );
  tie(doll, 0, -15, 90, 8);
});

/** A knot on the crown. */
export const knotBack = gatheredBack([0, -50], (doll) => {
  lock(doll, pts`-27,-56 -24,-78 -6,-90 16,-88 29,-74 27,-54 12,-47 -12,-47`);
  strokes(
    doll,
    [
      pts`-20,-56 -15,-76 3,-83 20,-75 22,-58`,
      pts`-12,-57 -8,-70 4,-75 13,-68 12,-58`,
      pts`-3,-58 0,-66 6,-66`,
    ],
    0.65,
    1.2,
  );
  doll.paper.sheet(pts`-16,-52 0,-55 17,-52 16,-46 0,-49 -15,-46`, doll.hair.cloth, {
    jitter: 0.3,
    step: 5,
    lift: 0.5,
  });
});

/** One great puff on the crown. */
export const highPuffBack = gatheredBack([0, -48], (doll) => {
  puff(doll, 0, -76, 38, 31, { bumps: 18 });
  tie(doll, 0, -49, 90, 9);
});

/** Locs in a knot, a few left hanging. */
export const locsKnotBack = gatheredBack([0, -46], (doll) => {
  locRow(
    doll,
    [-42, -28, -14, 0, 14, 28, 42].map(
      (x): Outline => pts`${x},30 ${x * 1.04},6 ${x * 0.8},-26 ${x * 0.2},-50`,
    ),
    7,
  );
  loc(doll, [pts`-44,20 -50,44 -48,66`, pts`44,20 50,44 47,68`], 7);
  locRow(
    doll,
    [pts`-24,-58 -26,-78 0,-88 20,-80`, pts`-14,-56 2,-74 26,-72 28,-56`, pts`22,-60 10,-84 -16,-80 -20,-62`],
    8,
  );
  tie(doll, 0, -52, 90, 9);
});
