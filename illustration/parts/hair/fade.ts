import { SIDES } from '../../figures/hero/body/doll.ts';
import { mix } from '../../paper/colour.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { fadeBack } from './shapes/backs/short.ts';
import { curls, lock, slide } from './shapes/strands.ts';

export const fade = hairStyle(
  { id: 'fade', order: 220, label: 'Fade', texture: 'coily', fringe: 'none', beyond: [18, 16, 12] },
  {
    front: {
      over(doll) {
        const { hair, skin, paper } = doll;
        const f = slide(doll);
        const side = (k: -1 | 1, y: number, w: number): Outline =>
          pts`
          ${k * 50.6},${y + 6} ${k * 52.5},-10 ${k * 46},-34 ${k * 30},-46 ${k * 28},-34 ${k * 38},-22
          ${k * (50 - w)},${y + 4}
        `;
        for (const k of SIDES) {
          paper.flat(side(k, 4, 5), mix(skin.base, hair.base, 0.34));
          paper.flat(side(k, -6, 7), mix(skin.base, hair.base, 0.58));
          paper.flat(side(k, -14, 9), mix(skin.base, hair.base, 0.8));
        }
        const top: Outline = pts`
        -45,-20! -49,-34 -40,-52 -20,-61 0,-63 20,-61 40,-52 49,-34 45,-20! ${34 + f},-29! ${12 + f},-32
        ${f - 12},-32 ${f - 34},-29!
      `;
        const piece = lock(doll, top, { jitter: 0.9, step: 5, facets: 0.5 });
        paper.within(piece, () =>
          curls(doll, { x: 0, y: -44, rx: 52, ry: 22 }, { gap: 7, radius: 2, width: 1.1, opacity: 0.55 }),
        );
      },
    },
    side: {
      ear: true,
      over(doll) {
        const { hair, skin, paper } = doll;
        const band = (drop: number): Outline =>
          pts`
          43,-26 20,-40 -40,-40 -53,-16 -51,${10 + drop * 0.7} -40,${20 + drop} -26,${8 + drop}
          -14,${-2 + drop * 0.6} 4,${-2 + drop * 0.7} 9,${-4 + drop * 0.5}! 14,-14 28,-20
        `;
        for (const [drop, k] of pts`12,0.34 2,0.58 -8,0.8`)
          paper.flat(band(drop), mix(skin.base, hair.base, k));
        const piece = lock(
          doll,
          pts`45,-25! 50,-40 44,-56 24,-63 -6,-65 -34,-60 -50,-46 -55,-26! -34,-22 -10,-22 14,-23! 28,-21`,
          { jitter: 0.9, step: 5, facets: 0.5 },
        );
        paper.within(piece, () =>
          curls(doll, { x: -4, y: -42, rx: 54, ry: 24 }, { gap: 7.6, radius: 2, width: 1.1, opacity: 0.55 }),
        );
      },
    },
    back: fadeBack,
  },
);
