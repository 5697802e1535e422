import { CLOTH, paler, shaded } from '../../figures/hero/body/palette.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { covering } from '../hair-style.ts';
import { slide } from './shapes/strands.ts';

export const hood = covering(
  { id: 'hood', order: 320, label: 'Hood', beyond: [26, 20, 20], coversEars: true, wound: true },
  {
    front: {
      behind({ paper, hair }) {
        paper.sheet(
          pts`0,-66 40,-56 62,-24 64,18 58,48 38,62 0,66 -38,62 -58,48 -64,18 -62,-24 -40,-56`,
          shaded(hair.cloth, 0.16),
          { texture: 'felt' },
        );
      },
      over(doll) {
        const { paper, hair } = doll;
        const k = hair.cloth;
        const f = slide(doll, 0.5);
        const outer: Outline = pts`
          4,-74 34,-62 58,-34 64,6 60,40 44,62 24,72 0,68 -24,72 -44,62 -60,40 -64,6 -58,-34 -32,-62
        `;
        const opening: Outline = pts`
          ${f},-36 ${24 + f},-30 ${40 + f},-11 ${43 + f},12 ${38 + f},34 ${22 + f},50 ${f},54 ${f - 22},50
          ${f - 38},34 ${f - 43},12 ${f - 40},-11 ${f - 24},-30
        `;
        paper.sheet(outer, k, { holes: [opening], texture: 'felt', lift: 0.9 });
        const dark = shaded(k, 0.26);
        paper.line(
          [pts`${f - 48},14 ${f - 44},-16 ${f - 26},-37 ${f},-43 ${f + 26},-37 ${f + 44},-16 ${f + 48},14`],
          dark,
          1.3,
          { opacity: 0.6, dash: [3.4, 2.6] },
        );
        paper.brush(pts`6,-70 8,-56 4,-46`, 2, dark, { opacity: 0.45 });
        paper.brush(pts`34,-54 52,-30 56,4`, 2.2, paler(k, 0.27), { opacity: 0.6 });
        for (const [x, y] of pts`-10,92 12,86`)
          paper.brush(pts`${x * 1.2},58 ${x * 1.1},74 ${x},${y}`, 2.4, CLOTH.cream, { ends: 0.8 });
      },
    },
    side: {
      ear: false,
      over({ paper, hair }) {
        const k = hair.cloth;
        const dark = shaded(k, 0.24);
        paper.sheet(
          pts`46,-30! 40,-50 20,-64 -10,-72 -40,-60 -62,-34 -66,4 -60,40 -44,62 -10,70 22,68 36,56! 24,50 13,38 10,20
          12,2 20,-14 32,-24`,
          k,
          { texture: 'felt', lift: 0.9 },
        );
        paper.line([pts`37,-34 24,-24 12,-8 6,12 8,38 20,56`], dark, 1.3, { opacity: 0.6, dash: [3.4, 2.6] });
        paper.brush(pts`-46,-34 -26,-54 0,-62`, 2.2, paler(k, 0.27), { opacity: 0.6 });
        paper.brush(pts`-54,30 -30,48 4,54`, 2.2, dark, { opacity: 0.5 });
      },
    },
    back: {
      over({ paper, hair }) {
        const k = hair.cloth;
        const dark = shaded(k, 0.24);
        paper.sheet(
          pts`2,-74 34,-62 58,-34 64,6 60,40 44,62 22,70 0,72 -22,70 -44,62 -60,40 -64,6 -58,-34 -32,-62`,
          k,
          { texture: 'felt', lift: 0.9 },
        );
        paper.brush(pts`2,-70 4,-20 0,40 2,66`, 2, dark, { opacity: 0.5, ends: 0.6 });
        paper.brush(pts`30,-52 48,-26 52,8`, 2.2, paler(k, 0.27), { opacity: 0.6 });
      },
    },
  },
);
