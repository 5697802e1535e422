/** Hair that hangs down the back: loose, in braids, in locs. */

import type { Side } from '../../../../figures/hero/body/doll.ts';
import { CLOTH } from '../../../../figures/hero/body/palette.ts';
import type { Outline, Point } from '../../../../paper/outline.ts';
import { pts } from '../../../../paper/points.ts';
import type { BackView } from '../../../hair-style.ts';
import { braid, capWith, lock, locRow, strokes } from '../strands.ts';
import { along, crownLight, NAPE } from './nape.ts';

/** Hair that hangs: how low, how wide at its end, and how far its edge waves. */
export const fallingBack = (low: number, wide: number, wave = 0): BackView => ({
  ear: false,
  over(doll) {
    const s = doll.swing * (low > 60 ? 1 : 0.4);
    const side = (k: Side): Point[] =>
      [0, 1, 2, 3, 4].map((i): Point => {
        const t = (i + 1) / 5;
        const x = 55 + (wide - 55) * t + (i % 2 ? wave : -wave);
        return [k * x + s * t, 4 + (low - 8) * t];
      });
    const right = side(1);
    const left = side(-1).reverse();
    const hem = along(7, wide * 0.78, (t) => low + (wave ? 0 : 2) - 6 * t * t).reverse();
    const edge = hem.map(([x, y], i): Point => [x + s, y + (i % 2 ? wave * 0.8 : 0), i % 2 ? 0 : 1]);
    const top = pts`-54,-10 -47,-34 -27,-51 0,-57 27,-51 47,-34 54,-10`;
    lock(doll, [...top, ...right, ...edge, ...left], { step: 7 });
    const ends = along(11, wide * 0.82, (t) => low - 9 - 7 * t * t);
    strokes(
      doll,
      ends.map(([x, y], i): Outline => {
        const w = i % 2 ? wave : -wave;
        return pts`${x * 0.16},-50 ${x * 0.74},-14 ${x * 0.86 + w + s * 0.4},${y * 0.42} ${x + s},${y}`;
      }),
      0.5,
    );
    crownLight(doll);
  },
});

/** Many thin braids from a parted scalp. */
export const boxBraidsBack: BackView = {
  over(doll) {
    lock(doll, capWith(NAPE, 5));
    const s = doll.swing;
    const places = [-46, -31, -15, 0, 15, 31, 46].map(
      (x): Outline => pts`${x * 0.5},-46 ${x},-8 ${x * 1.06},40 ${x * 1.02 + s},${98 - Math.abs(x) * 0.3}`,
    );
    for (const turn of [0, 1])
      places.forEach((place, i) => {
        if (i % 2 === turn)
          braid(doll, place, 7.6, {
            plaits: 11,
            beads: i % 2 ? [doll.hair.cloth, CLOTH.cream, CLOTH.butter] : [doll.hair.cloth, CLOTH.butter],
          });
      });
  },
};

/** Rows of plaits along the skull that end in short braids at the nape. */
export const cornrowsBack: BackView = {
  over(doll) {
    lock(doll, capWith(NAPE, 3));
    const s = doll.swing;
    const rows = [-40, -24, -8, 8, 24, 40];
    doll.paper.line(
      rows.slice(1).map((x): Outline => pts`${(x - 8) * 0.5},-50 ${x - 8},-14 ${(x - 8) * 0.8},42`),
      doll.skin.base,
      1.5,
      { opacity: 0.6 },
    );
    for (const x of rows)
      braid(
        doll,
        pts`${x * 0.6},-46 ${x * 1.08},-12 ${x * 0.86},30 ${x * 0.8 + s * 0.5},56 ${x * 0.76 + s},78`,
        5.6,
        { plaits: 12, beads: [doll.hair.cloth] },
      );
  },
};

/** Locs down the back. */
export const hangingLocsBack: BackView = {
  ear: false,
  over(doll) {
    lock(doll, capWith(NAPE, 5));
    const s = doll.swing;
    const xs = [-50, -38, -26, -13, 0, 13, 26, 38, 50];
    locRow(
      doll,
      xs.map(
        (x, i): Outline =>
          pts`${x * 0.42},-48 ${x * 0.98},-12 ${x * 1.08},28 ${x * 1.06 + s},${68 + (i % 3) * 7}`,
      ),
      8,
    );
  },
};
