import { type Doll, onSide, SIDES } from '../../figures/hero/body/doll.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { tailsBack } from './shapes/backs/parted.ts';
import { sideLight } from './shapes/falls.ts';
import { HAIRLINE, skull } from './shapes/side-view.ts';
import { cap, eachSide, lock, slide, strokes, tie } from './shapes/strands.ts';

function pigtail(doll: Doll, dx: number): void {
  const s = doll.swing;
  lock(
    doll,
    pts`
      ${dx - 22},-8 ${dx - 36},-12 ${-46 + dx + s * 0.3},2 ${-48 + dx + s * 0.6},26 ${-40 + dx + s},48
      ${-32 + dx + s},58! ${-24 + dx + s * 0.6},40 ${dx - 18},18 ${dx - 16},2
    `,
  );
  strokes(
    doll,
    [0, 1, 2].map(
      (i): Outline =>
        pts`${-26 - i * 3 + dx},-2 ${-26 - i * 6 + dx},18 ${-30 - i * 3 + dx + s},${46 - i * 5}`,
    ),
    0.6,
  );
}

export const pigtails = hairStyle(
  { id: 'pigtails', order: 80, label: 'Pigtails', texture: 'straight', beyond: [14, 42, 10] },
  {
    front: {
      behind(doll) {
        const s = doll.swing;
        for (const k of SIDES) {
          const tail: Outline = pts`
          44,-14 58,-20 ${74 + s * k * 0.3},-6 ${80 + s * k * 0.6},18 ${74 + s * k},40 ${64 + s * k},50!
          ${60 + s * k * 0.6},32 54,14 46,2
        `;
          lock(doll, onSide(k, tail));
          strokes(
            doll,
            [0, 1, 2].map(
              (i): Outline =>
                onSide(
                  k,
                  pts`
                  ${52 + i * 2},-12 ${64 + i * 5 + s * k * 0.4},6
                  ${66 + i * 4.4 + s * k * 0.8},${34 - i * 3}
                `,
                ),
            ),
            0.6,
          );
        }
      },
      over(doll) {
        const f = slide(doll, 0.4);
        cap(
          doll,
          pts`
            46,2 43,-12 ${32 + f},-21 ${16 + f},-19 ${4 + f},-22! ${f - 8},-18 ${f - 20},-21!
            ${f - 32},-19 -43,-12 -46,2
          `,
          5,
        );
        const lines = eachSide(
          4,
          (k, i) => pts`
              ${f + k * (2 + i * 2)},${-53 + i * 0.6} ${k * (18 + i * 8)},${-44 + i * 3}
              ${k * (45 + i)},${-18 + i * 2}
            `,
        );
        const fringe = Array.from(
          { length: 7 },
          (_, i): Outline => pts`${(i - 3) * 4 + f},-40 ${(i - 3) * 7 + f},-22`,
        );
        strokes(doll, [...lines, ...fringe], 0.5);
        strokes(doll, [pts`${f},-56 ${f},-42`], 0.9, 1.2);
        for (const k of SIDES) tie(doll, k * 51, -11, k * 30, 7);
      },
    },
    side: {
      ear: true,
      behind: (doll) => pigtail(doll, -14),
      over(doll) {
        lock(doll, [...skull(5), ...HAIRLINE.slice(0, 7), ...pts`18,-12 26,-20! 34,-15 38,-22! 46,-16`]);
        strokes(
          doll,
          pts`42,-22 32,-18 20,-16 10,-4 -38,26`.map(
            ([x = 0, y = 0]): Outline => pts`${x * 0.3 - 4},-50 ${x * 0.6 - 8},${-30 + y * 0.3} ${x},${y}`,
          ),
        );
        strokes(doll, [pts`-2,-54 -14,-30 -24,-6`, pts`-24,-46 -32,-24 -28,-6`], 0.6);
        sideLight(doll);
        pigtail(doll, 0);
        tie(doll, -25, -7, -10, 7);
      },
    },
    back: tailsBack,
  },
);
