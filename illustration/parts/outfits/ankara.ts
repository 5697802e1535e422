import type { Doll } from '../../figures/hero/body/doll.ts';
import { CLOTH, INK } from '../../figures/hero/body/palette.ts';
import { luma, mix } from '../../paper/colour.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { backCollar, bell, button, hem, outfit, stitches } from './shapes/garment.ts';
import { type PrintSpot, printed, scattered, spotsAlong } from './shapes/prints.ts';

export const ankara = outfit(
  { id: 'ankara', order: 110, label: 'Printed shirt' },
  ['night', 'brick', 'pine', 'honey', 'plum', 'clay'],
  ({ cloth }) => {
    const bright = cloth === CLOTH.honey ? CLOTH.brick : CLOTH.honey;
    const leaf: Outline = pts`0,-6! 3.6,0 0,6! -3.6,0`;
    const leaves = (doll: Doll, spots: readonly PrintSpot[]): void => {
      printed(
        doll,
        spots.filter(([, , k]) => k % 3),
        leaf,
        bright,
        62,
        1,
      );
      printed(
        doll,
        spots.filter(([, , k]) => k % 3 === 0),
        leaf,
        CLOTH.cream,
        62,
        1,
      );
      printed(doll, spots, pts`-1.2,0 0,-1.6 1.2,0 0,1.6`, cloth, 62, 1);
    };
    const shirt = (doll: Doll, [w, y]: readonly [number, number]): void => {
      const piece = doll.paper.sheet(bell(w, y, 26, 26), cloth);
      doll.paper.within(piece, () =>
        leaves(doll, scattered(doll, { x: -34, y: -68, width: 68, height: 90 }, 14)),
      );
    };
    return {
      sleeve: {
        length: 0.46,
        colour: cloth,
        flare: 3,
        cuff: bright,
        print: (doll, line) => leaves(doll, spotsAlong(line, 6)),
      },
      legwear: {
        trousers: {
          colour: luma(cloth) < 0.45 ? CLOTH.oat : CLOTH.plum,
          length: 0.94,
          widths: [12, 11.4, 10, 9.4],
        },
      },
      shoes: { kind: 'slipper', colour: CLOTH.bark, sole: INK },
      back(doll, drape) {
        shirt(doll, hem(drape, 30, 18));
        backCollar(doll, bright);
      },
      torso(doll, drape) {
        const { paper } = doll;
        const [w, y] = hem(drape, 30, 18);
        shirt(doll, [w, y]);
        paper.sheet(pts`-5,-76! 5,-76! 4,-44 0,-40! -4,-44`, bright, { lift: 0.3, jitter: 0.2 });
        for (const by of [-64, -54]) button(doll, 0, by, CLOTH.cream, 1.9);
        paper.sheet(pts`-12,-79 0,-74 12,-79 12,-74 0,-69 -12,-74`, bright, { jitter: 0.2, lift: 0.4 });
        stitches(
          doll,
          [pts`${-w + 3},${y - 4} 0,${y - 1} ${w - 3},${y - 4}`],
          mix(bright, CLOTH.cream, 0.3),
          0.8,
        );
      },
    };
  },
);
