import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, paler } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import {
  backCollar,
  bell,
  button,
  outfit,
  roundCollar,
  starPatch,
  stitches,
  stripes,
} from './shapes/garment.ts';

export const dungarees = outfit(
  { id: 'dungarees', order: 20, label: 'Dungarees' },
  ['clay', 'night', 'moss', 'honey', 'plum', 'dusk'],
  ({ cloth }) => {
    const shirt = CLOTH.cream;
    const stripe = cloth === CLOTH.dusk || cloth === CLOTH.night ? CLOTH.clay : '#7f97a8';
    return {
      texture: 'felt',
      sleeve: { length: 0.88, colour: shirt, stripe, cuff: stripe },
      legwear: {
        trousers: {
          colour: cloth,
          length: 0.86,
          turnUp: paler(cloth, 0.34),
          patch: cloth === CLOTH.honey ? CLOTH.clay : CLOTH.honey,
        },
      },
      shoes: { kind: 'laced', colour: cloth === CLOTH.night ? CLOTH.brick : CLOTH.night },
      back(doll) {
        const { paper } = doll;
        const piece = paper.sheet(bell(25, 2), shirt, { texture: 'felt' });
        paper.within(piece, () => stripes(doll, stripe, -64, 8, 11, 5));
        backCollar(doll, stripe);
        for (const k of SIDES)
          paper.sheet(onSide(k, pts`20,-74! 13,-76! -9,-26! -2,-22!`), cloth, { jitter: 0.35, lift: 0.65 });
        paper.sheet(pts`-9,-44! 9,-44! 18,-24 28,-20! 28,4 25,14 0,13 -25,14 -28,4 -28,-20! -18,-24`, cloth);
        for (const k of SIDES)
          paper.sheet(onSide(k, pts`7,-8! 20,-8! 20,4 13,8 7,4`), paler(cloth, 0.14), {
            jitter: 0.3,
            lift: 0.4,
          });
        stitches(doll, [pts`-26,-16 0,-14 26,-16`], paler(cloth, 0.5), 0.7);
      },
      torso(doll) {
        const { paper } = doll;
        const piece = paper.sheet(bell(25, 2), shirt, { texture: 'felt' });
        paper.within(piece, () => stripes(doll, stripe, -64, 8, 11, 5));
        roundCollar(doll, stripe);
        paper.sheet(
          pts`-20,-46! 20,-46! 21,-26 27,-20! 28,4 25,14 0,13 -25,14 -28,4 -27,-20! -21,-26`,
          cloth,
        );
        for (const k of SIDES) {
          paper.sheet(onSide(k, pts`19,-40! 11,-40! 13,-75! 20.5,-73!`), cloth, { jitter: 0.35, lift: 0.65 });
          button(doll, k * 15, -42, cloth === CLOTH.honey ? CLOTH.cream : CLOTH.honey, 3);
        }
        paper.sheet(pts`-10,-34! 10,-34! 9.4,-18 0,-15 -9.4,-18`, paler(cloth, 0.18), {
          jitter: 0.3,
          lift: 0.5,
        });
        stitches(doll, [pts`-8.6,-31.4 8.6,-31.4`], CLOTH.cream);
        starPatch(doll, 0.6, -33, 5.4, cloth === CLOTH.honey ? CLOTH.cream : CLOTH.honey);
        stitches(doll, [pts`-26,-16 -14,-15 0,-14 14,-15 26,-16`], paler(cloth, 0.5), 0.7);
      },
    };
  },
);
