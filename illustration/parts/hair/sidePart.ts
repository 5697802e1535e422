import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { shortBack } from './shapes/backs/short.ts';
import { fall } from './shapes/falls.ts';
import { shortHair } from './shapes/short.ts';
import { HAIRLINE, skull } from './shapes/side-view.ts';
import { capWith, lock, sheen, strokes } from './shapes/strands.ts';

export const sidePart = shortHair(
  { id: 'sidePart', order: 20, label: 'Side parting', texture: 'straight', beyond: [18, 16, 12] },
  {
    front(doll, f) {
      const line: Outline = pts`
        47.5,0! 44,-14 ${34 + f},-21 ${16 + f},-23 ${f - 2},-28 ${f - 17},-43! ${f - 25},-32 ${f - 36},-23
        -43,-14 -47.5,0!
      `;
      lock(doll, capWith(line, 6));
      const sweep: Outline[] = [0, 1, 2, 3, 4].map(
        (i) =>
          pts`
            ${-15 + f + i * 1.6},${-45 - i * 1.6} ${4 + i * 4 + f},${-41 - i * 2.2}
            ${24 + i * 4},${-33 - i * 2} ${42 + i * 2},${-18 - i * 1.4}
          `,
      );
      const short: Outline[] = [0, 1, 2].map(
        (i) => pts`${-19 - i * 1.6 + f},${-46 - i * 1.6} ${-34 - i * 3},${-36 - i} ${-45 - i * 2},-18`,
      );
      strokes(doll, [...sweep, ...short], 0.6);
      // the quiff, a lock of its own
      lock(
        doll,
        pts`
          ${f - 18},-44! ${f - 4},-55 ${18 + f},-57 ${38 + f},-46 ${46 + f * 0.5},-30! ${32 + f},-34
          ${12 + f},-34 ${f - 4},-38
        `,
        { step: 5 },
      );
      strokes(
        doll,
        [0, 1, 2].map(
          (i): Outline =>
            pts`${-10 + f + i * 3},${-45 - i * 3} ${10 + f},${-45 - i * 3.2} ${34 + f},${-39 - i * 3}`,
        ),
        0.5,
      );
      sheen(doll, pts`${2 + f},-50 ${20 + f},-51 ${34 + f},-43 ${20 + f},-46`, 0.45);
    },
    side(doll) {
      lock(doll, [...skull(6), ...HAIRLINE]);
      fall(doll, pts`12,-8 -18,12 -34,26 -48,12`);
      lock(doll, pts`-10,-53! 8,-61 30,-60 48,-46 52,-30! 44,-28 30,-36 10,-42`, { step: 5 });
      strokes(
        doll,
        [0, 1, 2].map(
          (i): Outline => pts`${-2 + i * 3},${-53 - i * 1.6} 20,${-51 - i * 2.6} ${46 - i},${-36 - i * 4}`,
        ),
        0.5,
      );
      sheen(doll, pts`6,-55 24,-55 40,-45 24,-50`, 0.42);
    },
    back: shortBack(6, 0.2),
  },
);
