import type { Outline, Point } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { bowlBack } from './shapes/backs/short.ts';
import { fall, fan, sideLight } from './shapes/falls.ts';
import { both, lock, sheen, slide, strokes } from './shapes/strands.ts';

export const bowl = hairStyle(
  { id: 'bowl', order: 30, label: 'Bowl cut', texture: 'straight', beyond: [18, 16, 12] },
  {
    front: {
      over(doll) {
        const f = slide(doll, 0.4);
        const fringe: Outline = pts`
        49,14! 45,13! ${44 + f * 0.5},-8! ${28 + f},-14.6 ${14 + f},-16.4! ${f},-16.8 ${f - 14},-13.6!
        ${f - 28},-12.4 ${-44 + f * 0.5},-8! -45,13! -49,14!
      `;
        lock(doll, [...pts`-54.5,13! -58,-8 -52,-34 -32,-52 0,-59 32,-52 52,-34 58,-8 54.5,13!`, ...fringe]);
        const ends = Array.from(
          { length: 11 },
          (_, i): Point => [(i - 5) * 8.4 + f, -15 + Math.abs(i - 5) * 0.4],
        );
        fan(doll, [f * 0.3, -57], ends, 0.5);
        strokes(
          doll,
          both((k) => [pts`${k * 22},-51 ${k * 47},-28 ${k * 51.5},10`]),
          0.5,
        );
        sheen(doll, pts`-36,-36 -12,-44 14,-44 36,-36 14,-39.5 -14,-39.5`, 0.5);
      },
    },
    side: {
      ear: true,
      over(doll) {
        lock(
          doll,
          pts`
          50,-11! 50,-28 38,-48 16,-58 -10,-59 -36,-50 -54,-28 -59,-6 -55,16! -34,15 -18,8 -6,0! 8,-3!
          22,-8 36,-9.6
        `,
        );
        fall(doll, pts`46,-13 36,-11 24,-10 12,-5 -2,-3 -18,6 -34,13 -50,14`);
        sideLight(doll);
      },
    },
    back: bowlBack,
  },
);
