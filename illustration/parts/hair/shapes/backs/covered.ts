/** What covers hair, from behind: cloth over head, nape and shoulders. */

import { onSide, SIDES } from '../../../../figures/hero/body/doll.ts';
import { clothTones, paler, shaded } from '../../../../figures/hero/body/palette.ts';
import { pts } from '../../../../paper/points.ts';
import type { BackView } from '../../../hair-style.ts';

/** Cloth over head and shoulders. */
export const veilBack: BackView = {
  over({ paper, hair }) {
    const k = hair.cloth;
    const dark = shaded(k, 0.24);
    paper.sheet(
      pts`0,-61 36,-54 58,-26 61,8 57,36 64,64 58,84 30,98 2,104 -28,99 -56,86 -64,64 -57,36 -61,8 -58,-26 -36,-54`,
      k,
      { texture: 'felt', lift: 0.9 },
    );
    paper.brush(pts`-54,34 -30,52 4,58 34,50 55,32`, 2.4, dark, { opacity: 0.6 });
    paper.brush(pts`-6,-50 -20,-10 -22,40 -34,88`, 2, dark, { opacity: 0.45 });
    paper.brush(pts`20,52 26,70 38,92`, 2, dark, { opacity: 0.5 });
    paper.brush(pts`26,-46 44,-22 48,10`, 2.2, paler(k, 0.27), { opacity: 0.7 });
  },
};

/** A scarf tied at the nape, its corners hanging. */
export const scarfBack: BackView = {
  over({ paper, hair }) {
    const k = hair.cloth;
    const dark = shaded(k, 0.24);
    paper.sheet(pts`4,36 24,46 34,74 16,68! 4,48 -8,70 -28,66! -20,44`, shaded(k, 0.1), {
      texture: 'felt',
      lift: 0.6,
    });
    paper.sheet(
      pts`-54,4 -56,-20 -46,-42 -24,-56 2,-60 28,-55 48,-40 57,-18 54,6 40,28 16,40 0,42 -18,40 -42,26`,
      k,
      { texture: 'felt' },
    );
    for (const d of [-1, 1] as const)
      paper.brush(onSide(d, pts`50,0 34,20 6,36`), 2, dark, { opacity: 0.55 });
    paper.brush(pts`-30,-44 -10,-14 0,34`, 1.8, dark, { opacity: 0.4 });
    paper.sheet(pts`-8,30 8,30 9,44 -9,44`, shaded(k, 0.05), { lift: 0.6, step: 5 });
  },
};

/** A turban's wraps, each over the one above. */
export const turbanBack: BackView = {
  over({ paper, hair }) {
    const { k, dark, light } = clothTones(hair.cloth);
    paper.sheet(pts`-46,-30 -40,-64 -16,-80 14,-80 38,-66 48,-30 0,-20`, k, { texture: 'felt' });
    for (const [y, tone] of [
      [-22, 0],
      [-8, 0.05],
      [8, 0],
    ] as const) {
      paper.sheet(
        pts`-57,${y - 12} -30,${y - 26} 4,${y - 22} 40,${y - 28} 58,${y - 10} 54,${y + 14} 30,${y + 20} -4,${y + 14} -36,${y + 22} -54,${y + 12}`,
        shaded(k, tone),
        { lift: 0.6, texture: 'felt' },
      );
      paper.brush(pts`-46,${y - 8} -14,${y - 14} 20,${y - 4} 48,${y - 8}`, 2, y < 0 ? light : dark, {
        opacity: 0.5,
      });
    }
  },
};

/** A patka, its knot on top. */
export const patkaBack: BackView = {
  over({ paper, hair }) {
    const k = hair.cloth;
    paper.sheet(pts`-15,-54 -18,-74 0,-86 18,-76 16,-54`, k, { texture: 'felt' });
    paper.sheet(
      pts`-54,8 -56,-16 -46,-40 -24,-54 0,-58 24,-54 46,-40 56,-16 54,8 38,26 16,36 -16,36 -38,26`,
      k,
      { texture: 'felt' },
    );
    for (const d of SIDES)
      paper.brush(onSide(d, pts`48,4 28,-10 4,-40`), 1.8, shaded(k, 0.26), { opacity: 0.5 });
    paper.sheet(pts`-7,26 7,26 10,44 -10,44`, shaded(k, 0.1), { lift: 0.5, step: 5 });
  },
};
