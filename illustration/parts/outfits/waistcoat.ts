import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import { bell, button, outfit } from './shapes/garment.ts';
import { shirt } from './shapes/jackets.ts';

export const waistcoat = outfit(
  { id: 'waistcoat', order: 220, label: 'Shirt and waistcoat', chosenOnly: true },
  ['plum', 'moss', 'bark', 'night', 'brick', 'charcoal'],
  ({ cloth }) => ({
    sleeve: { length: 0.92, colour: CLOTH.cream, cuff: CLOTH.oat },
    legwear: { trousers: { colour: darker(cloth, 0.4), length: 0.94, widths: [13, 12, 11, 10.4] } },
    shoes: { kind: 'laced', colour: CLOTH.bark, trim: CLOTH.oat },
    back(doll) {
      const { paper } = doll;
      paper.sheet(bell(26, 6), CLOTH.cream, { texture: 'felt' });
      paper.sheet(pts`-20,-76 20,-76 24,-58 25,-30 27,4! -27,4! -25,-30 -24,-58`, cloth, {
        texture: 'feltTurned',
      });
      paper.sheet(pts`-14,-24! 14,-24! 14,-18! -14,-18!`, darker(cloth, 0.2), { lift: 0.3, jitter: 0.2 });
    },
    torso(doll) {
      const { paper } = doll;
      shirt(doll, CLOTH.cream);
      for (const k of SIDES)
        paper.sheet(onSide(k, pts`13,-78 21,-74 25,-58 25,-30 28,3! 10,10! 0,2! 0,-40! 9,-62`), cloth, {
          jitter: 0.35,
          texture: 'feltTurned',
          lift: 0.6,
        });
      for (const y of [-36, -24, -12, 0]) button(doll, 0.6, y, CLOTH.honey, 2.3);
      paper.line([pts`1,-24 9,-18 18,-24`], CLOTH.honey, 1.3, { opacity: 0.9 });
    },
  }),
);
