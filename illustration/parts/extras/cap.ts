import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

export const cap: Extra = {
  id: 'cap',
  order: 40,
  label: 'Cap',
  slot: 'head',
  hat: true,
  offInBed: true,
  rise: 26,
  brim: 42,
  front: {
    onHead(doll, cloth) {
      const f = doll.gaze[0] * 0.4;

      const { paper } = doll;
      const dark = darker(cloth, 0.24);
      paper.sheet(
        pts`-53,-13! -57,-30 -43,-55 -18,-66 4,-68 26,-64 47,-51 57,-28 53,-13! 26,-21 0,-23 -26,-21`,
        cloth,
        { texture: 'felt' },
      );
      paper.line(
        [
          pts`${2 + f},-67 ${f - 4},-44 ${f - 6},-23`,
          pts`${2 + f},-67 ${26 + f},-52 ${36 + f},-19`,
          pts`${2 + f},-67 ${f - 28},-52 ${f - 38},-19`,
        ],
        dark,
        1.3,
        { opacity: 0.7, dash: [3.4, 2.6] },
      );
      paper.sheet(
        pts`
          ${f - 46},-19 ${f - 28},-28 ${2 + f},-31 ${32 + f},-28 ${48 + f},-19 ${50 + f},-9 ${34 + f},-13
          ${2 + f},-16 ${f - 32},-13 ${f - 50},-9
        `,
        dark,
      );
      paper.line(
        [pts`${f - 42},-15 ${f - 20},-21 ${2 + f},-22 ${26 + f},-21 ${44 + f},-15`],
        paler(cloth, 0.3),
        1.1,
        { opacity: 0.6, dash: [3, 2.6] },
      );
      paper.ellipse(3 + f, -68, 5, 4, dark);
      paper.sheet(star(8.4, 4, 5, f + 2, -45), cloth === CLOTH.honey ? CLOTH.cream : CLOTH.butter, {
        jitter: 0.2,
        step: 20,
        lift: 0.5,
      });
    },
  },
  side: {
    onHead(doll, cloth) {
      const { paper } = doll;
      const dark = darker(cloth, 0.24);
      paper.sheet(pts`30,-30 50,-34 72,-29 86,-19 82,-14 62,-18 40,-18`, dark, { step: 6 });
      paper.sheet(
        pts`50,-20! 53,-36 40,-54 16,-65 -8,-68 -36,-60 -54,-40 -60,-14 -57,-2! -28,-6 10,-13`,
        cloth,
        {
          texture: 'felt',
        },
      );
      paper.line([pts`-4,-67 18,-48 22,-15`, pts`-4,-67 -26,-46 -32,-6`], dark, 1.3, {
        opacity: 0.7,
        dash: [3.4, 2.6],
      });
      paper.line([pts`44,-25 10,-18 -26,-11 -54,-7`], paler(cloth, 0.3), 1.1, {
        opacity: 0.6,
        dash: [3, 2.6],
      });
      paper.ellipse(-4, -68, 5, 4, dark);
    },
  },
  back: {
    onHead({ paper }, cloth) {
      const dark = darker(cloth, 0.24);
      paper.sheet(
        pts`-54,-6! -57,-28 -44,-54 -20,-66 2,-68 24,-66 46,-53 57,-28 54,-6! 26,-3 12,-3 0,-15 -12,-3 -26,-3`,
        cloth,
        {
          texture: 'felt',
        },
      );
      paper.line([pts`0,-67 1,-40 0,-17`, pts`0,-67 -30,-50 -40,-6`, pts`0,-67 30,-50 40,-6`], dark, 1.3, {
        opacity: 0.7,
        dash: [3.4, 2.6],
      });
      paper.sheet(pts`-17,-8! 17,-8! 17,-2! -17,-2!`, dark, { lift: 0.4, step: 12 });
      paper.ellipse(0, -68, 5, 4, dark);
    },
  },
};
