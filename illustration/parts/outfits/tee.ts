import { CLOTH, paler, partnerOf } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { pts } from '../../paper/points.ts';
import { trouserFor } from './shapes/cuts.ts';
import { backCollar, bell, outfit, roundCollar } from './shapes/garment.ts';

export const tee = outfit(
  { id: 'tee', order: 50, label: 'T-shirt and shorts' },
  ['dusk', 'clay', 'butter', 'sage', 'rose', 'sky'],
  ({ cloth }) => ({
    texture: 'felt',
    sleeve: { length: 0.38, colour: cloth, flare: 2, cuff: partnerOf(cloth) },
    legwear: {
      trousers: {
        colour: trouserFor(cloth),
        length: 0.48,
        widths: [12.6, 12.6, 13, 13],
        turnUp: paler(trouserFor(cloth), 0.3),
      },
      socks: { colour: CLOTH.cream, from: 0.78, stripe: cloth },
    },
    shoes: { kind: 'laced', colour: luma(cloth) > 0.6 ? CLOTH.clay : CLOTH.honey },
    back(doll) {
      const { paper } = doll;
      paper.sheet(bell(26, 6), cloth, { texture: 'felt' });
      backCollar(doll, partnerOf(cloth));
    },
    torso(doll) {
      const { paper } = doll;
      paper.sheet(bell(26, 6), cloth, { texture: 'felt' });
      const mark = partnerOf(cloth);
      // a paper boat
      paper.sheet(pts`-11,-36! 11,-37! 7,-28! -7,-27.6!`, mark, { lift: 0.3, step: 8 });
      paper.sheet(pts`-6,-37.6! 0.6,-48! 6,-38!`, mark, { lift: 0.3, step: 8 });
      roundCollar(doll, mark);
    },
  }),
);
