import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { fallingBack } from './shapes/backs/hanging.ts';
import { sideLight } from './shapes/falls.ts';
import { skull } from './shapes/side-view.ts';
import { both, eachSide, lock, partedSheen, slide, strokes } from './shapes/strands.ts';

export const long = hairStyle(
  { id: 'long', order: 60, label: 'Long and straight', texture: 'straight', beyond: [14, 20, 66] },
  {
    front: {
      behind(doll) {
        const s = doll.swing;
        lock(
          doll,
          pts`
          0,-58 36,-51 57,-24 61,14 ${62 + s * 0.4},60 ${60 + s},98 ${52 + s},110! ${30 + s},106
          ${4 + s},109! ${s - 24},105 ${s - 50},110! ${s - 60},96 ${-62 + s * 0.4},58 -61,14 -57,-24
          -36,-51
        `,
          { behind: true },
        );
        strokes(
          doll,
          both((k) =>
            [40, 47, 54].map(
              (x): Outline => pts`${k * x},20 ${k * (x + 3) + s * 0.4},60 ${k * (x + 1) + s},100`,
            ),
          ),
          0.5,
        );
      },
      over(doll) {
        const f = slide(doll, 0.4);
        for (const k of SIDES) {
          const shade = k * f < 0 ? -1.5 : 1.5;
          const half: Outline = pts`
          ${f * k - 2},-58 30,-52 53,-29 59,4 61,40 58,${66 + shade} 52,74! 46,60 44.5,30 46,6
          ${41 + f * k * 0.6},-14 ${26 + f * k},-26 ${8 + f * k},-37 ${f * k},-41!
        `;
          lock(doll, onSide(k, half), { step: 7 });
        }
        strokes(
          doll,
          eachSide(
            4,
            (k, i) => pts`
                ${f + k * (3 + i)},${i - 53} ${k * (20 + i * 7) + f * 0.5},${-45 + i * 3.4}
                ${k * (45 + i * 3)},${-18 + i * 2} ${k * (49 + i * 2.4)},16
                ${k * (50 + i * 2)},${58 - i * 3}
              `,
          ),
          0.5,
        );
        strokes(doll, [pts`${f},-57 ${f},-42`], 0.9, 1.2);
        partedSheen(doll);
      },
    },
    side: {
      ear: false,
      behind(doll) {
        const s = doll.swing;
        lock(
          doll,
          pts`
          -10,-30 -58,-10 -62,30 ${s - 62},84 ${-58 + s * 1.6},112! ${-40 + s * 1.6},108
          ${-18 + s * 1.4},111! ${s - 4},80 0,30
        `,
          { behind: true },
        );
      },
      over(doll) {
        const s = doll.swing * 0.6;
        lock(doll, [
          ...skull(7).slice(0, 7),
          ...pts`-60,30 ${s - 62},78 ${s - 58},92! ${s - 36},88 ${s - 12},86! 0,56 8,24 10,2 16,-14 30,-21`,
        ]);
        strokes(
          doll,
          [0, 1, 2, 3, 4].map(
            (i): Outline =>
              pts`
              ${30 - i * 10},${-36 - i * 3.4 + (i > 2 ? (i - 2) * 5 : 0)} ${8 - i * 12},${-14 - i * 3}
              ${2 - i * 12},22 ${-10 - i * 11 + s},${74 + i}
            `,
          ),
          0.5,
        );
        sideLight(doll);
      },
    },
    back: fallingBack(112, 56),
  },
);
