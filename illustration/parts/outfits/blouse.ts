import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { pts } from '../../paper/points.ts';
import { bodice, leafCollar, skirt } from './shapes/cuts.ts';
import { backCollar, button, outfit } from './shapes/garment.ts';

export const blouse = outfit(
  { id: 'blouse', order: 230, label: 'Blouse and long skirt', hem: 62, chosenOnly: true },
  ['plum', 'pine', 'brick', 'night', 'bark', 'dusk'],
  ({ cloth }) => {
    const top = luma(cloth) < 0.4 ? CLOTH.oat : CLOTH.cream;
    return {
      texture: 'felt',
      sleeve: { length: 0.9, colour: top, cuff: darker(top, 0.2) },
      legwear: { tights: darker(cloth, 0.4) },
      skirt: { colour: cloth, texture: 'feltTurned' },
      shoes: { kind: 'laced', colour: CLOTH.bark, trim: CLOTH.oat },
      back(doll, drape) {
        const { paper } = doll;
        paper.sheet(bodice, top, { texture: 'felt' });
        backCollar(doll, top);
        paper.sheet(skirt(drape, 36, 42, 20, -38), cloth, { texture: 'feltTurned' });
        paper.sheet(pts`-21,-41! 0,-39 21,-41! 21,-33! 0,-31 -21,-33!`, darker(cloth, 0.3), {
          lift: 0.4,
          jitter: 0.3,
        });
      },
      torso(doll, drape) {
        const { paper } = doll;
        paper.sheet(bodice, top, { texture: 'felt' });
        for (const y of [-60, -50]) button(doll, 0.5, y, darker(top, 0.4), 1.9);
        leafCollar(doll, darker(top, 0.08));
        paper.sheet(skirt(drape, 36, 42, 20, -38), cloth, { texture: 'feltTurned' });
        paper.sheet(pts`-21,-41! 0,-39 21,-41! 21,-33! 0,-31 -21,-33!`, darker(cloth, 0.3), {
          lift: 0.4,
          jitter: 0.3,
        });
      },
    };
  },
);
