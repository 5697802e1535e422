import type { Doll } from '../../figures/hero/body/doll.ts';
import { CLOTH, paler } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { pts } from '../../paper/points.ts';
import { ribbing, trouserFor } from './shapes/cuts.ts';
import { backCollar, bell, outfit, roundCollar } from './shapes/garment.ts';

export const fairIsle = outfit(
  { id: 'fairIsle', order: 40, label: 'Knitted jumper' },
  ['moss', 'brick', 'night', 'berry', 'sage', 'honey'],
  ({ cloth }) => {
    const band = luma(cloth) > 0.6 ? CLOTH.brick : CLOTH.butter;
    /** A band across the chest with trees of the jumper's own wool. */
    const trees = ({ paper }: Doll): void => {
      paper.flat(pts`-40,-46! 0,-44 40,-46! 40,-28! 0,-26 -40,-28!`, band);
      for (let i = -3; i <= 3; i++)
        paper.flat(pts`${i * 11 - 6},-28.4! ${i * 11},-40! ${i * 11 + 6},-28.4!`, cloth);
    };
    return {
      texture: 'felt',
      sleeve: { length: 0.88, colour: cloth, cuff: band },
      legwear: {
        trousers: { colour: trouserFor(cloth), length: 0.9, turnUp: paler(trouserFor(cloth), 0.4) },
      },
      shoes: { kind: 'laced', colour: luma(cloth) > 0.5 || cloth === CLOTH.brick ? CLOTH.bark : CLOTH.clay },
      back(doll) {
        const { paper } = doll;
        const piece = paper.sheet(bell(27, 6), cloth, { texture: 'felt' });
        paper.within(piece, () => {
          trees(doll);
        });
        ribbing(doll, band);
        backCollar(doll, band);
      },
      torso(doll) {
        const { paper } = doll;
        const piece = paper.sheet(bell(27, 6), cloth, { texture: 'felt' });
        paper.within(piece, () => {
          trees(doll);
          for (let i = -3; i <= 3; i++) paper.ellipse(i * 11 + 5.5, -40, 1.5, 1.5, cloth);
          for (let i = -4; i <= 4; i++)
            paper.flat(
              pts`${i * 8},${-57 - 3}! ${i * 8 + 2.6},-57! ${i * 8},-54! ${i * 8 - 2.6},-57!`,
              band,
              {
                jitter: 0.1,
              },
            );
        });
        ribbing(doll, band);
        roundCollar(doll, band);
      },
    };
  },
);
