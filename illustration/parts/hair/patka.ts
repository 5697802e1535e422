import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { clothTones } from '../../figures/hero/body/palette.ts';
import { arc } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { covering } from '../hair-style.ts';
import { patkaBack } from './shapes/backs/covered.ts';
import { skull } from './shapes/side-view.ts';
import { slide } from './shapes/strands.ts';

export const patka = covering(
  { id: 'patka', order: 320, label: 'Patka', beyond: [36, 10, 4], wound: true },
  {
    front: {
      over(doll) {
        const { paper, hair } = doll;
        const { k, dark, light } = clothTones(hair.cloth);
        const f = slide(doll);
        paper.sheet(arc(2, -63, 18, 16, 0, 330, 11), k, { texture: 'felt', step: 5 });
        paper.brush(pts`-8,-68 2,-74 13,-69`, 1.8, light, { opacity: 0.6 });
        paper.sheet(
          pts`
          -52,3! -55,-14 -46,-38 -26,-51 0,-55 26,-51 46,-38 55,-14 52,3! 44,-13 ${28 + f},-24 ${f},-29
          ${f - 28},-24 -44,-13
        `,
          k,
          { texture: 'felt' },
        );
        for (const s of SIDES) {
          paper.brush(onSide(s, pts`${5 + f * s},-31 7,-42 5,-53`), 1.8, dark, { opacity: 0.55 });
          paper.brush(onSide(s, pts`${24 + f * s},-27 27,-40 16,-52`), 1.8, dark, { opacity: 0.45 });
          paper.brush(onSide(s, pts`42,-16 43,-30 28,-48`), 1.6, light, { opacity: 0.45 });
        }
        paper.sheet(pts`-14,-55 2,-59 18,-55 16,-49 2,-52 -12,-49`, dark, { step: 5, lift: 0.5 });
      },
    },
    side: {
      ear: true,
      over({ paper, hair }) {
        const { k, dark, light } = clothTones(hair.cloth);
        paper.sheet(arc(8, -63, 18, 16, 0, 330, 11), k, { texture: 'felt', step: 5 });
        paper.brush(pts`-2,-68 8,-74 19,-69`, 1.8, light, { opacity: 0.6 });
        paper.sheet([...skull(5).slice(0, 7), ...pts`-54,10 -44,18! -26,8 -12,-3 6,-8 18,-18 32,-23`], k, {
          texture: 'felt',
        });
        paper.brush(pts`34,-25 26,-40 14,-52`, 1.8, dark, { opacity: 0.55 });
        paper.brush(pts`12,-14 4,-34 4,-53`, 1.8, dark, { opacity: 0.5 });
        paper.brush(pts`-16,-2 -22,-28 -10,-52`, 1.8, dark, { opacity: 0.45 });
        paper.brush(pts`-44,8 -46,-20 -24,-48`, 1.6, light, { opacity: 0.45 });
        paper.sheet(pts`-8,-55 8,-60 24,-54 22,-48 8,-52 -6,-49`, dark, { step: 5, lift: 0.5 });
      },
    },
    back: patkaBack,
  },
);
