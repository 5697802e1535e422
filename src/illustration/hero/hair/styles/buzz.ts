import { mix } from '../../../paper/colour.ts';
import type { Outline } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { HAIRLINE, skull } from '../aside.ts';
import { buzzBack } from '../backs.ts';
import { capWith, slide, strokes } from '../strands.ts';
import { hairStyle } from '../style.ts';

export const buzz = hairStyle(
  { id: 'buzz', order: 270, label: 'Buzz cut', texture: 'any', beyond: [18, 16, 12] },
  {
    front: {
      over(doll) {
        const f = slide(doll);
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
        paper.within(piece, () => {
          const dots: Outline[] = [];
          const { rng } = paper;
          for (let y = -50; y < 0; y += 5.4)
            for (let x = -50; x < 50; x += 6) {
              const px = x + rng.between(-2, 2);
              const py = y + rng.between(-2, 2);
              dots.push(pts`${px},${py} ${px + px * 0.02},${py - 1.7}`);
            }
          strokes(doll, dots, 0.4, 1);
        });
      },
    },
    side: {
      ear: true,
      over(doll) {
        const { paper, skin, hair } = doll;
        const piece = paper.sheet([...skull(1.4), ...HAIRLINE], mix(skin.base, hair.base, 0.72), {
          jitter: 0.3,
          lift: 0.3,
          edge: 'none',
        });
        paper.within(piece, () => {
          const dots: Outline[] = [];
          const { rng } = paper;
          for (let y = -50; y < 34; y += 5.8)
            for (let x = -52; x < 44; x += 6.4) {
              const px = x + rng.between(-2, 2);
              const py = y + rng.between(-2, 2);
              dots.push(pts`${px},${py} ${px - 0.7},${py - 1.7}`);
            }
          strokes(doll, dots, 0.4, 1);
        });
      },
    },
    back: buzzBack,
  },
);
