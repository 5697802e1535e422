import type { Doll } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import { ribbing } from './shapes/cuts.ts';
import { backCollar, bell, outfit, roundCollar } from './shapes/garment.ts';

/** One colour, with a band round the hem. */
function knitted({ paper }: Doll, cloth: string): void {
  paper.sheet(bell(27, 6), cloth, { texture: 'felt' });
}

export const plainJumper = outfit(
  { id: 'plainJumper', order: 300, label: 'Plain jumper', chosenOnly: true },
  ['dusk', 'brick', 'moss', 'butter', 'cream', 'charcoal'],
  ({ cloth }) => {
    const edge = darker(cloth, 0.14);
    return {
      texture: 'felt',
      sleeve: { length: 0.88, colour: cloth, cuff: edge },
      legwear: {
        trousers: {
          colour: cloth === CLOTH.night ? CLOTH.bark : CLOTH.night,
          length: 0.88,
          turnUp: CLOTH.dusk,
        },
      },
      shoes: { kind: 'laced', colour: cloth === CLOTH.clay ? CLOTH.honey : CLOTH.clay },
      back(doll) {
        knitted(doll, cloth);
        ribbing(doll, edge);
        backCollar(doll, edge);
      },
      torso(doll) {
        knitted(doll, cloth);
        ribbing(doll, edge);
        roundCollar(doll, edge);
      },
    };
  },
);
