import { type Doll, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler, WARM_WHITE } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import { backCollar, bell, outfit, stitches } from './shapes/garment.ts';
import { twoRows } from './shapes/jackets.ts';

const CREAM_CLOTH = CLOTH.cream;
const scarf = (doll: Doll, cloth: string): void => {
  doll.paper.sheet(pts`-16,-78 0,-72 16,-78 17,-70 6,-64 3,-54! -5,-60 -12,-66`, cloth, {
    jitter: 0.3,
    lift: 0.6,
  });
};

export const bakerWhites = outfit(
  { id: 'bakerWhites', order: 240, label: 'Baker’s whites', chosenOnly: true, hat: 'bakerHat' },
  ['clay', 'dusk', 'moss', 'berry', 'honey', 'night'],
  ({ cloth }) => ({
    texture: 'felt',
    sleeve: { length: 0.6, colour: CREAM_CLOTH, cuff: CLOTH.oat },
    legwear: { trousers: { colour: CLOTH.charcoal, length: 0.94, widths: [13, 12.4, 12, 11.6] } },
    shoes: { kind: 'slipper', colour: CLOTH.charcoal, sole: CLOTH.oat },
    back(doll) {
      const { paper } = doll;
      paper.sheet(bell(27, 5), CREAM_CLOTH, { texture: 'felt' });
      paper.sheet(pts`-25,-28! 0,-25 25,-28! 25,-22! 0,-19 -25,-22!`, CLOTH.oat, { lift: 0.4, jitter: 0.2 });
      paper.sheet(pts`0,-23 13,-30 15,-20! 0,-22 -15,-20! -13,-30`, CLOTH.oat, { lift: 0.5, jitter: 0.2 });
      backCollar(doll, cloth);
    },
    torso(doll) {
      const { paper } = doll;
      paper.sheet(bell(27, 5), CREAM_CLOTH, { texture: 'felt' });
      paper.line([pts`3,-70 3,-28`], darker(CREAM_CLOTH, 0.2), 1.3, { opacity: 0.8 });
      twoRows(doll, darker(CREAM_CLOTH, 0.45), -58, -36, 11, 8);
      paper.sheet(pts`-22,-30! 0,-28 22,-30! 29,26 0,31 -29,26`, paler(CLOTH.oat, 0.6), {
        texture: 'feltTurned',
        lift: 0.8,
      });
      paper.sheet(pts`-23,-32! 0,-30 23,-32! 23,-26! 0,-24 -23,-26!`, cloth, { lift: 0.4, jitter: 0.2 });
      for (const k of SIDES)
        stitches(
          doll,
          [pts`${k * 4},-6 ${k * 16},-6 ${k * 16},10 ${k * 4},10`],
          darker(CREAM_CLOTH, 0.5),
          0.7,
        );
      // flour
      for (const [x, y] of pts`-12,16 9,-14 15,18`) paper.ellipse(x, y, 5, 3.4, WARM_WHITE, { opacity: 0.7 });
      scarf(doll, cloth);
    },
  }),
);
