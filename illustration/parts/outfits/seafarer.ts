import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import { outfit, pocket } from './shapes/garment.ts';
import { jacketBack, lapels, openJacket, twoRows } from './shapes/jackets.ts';

export const seafarer = outfit(
  { id: 'seafarer', order: 250, label: 'Sailor’s coat', chosenOnly: true, hat: 'peakedCap' },
  ['night', 'charcoal', 'pine', 'bark', 'brick', 'honey'],
  ({ cloth }) => ({
    sleeve: { length: 0.94, colour: cloth, cuff: darker(cloth, 0.2) },
    legwear: { trousers: { colour: darker(cloth, 0.36), length: 0.78, widths: [13.4, 12.8, 12.4, 12] } },
    shoes: { kind: 'boot', colour: CLOTH.charcoal, trim: CLOTH.oat },
    back(doll) {
      jacketBack(doll, cloth, 20);
      doll.paper.sheet(pts`-18,-80 18,-80 20,-70 0,-66 -20,-70`, paler(CLOTH.oat, 0.2), {
        texture: 'felt',
        lift: 0.5,
      });
    },
    torso(doll) {
      const { paper } = doll;
      paper.sheet(pts`-18,-76 18,-76 20,-30 -20,-30`, CLOTH.oat, { texture: 'felt' });
      openJacket(doll, cloth, { hem: 20, fasten: -40 });
      lapels(doll, darker(cloth, 0.16), -42);
      // the rolled neck of a jersey
      paper.sheet(pts`-14,-84 0,-80 14,-84 16,-72 0,-66 -16,-72`, CLOTH.oat, { texture: 'felt', lift: 0.6 });
      paper.line(
        [-9, -3, 3, 9].map((x) => pts`${x},-79 ${x * 1.08},-70`),
        darker(CLOTH.oat, 0.3),
        1.1,
        { opacity: 0.7 },
      );
      twoRows(doll, CLOTH.honey, -36, 0, 16, 10);
      for (const x of [-20, 20]) pocket(doll, x, 4, 13, 10, darker(cloth, 0.1));
    },
  }),
);
