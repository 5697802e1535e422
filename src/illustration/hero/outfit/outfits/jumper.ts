import { pts } from '../../../paper/points.ts';
import { CLOTH } from '../../palette.ts';
import { backCollar, bell, type Outfit, roundCollar, stripes } from '../garment.ts';

export const jumper: Outfit = {
  id: 'jumper',
  order: 30,
  label: 'Striped jumper',
  colours: ['clay', 'dusk', 'moss', 'honey', 'berry', 'charcoal'],
  cut: ({ cloth }) => ({
    texture: 'felt',
    sleeve: { length: 0.88, colour: CLOTH.cream, stripe: cloth, cuff: cloth },
    legwear: {
      trousers: { colour: cloth === CLOTH.dusk ? CLOTH.plum : CLOTH.dusk, length: 0.86, turnUp: CLOTH.sky },
    },
    shoes: { kind: 'laced', colour: cloth === CLOTH.honey ? CLOTH.clay : CLOTH.honey },
    back(doll) {
      const { paper } = doll;
      const piece = paper.sheet(bell(27, 6), CLOTH.cream, { texture: 'felt' });
      paper.within(piece, () => stripes(doll, cloth, -62, 8, 12.5, 5.6));
      paper.sheet(pts`-27.4,1! 0,4 27.4,1! 27,9! 0,12 -27,9!`, cloth, {
        jitter: 0.4,
        lift: 0.45,
        texture: 'felt',
      });
      backCollar(doll, cloth);
    },
    torso(doll) {
      const { paper } = doll;
      const piece = paper.sheet(bell(27, 6), CLOTH.cream, { texture: 'felt' });
      paper.within(piece, () => stripes(doll, cloth, -62, 8, 12.5, 5.6));
      paper.sheet(pts`-27.4,1! 0,4 27.4,1! 27,9! 0,12 -27,9!`, cloth, {
        jitter: 0.4,
        lift: 0.45,
        texture: 'felt',
      });
      roundCollar(doll, cloth);
    },
  }),
};
