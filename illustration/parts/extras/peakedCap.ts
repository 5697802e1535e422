import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import { star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

export const peakedCap: Extra = {
  id: 'peakedCap',
  order: 170,
  label: 'Peaked cap',
  slot: 'head',
  hat: true,
  offInBed: true,
  rise: 30,
  brim: 36,
  front: {
    onHead(doll, cloth) {
      const { paper } = doll;
      const f = doll.gaze[0] * 0.4;
      paper.sheet(pts`-48,-34 -64,-50 -58,-66 -30,-74 2,-76 34,-74 60,-64 64,-48 48,-32`, cloth, {
        texture: 'felt',
      });
      paper.sheet(
        pts`-52,-14 -51,-32 -46,-42 0,-47 46,-42 51,-32 52,-14 26,-21 0,-23 -26,-21`,
        darker(cloth, 0.3),
        { lift: 0.4 },
      );
      paper.sheet(
        pts`${f - 44},-20 ${f - 20},-27 ${f + 4},-28 ${f + 28},-26 ${f + 46},-18 ${f + 42},-7 ${f + 20},-12 ${f - 16},-13 ${f - 42},-8`,
        CLOTH.charcoal,
      );
      paper.line([pts`${f - 42},-22 ${f - 16},-29 ${f + 20},-29 ${f + 44},-21`], CLOTH.honey, 2.4);
      paper.sheet(star(7.6, 4.6, 6, f + 2, -42), CLOTH.honey, { jitter: 0.1, step: 20, lift: 0.5 });
    },
  },
  side: {
    onHead(doll, cloth) {
      const { paper } = doll;
      paper.sheet(pts`34,-28 54,-30 72,-22 80,-13 74,-10 56,-16 40,-17`, CLOTH.charcoal, { step: 6 });
      paper.sheet(pts`50,-38 62,-52 54,-66 24,-76 -8,-76 -40,-66 -60,-48 -56,-30 -46,-22`, cloth, {
        texture: 'felt',
      });
      paper.sheet(pts`51,-18! 50,-40 20,-46 -30,-38 -55,-26 -57,-4! -28,-8 10,-14`, darker(cloth, 0.3), {
        lift: 0.4,
      });
      paper.line([pts`50,-24 20,-23 -6,-18`], CLOTH.honey, 2.4);
      paper.sheet(star(6, 3.6, 6, 40, -42), CLOTH.honey, { jitter: 0.1, step: 20, lift: 0.4 });
    },
  },
  back: {
    onHead({ paper }, cloth) {
      paper.sheet(pts`-48,-30 -64,-46 -58,-64 -30,-74 0,-76 30,-74 58,-64 64,-46 48,-30`, cloth, {
        texture: 'felt',
      });
      paper.sheet(
        pts`-54,-4 -52,-28 -46,-38 0,-43 46,-38 52,-28 54,-4 26,-6 0,-7 -26,-6`,
        darker(cloth, 0.3),
        { lift: 0.4 },
      );
    },
  },
};
