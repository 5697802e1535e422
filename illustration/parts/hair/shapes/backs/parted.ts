/** Hair parted down the middle of the back of the head, tied or plaited at each side. */

import { type Doll, onSide, SIDES, type Side } from '../../../../figures/hero/body/doll.ts';
import type { Outline } from '../../../../paper/outline.ts';
import { pts } from '../../../../paper/points.ts';
import type { BackView } from '../../../hair-style.ts';
import { puff } from '../coiling.ts';
import { both, braid, capWith, lock, strokes, tie } from '../strands.ts';
import { NAPE } from './nape.ts';

/** Hair parted down the middle, tied or plaited at each side. */
const partedBack = (each: (doll: Doll, side: Side) => void): BackView => ({
  over(doll) {
    lock(doll, capWith(NAPE, 5));
    doll.paper.line([pts`0,-54 1,-20 -1,16 0,44`], doll.skin.base, 1.6, { opacity: 0.6 });
    const line = (k: Side, i: number): Outline =>
      pts`${k * 3},${-48 + i * 20} ${k * 24},${-34 + i * 15} ${k * 44},${4 + i * 5}`;
    strokes(
      doll,
      both((k) => [0, 1, 2, 3, 4].map((i) => line(k, i))),
      0.5,
    );
    for (const k of SIDES) each(doll, k);
  },
});

/** Two braids hang down the back. */
export const braidsBack = partedBack((doll, k) => {
  const s = doll.swing;
  braid(doll, onSide(k, pts`40,24 42,42 ${38 + s * k * 0.5},62 ${33 + s * k},84`), 8.4, {
    plaits: 6,
    tie: doll.hair.cloth,
    tuft: 16,
  });
});

/** Two loose tails, tied behind the ears. */
export const tailsBack = partedBack((doll, k) => {
  const s = doll.swing * k;
  lock(
    doll,
    onSide(
      k,
      pts`42,8 56,4 ${70 + s * 0.3},16 ${74 + s * 0.6},38 ${64 + s},58! ${58 + s * 0.6},40 50,30 42,22`,
    ),
  );
  strokes(
    doll,
    [0, 1, 2].map(
      (i): Outline => onSide(k, pts`48,14 ${58 + i * 4},24 ${62 + i * 3 + s * 0.7},${48 - i * 4}`),
    ),
    0.6,
  );
  tie(doll, k * 45, 14, k * 30, 7);
});

/** Two puffs, high at the sides. */
export const puffsBack = partedBack((doll, k) => {
  puff(doll, k * 43, -42, 29, 27);
  tie(doll, k * 30, -34, k * 40, 7);
});
