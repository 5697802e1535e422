import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { tailBack } from './shapes/backs/gathered.ts';
import { sideLight } from './shapes/falls.ts';
import { drawnBack } from './shapes/side-view.ts';
import { lock, pulledBack, sheen, slide, strokes, tie } from './shapes/strands.ts';

export const pony = hairStyle(
  { id: 'pony', order: 70, label: 'Ponytail', texture: 'straight', beyond: [18, 36, 10] },
  {
    front: {
      behind(doll) {
        const s = doll.swing;
        lock(
          doll,
          pts`
          26,-52 44,-58 64,-46 ${74 + s * 0.3},-18 ${74 + s * 0.7},14 ${66 + s},40 ${54 + s},52!
          ${54 + s * 0.8},36 ${46 + s * 0.5},8 40,-24
        `,
          { behind: false },
        );
        strokes(
          doll,
          [0, 1, 2, 3].map(
            (i): Outline =>
              pts`
              ${38 + i * 3},${i - 50} ${52 + i * 5 + s * 0.3},-24 ${52 + i * 5.4 + s * 0.7},10
              ${55 + i * 2.4 + s},${40 - i * 4}
            `,
          ),
          0.6,
        );
      },
      over(doll) {
        pulledBack(doll, [34, -48]);
        const f = slide(doll);
        lock(
          doll,
          pts`
          ${f - 14},-44! ${4 + f},-48 ${26 + f},-42 42,-22 45,2! ${38 + f * 0.6},-14 ${22 + f},-26
          ${4 + f},-33
        `,
          { step: 5 },
        );
        strokes(
          doll,
          [0, 1, 2].map(
            (i): Outline =>
              pts`${-6 + f + i * 4},${-43 - i} ${18 + f},${-38 - i * 2} ${36 + i * 2},${-20 - i * 2}`,
          ),
          0.55,
        );
        sheen(doll, pts`-36,-34 -16,-45 -4,-47 -20,-40`, 0.4);
        tie(doll, 40, -45, 48, 7.5);
      },
    },
    side: {
      ear: true,
      behind(doll) {
        const s = doll.swing;
        lock(
          doll,
          pts`
          -30,-44 -46,-58 -70,-54 ${-84 + s * 0.4},-28 ${-84 + s * 0.8},8 ${s - 76},38 ${s - 66},52!
          ${-64 + s * 0.6},30 ${-58 + s * 0.4},2 -48,-22
        `,
        );
        strokes(
          doll,
          [0, 1, 2].map(
            (i): Outline =>
              pts`
              -46,${-46 + i * 5} ${-66 - i * 4 + s * 0.4},${-34 + i * 5} ${-66 - i * 5 + s * 0.7},4
              ${-68 - i * 3 + s},${36 - i * 6}
            `,
          ),
          0.6,
        );
      },
      over(doll) {
        drawnBack(doll, [-40, -38]);
        lock(doll, pts`10,-50 30,-50 46,-38 49,-18! 41,-24 28,-34`, { step: 5 });
        sideLight(doll);
        tie(doll, -45, -42, -42, 7.5);
      },
    },
    back: tailBack,
  },
);
