import { CLOTH, paler, shaded } from '../../figures/hero/body/palette.ts';
import { mix } from '../../paper/colour.ts';
import { type Outline, star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { covering } from '../hair-style.ts';
import { veilBack } from './shapes/backs/covered.ts';
import { slide } from './shapes/strands.ts';

export const hijab = covering(
  {
    id: 'hijab',
    order: 290,
    label: 'Hijab',
    beyond: [18, 20, 54],
    coversEars: true,
    veil: true,
    hatScale: 1.1,
  },
  {
    front: {
      behind({ paper, hair }) {
        paper.sheet(
          pts`0,-62 38,-54 60,-24 62,18 56,52 62,78 40,92 0,90 -40,92 -62,78 -56,52 -62,18 -60,-24 -38,-54`,
          shaded(hair.cloth, 0.14),
        );
      },
      over(doll) {
        const { paper, hair } = doll;
        const k = hair.cloth;
        const f = slide(doll, 0.5);
        const dark = shaded(k, 0.24);
        const light = paler(k, 0.27);
        paper.sheet(
          pts`${f - 40},-18 ${f - 22},-33 ${f},-37 ${22 + f},-33 ${40 + f},-18 42,-30 20,-46 -20,-46 -42,-30`,
          mix(k, CLOTH.cream, 0.72),
          { lift: 0.5, jitter: 0.3, step: 6 },
        );
        const outer: Outline = pts`
        0,-61 36,-54 58,-26 61,8 57,36 63,62 55,80 28,93 4,97 -24,90 -50,82 -62,64 -57,36 -61,8 -58,-26
        -36,-54
      `;
        const opening: Outline = pts`
        ${f},-33 ${23 + f},-28 ${39 + f},-10 ${42 + f},12 ${36 + f},32 ${19 + f},44 ${f},47 ${f - 19},44
        ${f - 36},32 ${f - 42},12 ${f - 39},-10 ${f - 23},-28
      `;
        paper.sheet(outer, k, { holes: [opening], texture: 'felt', lift: 0.9 });
        paper.flat(pts`-38,44 -10,60 26,57 50,40 44,56 20,70 -14,72 -40,58`, dark, { opacity: 0.35 });
        paper.brush(pts`-46,30 -30,54 0,64 34,58 54,38`, 2.4, dark, { opacity: 0.75 });
        paper.brush(pts`-52,52 -26,74 8,80 44,66`, 2, dark, { opacity: 0.55 });
        paper.brush(pts`-50,-10 -48,12 -42,34`, 2, dark, { opacity: 0.5 });
        paper.brush(pts`30,-46 48,-24 51,6`, 2.2, light, { opacity: 0.7 });
        paper.brush(pts`18,-52 34,-44 44,-30`, 1.8, light, { opacity: 0.6 });
        paper.at({ x: 40, y: 40, rot: 12 }, () =>
          paper.sheet(star(5.6, 2.7), CLOTH.honey, { jitter: 0.1, step: 20, lift: 0.5 }),
        );
      },
    },
    side: {
      ear: false,
      behind({ paper, hair }) {
        paper.sheet(pts`-10,-40 -56,-20 -60,30 -62,74 -40,92 0,94 28,84 20,40`, shaded(hair.cloth, 0.14));
      },
      over({ paper, hair }) {
        const k = hair.cloth;
        const dark = shaded(k, 0.24);
        const light = paler(k, 0.27);
        paper.sheet(pts`47,-26 34,-34 20,-22 14,-6 19,-4 26,-15 40,-20`, mix(k, CLOTH.cream, 0.72), {
          lift: 0.5,
          jitter: 0.3,
          step: 6,
        });
        const outer: Outline = pts`
        47,-28! 42,-46 22,-59 -6,-63 -34,-55 -56,-32 -63,0 -60,32 -64,60 -58,78 -36,91 -6,96 22,90 39,74
        42,58 34,51! 22,49 10,38 8,20 10,2 18,-14 32,-23
      `;
        paper.sheet(outer, k, { texture: 'felt', lift: 0.9 });
        paper.flat(pts`34,52 14,54 -14,44 -40,26 -36,42 -12,62 18,68 38,62`, dark, { opacity: 0.35 });
        paper.brush(pts`38,58 12,60 -20,46 -48,16`, 2.4, dark, { opacity: 0.75 });
        paper.brush(pts`36,74 4,80 -30,68 -56,44`, 2, dark, { opacity: 0.55 });
        paper.brush(pts`2,30 0,4 10,-18`, 2, dark, { opacity: 0.5 });
        paper.brush(pts`-50,-20 -34,-44 -8,-53`, 2.2, light, { opacity: 0.7 });
        paper.brush(pts`-44,2 -34,-24 -14,-38`, 1.8, light, { opacity: 0.5 });
        paper.at({ x: 0, y: 40, rot: 12 }, () =>
          paper.sheet(star(5.6, 2.7), CLOTH.honey, { jitter: 0.1, step: 20, lift: 0.5 }),
        );
      },
    },
    back: veilBack,
  },
);
