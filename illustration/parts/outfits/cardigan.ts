import { SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { pts } from '../../paper/points.ts';
import { button, outfit, pocket } from './shapes/garment.ts';
import { jacketBack, openJacket, shirt } from './shapes/jackets.ts';

export const cardigan = outfit(
  { id: 'cardigan', order: 210, label: 'Cardigan', chosenOnly: true },
  ['moss', 'plum', 'dusk', 'brick', 'oat', 'charcoal'],
  ({ cloth }) => {
    const trousers = luma(cloth) < 0.5 ? CLOTH.oat : CLOTH.bark;
    return {
      texture: 'felt',
      sleeve: { length: 0.92, colour: cloth, cuff: darker(cloth, 0.16) },
      legwear: { trousers: { colour: trousers, length: 0.94, widths: [13, 12.4, 11.6, 11] } },
      shoes: { kind: 'slipper', colour: CLOTH.plum, sole: CLOTH.bark },
      back(doll) {
        jacketBack(doll, cloth, 9);
      },
      torso(doll) {
        const { paper } = doll;
        shirt(doll, CLOTH.cream);
        openJacket(doll, cloth, { hem: 9, fasten: -40 });
        paper.brush(pts`13,-76 7,-56 1,-40 1,9`, 3.6, darker(cloth, 0.14), { ends: 0.8 });
        paper.brush(pts`-13,-76 -7,-56 -1,-40`, 3.6, darker(cloth, 0.14), { ends: 0.8 });
        for (const y of [-34, -18, -2]) button(doll, 1, y, CLOTH.bark, 2.6);
        for (const k of SIDES) pocket(doll, k * 17, -10, 14, 14, paler(cloth, 0.12));
      },
    };
  },
);
