import type { Doll } from '../../figures/hero/body/doll.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { fallingBack } from './shapes/backs/hanging.ts';
import { chinLength, fall, sideLight } from './shapes/falls.ts';
import { both, lock, sheen, slide, strokes } from './shapes/strands.ts';

/** A hair clip over the temple. */
const clip = ({ paper, hair }: Doll, at: { x: number; y: number; rot: number }): void =>
  paper.at(at, () =>
    paper.sheet(pts`-8,-3 8,-3.4 9,2.6 -8,3`, hair.cloth, { jitter: 0.2, step: 4, lift: 0.5 }),
  );

export const bob = hairStyle(
  { id: 'bob', order: 50, label: 'Bob with fringe', texture: 'straight', beyond: [18, 16, 12] },
  {
    front: {
      behind: chinLength,
      over(doll) {
        const f = slide(doll, 0.4);
        lock(
          doll,
          pts`
          0,-58 34,-51 55,-26 61,8 60,42 55,49! 47,48! 45,30 46,6 ${44 + f * 0.6},-12! ${30 + f},-10
          ${22 + f},-11.5! ${10 + f},-9.6 ${f},-10.8! ${f - 12},-9.4 ${f - 24},-11! ${f - 36},-10.4
          ${-45 + f * 0.6},-12! -46,6 -45,30 -47,48! -55,49! -60,42 -61,8 -55,-26 -34,-51
        `,
        );
        const fringe = Array.from({ length: 13 }, (_, i): Outline => {
          const k = i - 6;
          return pts`
          ${k * 1.6 + f * 0.4},${-53 + Math.abs(k) * 0.4} ${k * 4.6 + f * 0.7},-38 ${k * 6.1 + f},-15
        `;
        });
        strokes(
          doll,
          [
            ...fringe,
            ...both((k) => [
              pts`${k * 20},-50 ${k * 46},-26 ${k * 54},8 ${k * 54},40`,
              pts`${k * 14},-51 ${k * 42},-30 ${k * 50},6 ${k * 50},42`,
            ]),
          ],
          0.55,
        );
        sheen(doll, pts`-34,-38 -8,-46 16,-45 34,-36 14,-40 -12,-41`);
        clip(doll, { x: 31, y: -24, rot: 28 });
      },
    },
    side: {
      ear: false,
      over(doll) {
        lock(
          doll,
          pts`
          50,-11! 50,-28 38,-48 16,-58 -10,-59 -36,-50 -56,-26 -62,6 -61,34 -55,49! -30,52 -8,51 9,48!
          9,26 7,4 11,-6! 22,-7 34,-9! 42,-8.6
        `,
        );
        fall(doll, pts`46,-13 38,-11 28,-10 16,-8 4,44 -8,48 -22,49 -36,49 -50,46`);
        sideLight(doll);
        clip(doll, { x: 14, y: -20, rot: 32 });
      },
    },
    back: fallingBack(46, 58),
  },
);
