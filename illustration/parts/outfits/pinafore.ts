import { type Doll, onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { pts } from '../../paper/points.ts';
import { bodice, skirt } from './shapes/cuts.ts';
import { backCollar, hem, outfit, roundCollar, starPatch, stitches, stripes } from './shapes/garment.ts';

export const pinafore = outfit(
  { id: 'pinafore', order: 70, label: 'Pinafore' },
  ['brick', 'night', 'moss', 'plum', 'dusk', 'rose'],
  ({ cloth }) => {
    const shirt = CLOTH.cream;
    const stripe = luma(cloth) < 0.5 ? CLOTH.honey : CLOTH.dusk;
    const blouse = (doll: Doll): void => {
      const piece = doll.paper.sheet(bodice, shirt, { texture: 'felt' });
      doll.paper.within(piece, () => stripes(doll, stripe, -66, -28, 10, 4));
    };
    return {
      texture: 'felt',
      sleeve: { length: 0.86, colour: shirt, stripe, cuff: stripe },
      legwear: { tights: darker(stripe, 0.35) },
      skirt: { colour: cloth, texture: 'feltTurned' },
      shoes: { kind: 'boot', colour: CLOTH.bark, trim: CLOTH.butter },
      back(doll, drape) {
        const { paper } = doll;
        blouse(doll);
        backCollar(doll, stripe);
        paper.sheet(skirt(drape, 38, 24, 21, -36), cloth, { texture: 'feltTurned' });
        for (const k of SIDES)
          paper.sheet(onSide(k, pts`18,-74! 12,-76! -9,-36! -2,-33!`), cloth, { jitter: 0.3, lift: 0.6 });
        paper.sheet(pts`-21,-38! 0,-36 21,-38! 21,-31! 0,-29 -21,-31!`, cloth, { lift: 0.4, jitter: 0.3 });
        for (const k of SIDES) paper.ellipse(k * 6, -34, 2.6, 2.6, CLOTH.honey);
        const [w, h] = hem(drape, 38, 24);
        stitches(doll, [pts`${-w + 4},${h - 8} 0,${h - 4} ${w - 4},${h - 8}`], CLOTH.cream, 0.7);
      },
      torso(doll, drape) {
        const { paper } = doll;
        blouse(doll);
        roundCollar(doll, stripe);
        paper.sheet(skirt(drape, 38, 24, 21, -36), cloth, { texture: 'feltTurned' });
        paper.sheet(pts`-17,-52! 17,-52! 21,-34! 20,-29 -20,-29 -21,-34!`, cloth, { texture: 'feltTurned' });
        for (const k of SIDES) {
          paper.sheet(onSide(k, pts`16,-48! 9,-49! 11,-75! 18,-73!`), cloth, { jitter: 0.3, lift: 0.6 });
          paper.ellipse(k * 12.6, -47, 2.8, 2.8, CLOTH.honey);
        }
        paper.sheet(pts`-24,-14! -9,-15! -8,-1 -16,2 -25,0`, paler(cloth, 0.2), { lift: 0.4, jitter: 0.3 });
        starPatch(doll, -16.5, -8, 4.6);
        const [w, h] = hem(drape, 38, 24);
        stitches(doll, [pts`${-w + 4},${h - 8} 0,${h - 4} ${w - 4},${h - 8}`], CLOTH.cream, 0.7);
      },
    };
  },
);
