import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { fallingBack } from './shapes/backs/hanging.ts';
import { both, cap, sheen, slide, strokes } from './shapes/strands.ts';
import { longBack, trailing, wavesDown } from './shapes/waving.ts';

export const halfUp = hairStyle(
  { id: 'halfUp', order: 140, label: 'Half up', texture: 'wavy', beyond: [26, 34, 68] },
  {
    front: {
      behind: longBack,
      over(doll) {
        const f = slide(doll, 0.4);
        cap(
          doll,
          pts`
            52,34! 47,12 44,-8 ${34 + f},-22 ${18 + f},-30 ${f},-33 ${f - 18},-30 ${f - 34},-22 -44,-8
            -47,12 -52,34!
          `,
          6,
        );
        const lines: Outline[] = [];
        for (let i = -5; i <= 5; i++)
          lines.push(pts`${i * 6.6 + f},${-32 + i * i * 0.5} ${i * 5},-44 ${i * 2.2},-55`);
        strokes(
          doll,
          [
            ...lines,
            ...both((k) => [
              pts`${k * 36},-44 ${k * 52},-20 ${k * 53},8 ${k * 52},28`,
              pts`${k * 30},-46 ${k * 47},-22 ${k * 49},8 ${k * 50.5},26`,
            ]),
          ],
          0.55,
        );
        const { paper, hair } = doll;
        // a cloth bow on the crown
        for (const k of SIDES)
          paper.sheet(onSide(k, pts`2,-57 10,-67 22,-68 25,-58 20,-49 8,-51`), hair.cloth, {
            step: 5,
            lift: 0.6,
            texture: 'felt',
          });
        paper.sheet(pts`-5,-61 5,-61 5.4,-51 -5.4,-51`, hair.cloth, { step: 4, lift: 0.5 });
        sheen(doll, pts`-34,-36 -14,-44 14,-44 34,-36 14,-40 -14,-40`, 0.45);
      },
    },
    side: {
      ear: false,
      behind: trailing,
      over(doll) {
        wavesDown(doll, 84, false);
        const { paper, hair } = doll;
        strokes(
          doll,
          [pts`40,-30 8,-34 -26,-40`, pts`30,-22 4,-24 -28,-36`, pts`20,-14 -2,-16 -30,-32`],
          0.55,
        );
        for (const k of [-1, 1])
          paper.at({ x: -36, y: -42, rot: -48, flip: k < 0 }, () =>
            paper.sheet(pts`2,-4 10,-12 22,-12 24,-1 20,9 9,7 2,3`, hair.cloth, {
              step: 5,
              lift: 0.6,
              texture: 'felt',
            }),
          );
        paper.at({ x: -36, y: -42, rot: -48 }, () =>
          paper.sheet(pts`-5,-5.4 5,-5.4 5.4,5 -5.4,5`, hair.cloth, { step: 4, lift: 0.5 }),
        );
      },
    },
    back: fallingBack(104, 64, 5),
  },
);
