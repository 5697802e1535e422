import type { Doll } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { pts } from '../../paper/points.ts';
import { leafCollar } from './shapes/cuts.ts';
import { backCollar, bell, button, outfit, stripes } from './shapes/garment.ts';

/** Bands across and bands down, each let through by the other. */
function checked(doll: Doll, cloth: string): void {
  const { paper } = doll;
  const band = luma(cloth) > 0.6 ? darker(cloth, 0.3) : paler(cloth, 0.42);
  const piece = paper.sheet(bell(27, 10, 26, 25), cloth, { texture: 'felt' });
  paper.within(piece, () => {
    stripes(doll, band, -70, 14, 13, 4.6);
    for (let x = -31; x < 34; x += 13)
      paper.flat(pts`${x},-80! ${x + 4.6},-80! ${x + 5.4},14! ${x + 0.6},14!`, band, { opacity: 0.62 });
  });
}

export const checkedShirt = outfit(
  { id: 'checkedShirt', order: 310, label: 'Checked shirt', chosenOnly: true },
  ['brick', 'night', 'pine', 'honey', 'dusk', 'charcoal'],
  ({ cloth }) => ({
    sleeve: {
      length: 0.86,
      colour: cloth,
      stripe: luma(cloth) > 0.6 ? darker(cloth, 0.3) : paler(cloth, 0.42),
      cuff: darker(cloth, 0.2),
    },
    legwear: {
      trousers: { colour: cloth === CLOTH.night ? CLOTH.bark : CLOTH.night, length: 0.9, turnUp: CLOTH.dusk },
    },
    shoes: { kind: 'boot', colour: CLOTH.bark, trim: CLOTH.oat },
    back(doll) {
      checked(doll, cloth);
      backCollar(doll, darker(cloth, 0.2));
    },
    torso(doll) {
      checked(doll, cloth);
      doll.paper.sheet(pts`-3.4,-74! 3.4,-74! 3.8,12 -3.8,12`, darker(cloth, 0.2), {
        lift: 0.3,
        jitter: 0.2,
      });
      for (const y of [-58, -40, -22, -4]) button(doll, 0, y, CLOTH.cream, 1.9);
      leafCollar(doll, darker(cloth, 0.2));
    },
  }),
);
