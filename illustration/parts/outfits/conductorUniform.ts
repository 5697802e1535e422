import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import { button, outfit } from './shapes/garment.ts';
import { jacketBack, lapels, openJacket, shirt } from './shapes/jackets.ts';

export const conductorUniform = outfit(
  { id: 'conductorUniform', order: 270, label: 'Conductor’s uniform', chosenOnly: true, hat: 'peakedCap' },
  ['night', 'pine', 'berry', 'charcoal', 'brick', 'plum'],
  ({ cloth }) => ({
    sleeve: { length: 0.93, colour: cloth, cuff: CLOTH.honey },
    legwear: { trousers: { colour: darker(cloth, 0.2), length: 0.94, widths: [13, 12, 11.2, 10.6] } },
    shoes: { kind: 'laced', colour: CLOTH.charcoal, trim: CLOTH.oat },
    back(doll) {
      jacketBack(doll, cloth, 14);
      doll.paper.sheet(pts`-26,-30! 26,-30! 26,-23! -26,-23!`, darker(cloth, 0.4), {
        lift: 0.4,
        jitter: 0.2,
      });
    },
    torso(doll) {
      const { paper } = doll;
      shirt(doll, CLOTH.cream);
      paper.sheet(pts`-3,-70! 3,-70! 4,-46 0,-38! -4,-46`, CLOTH.brick, { lift: 0.3, jitter: 0.2 });
      openJacket(doll, cloth, { hem: 14, fasten: -46 });
      lapels(doll, darker(cloth, 0.14), -46);
      for (const y of [-40, -16, -2]) button(doll, 0.8, y, CLOTH.honey, 2.9);
      paper.sheet(pts`-26,-32! 26,-32! 26,-24! -26,-24!`, darker(cloth, 0.4), { lift: 0.4, jitter: 0.2 });
      paper.sheet(pts`-5,-33! 5,-33! 5,-23! -5,-23!`, CLOTH.honey, { lift: 0.4, jitter: 0.1 });
      // the bag of the tickets, on its strap
      paper.sheet(pts`17,-78! 22,-76! -14,-2! -19,-4!`, CLOTH.bark, { lift: 0.5, jitter: 0.2 });
      paper.sheet(pts`-32,-6! -10,-6! -10,14! -32,14!`, CLOTH.bark, { lift: 0.8, jitter: 0.3 });
      paper.sheet(pts`-33,-8! -9,-8! -12,3 -21,5 -30,3`, darker(CLOTH.bark, 0.2), { lift: 0.4, jitter: 0.2 });
      button(doll, -21, 3, CLOTH.honey, 2);
    },
  }),
);
