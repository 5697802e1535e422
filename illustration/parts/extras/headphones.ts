import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { darker, paler, SHADE } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

export const headphones: Extra = {
  id: 'headphones',
  order: 120,
  label: 'Headphones',
  slot: 'head',
  offInBed: true,
  rise: 24,
  aside: 20,
  front: {
    onHead({ paper }, cloth) {
      paper.line([pts`-53,2 -54,-24 -40,-50 0,-63 40,-50 54,-24 53,2`], SHADE, 7, {
        opacity: 0.18,
        jitter: 0,
      });
      paper.line([pts`-54,0 -55,-26 -40,-52 0,-65 40,-52 55,-26 54,0`], cloth, 6, { jitter: 0.1 });
      paper.line([pts`-30,-58 0,-65.6 30,-58`], paler(cloth, 0.4), 2.4, { opacity: 0.7 });
      for (const k of SIDES) {
        paper.sheet(onSide(k, pts`46,-4 58,-8 65,4 64,20 56,28 46,24`), darker(cloth, 0.12), {
          step: 5,
          lift: 0.7,
        });
        paper.sheet(onSide(k, pts`50,0 59,0 61,10 58,20 50,19`), paler(cloth, 0.35), { step: 5, lift: 0.35 });
      }
    },
  },
  side: {
    onHead(doll, cloth) {
      const { paper } = doll;
      paper.line([pts`-9,2 -10,-30 -6,-62`], SHADE, 8, { opacity: 0.16, jitter: 0 });
      paper.line([pts`-10,0 -11,-30 -7,-63`], cloth, 7.4, { jitter: 0.1 });
      paper.line([pts`-9.6,-8 -10.4,-32 -7.4,-58`], paler(cloth, 0.4), 2, { opacity: 0.7 });
      paper.sheet(pts`-24,2 -18,-9 -6,-12 5,-6 9,8 4,22 -8,27 -20,20`, darker(cloth, 0.12), {
        step: 5,
        lift: 0.8,
      });
      paper.sheet(pts`-16,4 -8,-4 1,3 2,13 -6,19 -15,13`, paler(cloth, 0.35), { step: 5, lift: 0.35 });
    },
  },
};
