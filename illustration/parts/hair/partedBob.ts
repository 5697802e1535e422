import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { fallingBack } from './shapes/backs/hanging.ts';
import { chinLength, fall, sideLight } from './shapes/falls.ts';
import { skull } from './shapes/side-view.ts';
import { lock, sheen, slide, strokes } from './shapes/strands.ts';

export const partedBob = hairStyle(
  { id: 'partedBob', order: 55, label: 'Bob with a parting', texture: 'straight', beyond: [18, 16, 12] },
  {
    front: {
      behind: chinLength,
      over(doll) {
        const f = slide(doll, 0.4);
        // The parting lies to one side: a narrow fall there, a wide one across the other side of the forehead.
        const narrow: Outline = pts`
          ${15 + f},-57 35,-51 55,-27 61,6 61,36 52,53! 45,50 47,34 46,8 ${43 + f * 0.6},-10 ${34 + f},-24
          ${24 + f},-34 ${17 + f},-40.6!
        `;
        const wide: Outline = pts`
          ${19 + f},-56.6 -4,-59 -36,-50 -56,-26 -61,6 -61,36 -52,53! -44,50 -47,34 -46,8 ${-42 + f * 0.6},-8
          ${-30 + f},-16 ${-12 + f},-26 ${6 + f},-35 ${18 + f},-41.6!
        `;
        lock(doll, narrow, { step: 7 });
        lock(doll, wide, { step: 7 });
        strokes(
          doll,
          [
            ...[0, 1, 2].map(
              (i): Outline =>
                pts`${18 + f + i * 3},${i * 2 - 53} ${38 + i * 4},${-34 + i * 2} ${50 + i * 2.6},4 ${50 + i * 2.6},${42 - i * 3}`,
            ),
            ...[0, 1, 2, 3, 4].map(
              (i): Outline =>
                pts`
                  ${11 + f - i * 4},${-53 - i * 0.4} ${-14 - i * 6 + f * 0.5},${-38 - i * 3.4}
                  ${-43 - i * 3},${-15 - i * 2.6} ${-49 - i * 2},12 ${-49 - i * 2},${44 - i * 2.6}
                `,
            ),
          ],
          0.5,
        );
        strokes(doll, [pts`${17 + f},-55.6 ${17.6 + f},-42.6`], 0.9, 1.2);
        sheen(doll, pts`-40,-30 -22,-43 0,-46 8,-44 -8,-40 -24,-35`);
        sheen(doll, pts`28,-44 42,-33 48,-20 38,-31`);
      },
    },
    side: {
      ear: false,
      over(doll) {
        lock(doll, [
          ...skull(7).slice(0, 7),
          ...pts`-61,16 -60,36 -54,51! -30,54 -8,53 8,50! 11,28 10,8 15,-8 24,-18 34,-23`,
        ]);
        fall(doll, pts`33,-24 22,-18 12,-6 4,46 -8,50 -22,51 -36,51 -49,47`);
        sideLight(doll);
      },
    },
    back: fallingBack(48, 58),
  },
);
