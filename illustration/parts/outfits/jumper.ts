import type { Doll } from '../../figures/hero/body/doll.ts';
import { CLOTH } from '../../figures/hero/body/palette.ts';
import { ribbing } from './shapes/cuts.ts';
import { backCollar, bell, outfit, roundCollar, stripes } from './shapes/garment.ts';

/** Stripes, and a band round the hem. */
function knitted(doll: Doll, cloth: string): void {
  const { paper } = doll;
  const piece = paper.sheet(bell(27, 6), CLOTH.cream, { texture: 'felt' });
  paper.within(piece, () => stripes(doll, cloth, -62, 8, 12.5, 5.6));
  ribbing(doll, cloth);
}

export const jumper = outfit(
  { id: 'jumper', order: 30, label: 'Striped jumper' },
  ['clay', 'dusk', 'moss', 'honey', 'berry', 'charcoal'],
  ({ cloth }) => ({
    texture: 'felt',
    sleeve: { length: 0.88, colour: CLOTH.cream, stripe: cloth, cuff: cloth },
    legwear: {
      trousers: { colour: cloth === CLOTH.dusk ? CLOTH.plum : CLOTH.dusk, length: 0.86, turnUp: CLOTH.sky },
    },
    shoes: { kind: 'laced', colour: cloth === CLOTH.honey ? CLOTH.clay : CLOTH.honey },
    back(doll) {
      knitted(doll, cloth);
      backCollar(doll, cloth);
    },
    torso(doll) {
      knitted(doll, cloth);
      roundCollar(doll, cloth);
    },
  }),
);
