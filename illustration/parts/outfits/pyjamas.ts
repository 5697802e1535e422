import { type Doll, onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { type Outline, star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { backCollar, bell, button, outfit, seamOf } from './shapes/garment.ts';
import { type PrintSpot, printed, scattered, spotsAlong } from './shapes/prints.ts';

export const pyjamas = outfit(
  { id: 'pyjamas', order: 130, label: 'Pyjamas' },
  ['sky', 'rose', 'butter', 'sage', 'lilac', 'dusk'],
  ({ cloth }) => {
    const print = luma(cloth) > 0.7 ? CLOTH.dusk : CLOTH.cream;
    const moon: Outline = pts`2,-4 -3,-3 -4.4,1 -2,4.4 2.4,4 -0.6,2 -0.6,-2`;
    const sky = (doll: Doll, spots: readonly PrintSpot[]): void => {
      printed(
        doll,
        spots.filter(([, , k]) => k % 2),
        moon,
        print,
        40,
      );
      printed(
        doll,
        spots.filter(([, , k]) => k % 2 === 0),
        star(3, 1.4),
        print,
        25,
      );
    };
    return {
      texture: 'felt',
      sleeve: {
        length: 0.92,
        colour: cloth,
        cuff: print,
        print: (doll, line) => sky(doll, spotsAlong(line, 5)),
      },
      legwear: {
        trousers: {
          colour: cloth,
          length: 0.93,
          turnUp: print,
          widths: [12.4, 12, 11.4, 11],
          texture: 'felt',
          print: (doll, line) => sky(doll, spotsAlong(line, 6)),
        },
      },
      shoes: { kind: 'slipper', colour: print, sole: darker(print, 0.2) },
      back(doll) {
        const { paper } = doll;
        const piece = paper.sheet(bell(28, 10, 26, 26), cloth, { texture: 'felt' });
        paper.within(piece, () => sky(doll, scattered(doll, { x: -30, y: -66, width: 60, height: 80 }, 14)));
        backCollar(doll, print);
      },
      torso(doll) {
        const { paper } = doll;
        const piece = paper.sheet(bell(28, 10, 26, 26), cloth, { texture: 'felt' });
        paper.within(piece, () => sky(doll, scattered(doll, { x: -30, y: -66, width: 60, height: 80 }, 14)));
        paper.brush(pts`0,-68 1,-30 0,11`, 1.6, seamOf(cloth), { opacity: 0.55, ends: 0.8 });
        for (const y of [-54, -36, -18, 0]) button(doll, 0.5, y, print, 2.5);
        for (const k of SIDES)
          paper.sheet(onSide(k, pts`0,-73 12,-79 20,-70 10,-61 2,-64`), print, {
            jitter: 0.3,
            step: 6,
            lift: 0.5,
          });
      },
    };
  },
);
