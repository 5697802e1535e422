import type { Doll } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import type { Drape } from '../../figures/hero/pose/pose-data.ts';
import { luma } from '../../paper/colour.ts';
import { oval } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { bodice, leafCollar, skirt } from './shapes/cuts.ts';
import { backCollar, outfit } from './shapes/garment.ts';
import { printed, scattered } from './shapes/prints.ts';

export const dress = outfit(
  { id: 'dress', order: 60, label: 'Spotted dress' },
  ['honey', 'clay', 'dusk', 'rose', 'sage', 'lilac'],
  ({ cloth }) => {
    const dots = luma(cloth) > 0.75 ? CLOTH.brick : CLOTH.cream;
    const sash = cloth === CLOTH.honey || cloth === CLOTH.sage ? CLOTH.brick : darker(cloth, 0.4);
    /** Skirt, bodice and sash. */
    const gown = (doll: Doll, drape: Drape): void => {
      const { paper } = doll;
      const piece = paper.sheet(skirt(drape, 43, 28), cloth);
      paper.within(piece, () =>
        printed(
          doll,
          scattered(doll, { x: -48, y: -32, width: 96, height: 66 }, 12),
          oval(0, 0, 2.4, 2.4, 6),
          dots,
        ),
      );
      paper.sheet(bodice, cloth);
      paper.sheet(pts`-23,-40 0,-37 23,-40 23.4,-33 0,-30 -23.4,-33`, sash, { jitter: 0.3, lift: 0.5 });
    };
    return {
      sleeve: { length: 0.34, colour: cloth, flare: 1, puff: true },
      legwear: { socks: { colour: CLOTH.cream, from: 0.68, stripe: sash } },
      skirt: { colour: cloth },
      shoes: { kind: 'mary', colour: sash },
      back(doll, drape) {
        const { paper } = doll;
        gown(doll, drape);
        paper.sheet(pts`-3,-32 -10,-10 -4,-8! 0,-30 5,-9! 11,-12 4,-32`, sash, { lift: 0.5, step: 6 });
        for (const k of [-1, 1] as const)
          paper.sheet(pts`0,-35 ${k * 12},-45 ${k * 16},-36 ${k * 12},-27`, sash, { lift: 0.6, step: 6 });
        for (const y of [-66, -56, -47]) paper.ellipse(0, y, 1.8, 1.8, CLOTH.cream);
        backCollar(doll, CLOTH.cream);
      },
      torso(doll, drape) {
        gown(doll, drape);
        leafCollar(doll, CLOTH.cream);
      },
    };
  },
);
