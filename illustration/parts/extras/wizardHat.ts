import type { Doll } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { triples } from '../../paper/number-lists.ts';
import { type Outline, star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

interface HatView {
  readonly cone: Outline;
  /** Places and sizes of the stars on it. */
  readonly stars: string;
  readonly fold: Outline;
  readonly band: Outline;
  readonly brim: Outline;
}

/** The hat from one side. */
function pointed({ paper }: Doll, cloth: string, { cone, stars, fold, band, brim }: HatView): void {
  const trim = luma(cloth) > 0.62 ? CLOTH.clay : CLOTH.butter;
  const piece = paper.sheet(cone, cloth, { texture: 'felt' });
  paper.within(piece, () => {
    for (const [x, y, r] of triples(stars))
      paper.flat(star(r, r * 0.46, 5, x, y), trim, { jitter: 0.1, step: 20 });
    paper.brush(fold, 2, darker(cloth, 0.3), { opacity: 0.6 });
    paper.flat(band, trim);
  });
  paper.sheet(brim, darker(cloth, 0.12), { texture: 'felt' });
}

export const wizardHat: Extra = {
  id: 'wizardHat',
  order: 70,
  label: 'Wizard hat',
  slot: 'head',
  hat: true,
  offInBed: true,
  rise: 112,
  brim: 46,
  front: {
    onHead(doll, cloth) {
      pointed(doll, cloth, {
        cone: pts`
          -51,-26 -42,-58 -28,-92 -10,-126 14,-150 38,-150 47,-140! 30,-136 24,-122 34,-88 46,-56 51,-26
          0,-18
        `,
        stars: '-18,-66,7 20,-84,6 -4,-102,5 32,-58,4.6 6,-128,4',
        fold: pts`-10,-118 6,-114 26,-120`,
        band: pts`-60,-46! 0,-38 60,-46! 60,-32! 0,-24 -60,-32!`,
        brim: pts`-84,-16 -66,-28 -34,-33 0,-34 34,-33 66,-28 84,-16 72,-10 44,-15 0,-19 -44,-15 -72,-10`,
      });
      doll.paper.line([pts`-72,-17 -40,-24 0,-26.6 40,-24 72,-17`], paler(cloth, 0.3), 1.1, {
        opacity: 0.6,
        dash: [3, 2.6],
      });
    },
  },
  side: {
    onHead: (doll, cloth) =>
      pointed(doll, cloth, {
        cone: pts`
          50,-28 44,-56 28,-90 6,-122 -18,-146 -42,-146 -52,-135! -34,-132 -30,-118 -42,-84 -52,-50
          -56,-12 0,-14
        `,
        stars: '16,-66,7 -22,-78,6 0,-100,5 -38,-50,4.6 -14,-124,4',
        fold: pts`2,-114 -14,-112 -32,-118`,
        band: pts`60,-46! 0,-36 -64,-32! -64,-18! 0,-22 60,-32!`,
        brim: pts`86,-27 64,-35 30,-33 -6,-27 -44,-18 -84,-6 -76,3 -44,-4 -4,-13 36,-19 70,-20`,
      }),
  },
};
