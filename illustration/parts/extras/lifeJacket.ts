import { type Doll, onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

/** The same on everybody, so that it is known at a glance. */
const ORANGE = '#ee8136';

const belts = ({ paper }: Doll, from: number, to: number): void => {
  for (const y of [-40, -19])
    paper.sheet(pts`${from},${y}! ${to},${y}! ${to},${y + 6}! ${from},${y + 6}!`, CLOTH.charcoal, {
      lift: 0.3,
      jitter: 0.2,
    });
};
const buckle = ({ paper }: Doll, x: number): void => {
  for (const y of [-42, -21])
    paper.sheet(pts`${x - 5},${y}! ${x + 5},${y}! ${x + 5},${y + 10}! ${x - 5},${y + 10}!`, CLOTH.cream, {
      lift: 0.4,
      step: 12,
      jitter: 0.2,
    });
};

export const lifeJacket: Extra = {
  id: 'lifeJacket',
  order: 180,
  label: 'Life jacket',
  slot: 'back',

  front: {
    onTrunk(doll) {
      const { paper } = doll;
      for (const k of SIDES) {
        const half = paper.sheet(
          onSide(k, pts`9,-79 20,-76 30,-66 34,-34 33,-2 26,3! 2,4! 1,-52 6,-66`),
          ORANGE,
          {
            texture: 'felt',
          },
        );
        paper.within(half, () =>
          paper.flat(onSide(k, pts`0,-58! 40,-62! 40,-54! 0,-50!`), paler(CLOTH.butter, 0.3)),
        );
        paper.line([onSide(k, pts`14,-74 16,-60`)], darker(ORANGE, 0.2), 1.2, { opacity: 0.7 });
      }
      belts(doll, -32, 32);
      buckle(doll, 0);
    },
  },
  side: {
    onTrunk(doll) {
      const { paper } = doll;
      const jacket = paper.sheet(
        pts`-14,-80 4,-80 22,-72 31,-58 33,-24 29,2 10,6 -14,5 -27,0 -31,-30 -28,-62 -22,-76`,
        ORANGE,
        { texture: 'felt' },
      );
      paper.within(jacket, () =>
        paper.flat(pts`-40,-58! 40,-58! 40,-50! -40,-50!`, paler(CLOTH.butter, 0.3)),
      );
      belts(doll, -29, 31);
      buckle(doll, 22);
    },
  },
  back: {
    behind(doll) {
      const { paper } = doll;
      const jacket = paper.sheet(
        pts`-14,-80 14,-80 28,-72 34,-34 33,2 16,5 0,5 -16,5 -33,2 -34,-34 -28,-72`,
        ORANGE,
        { texture: 'felt' },
      );
      paper.within(jacket, () =>
        paper.flat(pts`-40,-60! 40,-60! 40,-52! -40,-52!`, paler(CLOTH.butter, 0.3)),
      );
      belts(doll, -33, 33);
    },
  },
};
