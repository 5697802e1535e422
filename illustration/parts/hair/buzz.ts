import type { Doll } from '../../figures/hero/body/doll.ts';
import { mix } from '../../paper/colour.ts';
import type { Piece } from '../../paper/mark-options.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { buzzBack } from './shapes/backs/short.ts';
import { shortHair } from './shapes/short.ts';
import { HAIRLINE, skull } from './shapes/side-view.ts';
import { capWith, strokes } from './shapes/strands.ts';

/** From where to where, and how far apart. */
type Rows = readonly [from: number, to: number, gap: number];

/** Short strokes in rows upon a piece; `lean` is how far each leans aside. */
function stubble(
  doll: Doll,
  piece: Piece,
  { x, y, lean }: { x: Rows; y: Rows; lean: (x: number) => number },
): void {
  const { rng } = doll.paper;
  doll.paper.within(piece, () => {
    const dots: Outline[] = [];
    for (let row = y[0]; row < y[1]; row += y[2])
      for (let column = x[0]; column < x[1]; column += x[2]) {
        const px = column + rng.between(-2, 2);
        const py = row + rng.between(-2, 2);
        dots.push(pts`${px},${py} ${px + lean(px)},${py - 1.7}`);
      }
    strokes(doll, dots, 0.4, 1);
  });
}

export const buzz = shortHair(
  { id: 'buzz', order: 270, label: 'Buzz cut', texture: 'any', beyond: [18, 16, 12] },
  {
    front(doll, f) {
      const { paper, skin, hair } = doll;
      const piece = paper.sheet(
        capWith(
          pts`
            47,2! 43.5,-12 ${39 + f},-21! ${26 + f},-29 ${10 + f},-32 ${f},-31.4 ${f - 10},-32
            ${f - 26},-29 ${f - 39},-21! -43.5,-12 -47,2!
          `,
          1.4,
        ),
        mix(skin.base, hair.base, 0.72),
        { jitter: 0.3, lift: 0.3, edge: 'none' },
      );
      stubble(doll, piece, { x: [-50, 50, 6], y: [-50, 0, 5.4], lean: (x) => x * 0.02 });
    },
    side(doll) {
      const { paper, skin, hair } = doll;
      const piece = paper.sheet([...skull(1.4), ...HAIRLINE], mix(skin.base, hair.base, 0.72), {
        jitter: 0.3,
        lift: 0.3,
        edge: 'none',
      });
      stubble(doll, piece, { x: [-52, 44, 6.4], y: [-50, 34, 5.8], lean: () => -0.7 });
    },
    back: buzzBack,
  },
);
