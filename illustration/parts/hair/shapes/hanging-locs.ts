/** Locs that hang, from the front and from the side. */

import { type Doll, onSide, SIDES } from '../../../figures/hero/body/doll.ts';
import type { Outline } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { gatheredTo, HAIRLINE, skull } from './side-view.ts';
import { capWith, loc, lock, locRow, slide, strokes } from './strands.ts';

export function locsBack(doll: Doll, length: number): void {
  const s = doll.swing;
  lock(doll, pts`-54,12 -55,-22 -34,-51 0,-58 34,-51 55,-22 54,12 44,40 0,44 -44,40`, { behind: true });
  locRow(
    doll,
    [-50, -40, -28, -14, 14, 28, 40, 50].map(
      (x, i): Outline => pts`${x},6 ${x * 1.13},${length * 0.55} ${x * 1.16 + s},${length + (i % 3) * 6}`,
    ),
    6.6,
  );
}

export function locsFringe(doll: Doll): void {
  const f = slide(doll);
  const s = doll.swing;
  lock(
    doll,
    capWith(
      pts`46,-2 41,-15 ${30 + f},-25 ${13 + f},-31 ${f},-32 ${f - 13},-31 ${f - 30},-25 -41,-15 -46,-2`,
      5,
    ),
    { jitter: 0.4 },
  );
  const lines: Outline[] = [];
  for (let i = -5; i <= 5; i++)
    lines.push(pts`${i * 7.6 + f},${-31 + Math.abs(i) * 2.4} ${i * 6.6},-43 ${i * 3.4},-54`);
  strokes(doll, lines, 0.6, 1.3);
  loc(
    doll,
    SIDES.map((k) => onSide(k, pts`49,-14 58,10 ${57 + s * k},38`)),
    6.4,
  );
  loc(
    doll,
    SIDES.map((k) => onSide(k, pts`46,-8 50,14 ${49 + s * k},28`)),
    5.6,
  );
  loc(
    doll,
    [pts`${16 + f},-44 ${27 + f},-32 ${35 + f},-15`, pts`${8 + f},-46 ${14 + f},-34 ${18 + f},-20`],
    5,
  );
}

export function locsBehind(doll: Doll, low: number): void {
  const s = doll.swing;
  lock(doll, pts`-10,-40 -46,-36 -58,-8 -52,30 -30,44 -4,36`, { behind: true });
  locRow(
    doll,
    [-54, -42, -30, -16].map(
      (x, i): Outline => pts`${x},6 ${x - 3},${low * 0.55} ${x - 2 + s},${low + (i % 3) * 6}`,
    ),
    6.6,
  );
}

export function locsDown(doll: Doll, low: number): void {
  const s = doll.swing;
  lock(doll, [...skull(5), ...HAIRLINE], { jitter: 0.4 });
  gatheredTo(doll, [-10, -50], 0.6);
  locRow(
    doll,
    [-50, -40, -30].map(
      (x, i): Outline => pts`${x},-14 ${x - 5},${low * 0.4} ${x - 4 + s},${low + (i % 2) * 6}`,
    ),
    6.4,
  );
  loc(doll, pts`-14,-16 -22,8 ${s - 22},${low - 14}`, 6.2);
  loc(doll, pts`-2,-18 -9,4 ${-10 + s * 0.6},34`, 5.8);
  loc(doll, [pts`16,-42 30,-34 42,-20`, pts`6,-44 20,-32 28,-16`], 5);
}
