import { type Doll, onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import { bell, button, outfit, pocket, stripes } from './shapes/garment.ts';
import { shirt } from './shapes/jackets.ts';

/** A checked shirt, sleeves rolled up. */
function checked(doll: Doll, colour: string, line: string): void {
  const { paper } = doll;
  const piece = paper.sheet(bell(25, 4), colour, { texture: 'felt' });
  paper.within(piece, () => {
    stripes(doll, line, -74, 4, 13, 2.6);
    for (const x of [-22, -9, 5, 18])
      paper.flat(pts`${x},-80! ${x + 2.6},-80! ${x + 2.6},8! ${x},8!`, line, { opacity: 0.8 });
  });
}

export const farmClothes = outfit(
  { id: 'farmClothes', order: 280, label: 'Farm clothes', chosenOnly: true, hat: 'strawHat' },
  ['night', 'moss', 'bark', 'charcoal', 'pine', 'brick'],
  ({ cloth }) => {
    const [plaid, line] = cloth === CLOTH.brick ? [CLOTH.sage, CLOTH.moss] : [CLOTH.clay, CLOTH.brick];
    return {
      texture: 'felt',
      sleeve: { length: 0.56, colour: plaid, stripe: line, cuff: paler(plaid, 0.4) },
      legwear: { trousers: { colour: cloth, length: 0.7, widths: [14, 13.4, 12.6, 12] } },
      shoes: { kind: 'boot', colour: CLOTH.pine, trim: CLOTH.moss },
      back(doll) {
        const { paper } = doll;
        checked(doll, plaid, line);
        for (const k of SIDES)
          paper.sheet(onSide(k, pts`19,-75! 12,-76! -9,-30! -1,-26!`), darker(cloth, 0.1), {
            jitter: 0.3,
            lift: 0.6,
          });
        paper.sheet(pts`-26,-24! 0,-22 26,-24! 28,4 24,14 0,13 -24,14 -28,4`, cloth);
      },
      torso(doll) {
        const { paper } = doll;
        shirt(doll, plaid, paler(plaid, 0.2));
        checked(doll, plaid, line);
        for (const k of SIDES)
          paper.sheet(onSide(k, pts`0,-72! 7,-80 16,-77 14,-67! 6,-63!`), paler(plaid, 0.24), {
            lift: 0.5,
            jitter: 0.2,
          });
        paper.sheet(
          pts`-17,-50! 17,-50! 20,-28 27,-20! 28,4 24,14 0,13 -24,14 -28,4 -27,-20! -20,-28`,
          cloth,
        );
        for (const k of SIDES) {
          paper.sheet(onSide(k, pts`17,-46! 10,-46! 12,-76! 18,-74!`), cloth, { jitter: 0.3, lift: 0.6 });
          button(doll, k * 13.4, -46, CLOTH.honey, 2.8);
          pocket(doll, k * 18, -4, 14, 14, paler(cloth, 0.1));
        }
        pocket(doll, 0, -40, 19, 15, paler(cloth, 0.1));
        // a red handkerchief
        paper.sheet(pts`-25,-6! -15,-8! -17,4! -23,12! -27,6!`, CLOTH.berry, { lift: 0.5, jitter: 0.3 });
      },
    };
  },
);
