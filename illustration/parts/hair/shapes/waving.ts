/** Wavy hair that several styles wear, from the front and from the side. */

import type { Doll } from '../../../figures/hero/body/doll.ts';
import type { Outline } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { skull, swinging } from './side-view.ts';
import { both, lock, sheen, slide, strokes } from './strands.ts';

/** Front curtain of wavy hair with a side parting, down to `length`. */
export function waveFront(doll: Doll, length: number): void {
  const f = slide(doll, 0.4);
  const l = length;
  lock(
    doll,
    pts`
      ${f - 16},-57 14,-58 38,-49 56,-24 60,4 62,${l * 0.6} 55,${l}! 50,${l * 0.64} 47,6 42,-10
      ${26 + f},-22 ${4 + f},-29 ${f - 14},-40! ${f - 22},-28 ${-36 + f * 0.6},-16 -45,2 -48,${l * 0.54}
      -53,${l * 0.96}! -61,${l * 0.55} -60,2 -56,-24 -40,-48
    `,
  );
  const lines: Outline[] = [];
  for (let i = 0; i < 6; i++)
    lines.push(
      pts`
        ${-14 + f + i * 1.2},${-46 - i * 2} ${6 + i * 5},${-42 - i * 1.5} ${30 + i * 3},${-31 - i * 2.4}
        ${46 + i * 2},-12 ${51 + i * 1.7},12 ${54 + i},${l * 0.68}
      `,
    );
  for (let i = 0; i < 4; i++)
    lines.push(
      pts`
        ${-17 - i * 1.4},${-44 - i * 2} ${-32 - i * 3},${-34 - i} ${-47 - i * 2},-10 ${-51 - i * 2},16
        ${-53 - i},${l * 0.68}
      `,
    );
  strokes(doll, lines, 0.6);
  sheen(doll, pts`4,-48 28,-42 45,-24 36,-30 20,-38`);
}

export function longBack(doll: Doll): void {
  const s = doll.swing;
  lock(
    doll,
    pts`
      0,-59 36,-52 58,-26 61,4 71,28 63,50 ${75 + s},76 ${63 + s},98 ${46 + s},110! ${38 + s},96
      ${22 + s},108! ${10 + s},94 ${s - 8},109! ${s - 20},96 ${s - 36},110! ${s - 46},97 ${s - 62},104!
      ${s - 74},80 -62,54 -72,30 -61,4 -58,-26 -36,-52
    `,
    { behind: true },
  );
  strokes(
    doll,
    both((k) =>
      [52, 58, 44].map(
        (x): Outline =>
          pts`${k * x},0 ${k * (x + 7)},26 ${k * (x - 1)},50 ${k * (x + 7) + s},74 ${k * (x - 4) + s},96`,
      ),
    ),
    0.6,
    1.3,
  );
}

/** Loose waves over the ear down to `low`. */
export function wavesDown(doll: Doll, low: number, fringe = true): void {
  const s = doll.swing * 0.7;
  const waves = low > 80 ? 3 : 2;
  lock(
    doll,
    [
      ...skull(7).slice(0, 6),
      ...swinging([-58, -8], [-64 + s, low], waves, 4.6),
      ...pts`
        ${s - 56},${low + 8}! ${s - 42},${low + 1} ${s - 30},${low + 9}! ${s - 18},${low}
        ${s - 6},${low + 4}!
      `,
      ...swinging([0 + s * 0.4, low - 10], [11, 2], waves, 3.6),
      ...(fringe ? pts`18,-10 32,-17 46,-16!` : pts`18,-15 31,-21`),
    ],
    { step: 6 },
  );
  strokes(
    doll,
    [0, 1, 2, 3].map(
      (i): Outline =>
        pts`
          ${32 - i * 14},${-42 - (i === 1 ? 6 : i * 1.2)} ${8 - i * 14},${-18 - i * 3} ${6 - i * 14},8
          ${-2 - i * 14 + s * 0.3},${8 + (low - 8) * 0.34} ${1 - i * 15 + s * 0.6},${8 + (low - 8) * 0.66}
          ${-9 - i * 14 + s},${low - 3}
        `,
    ),
    0.6,
    1.2,
  );
  sheen(doll, pts`-34,-34 -14,-45 12,-46 28,-39 10,-41 -14,-40`);
}

export function trailing(doll: Doll): void {
  const s = doll.swing;
  lock(
    doll,
    [
      ...pts`-20,-20`,
      ...swinging([-58, 0], [-74 + s, 96], 3, 5),
      ...pts`${s - 64},110! ${s - 50},100 ${s - 36},112! ${s - 20},98 ${s - 6},106! 2,60 0,10`,
    ],
    { behind: true },
  );
}
