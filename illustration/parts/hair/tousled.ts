import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { shortBack } from './shapes/backs/short.ts';
import { shortHair } from './shapes/short.ts';
import { HAIRLINE } from './shapes/side-view.ts';
import { lock, sheen, strokes } from './shapes/strands.ts';

export const tousled = shortHair(
  { id: 'tousled', order: 110, label: 'Tousled', texture: 'wavy', beyond: [18, 16, 12] },
  {
    front(doll, f) {
      const outline: Outline = pts`
        -49,10! -56,2 -54,-8! -60,-18 -54,-28! -52,-42 -40,-45! -32,-57 -18,-54! -6,-63 8,-57! 24,-62
        32,-52! 46,-48 50,-34! 60,-24 55,-10! 57,2 49,11! 45,-2 ${43 + f * 0.5},-13! ${34 + f},-12
        ${26 + f},-20! ${18 + f},-17 ${6 + f},-21! ${f - 4},-12 ${f - 15},-24! ${f - 24},-14
        ${f - 34},-21! -40,-10 -45,-2
      `;
      lock(doll, outline, { jitter: 0.5, step: 5 });
      strokes(
        doll,
        [
          pts`0,-55 -8,-42 -2,-30 ${f - 4},-17`,
          pts`6,-54 8,-40 18,-30 ${18 + f},-16`,
          pts`14,-54 26,-44 30,-30 ${34 + f},-17`,
          pts`26,-52 42,-38 44,-24 50,-6`,
          pts`-8,-55 -24,-44 -22,-30 ${f - 24},-19`,
          pts`-18,-50 -38,-38 -38,-24 -48,-6`,
          pts`-28,-47 -47,-30 -50,-16`,
          pts`34,-47 50,-30 54,-16`,
        ],
        0.6,
        1.25,
      );
      sheen(doll, pts`-22,-46 -6,-52 10,-50 -4,-45`, 0.45);
    },
    side(doll) {
      lock(
        doll,
        [
          ...pts`
            50,-12! 57,-24 48,-32! 50,-46 36,-47! 32,-60 20,-55! 8,-66 -4,-57! -18,-63 -26,-53! -42,-52
            -44,-40! -58,-32 -53,-18! -63,-6 -55,6! -58,20 -46,24! -42,38 -32,32!
          `,
          ...HAIRLINE.slice(1, 7),
          ...pts`16,-8 21,-18! 28,-9 34,-20! 41,-10 44,-18!`,
        ],
        { jitter: 0.5, step: 5 },
      );
      strokes(
        doll,
        [
          pts`0,-56 14,-42 20,-30 28,-14`,
          pts`8,-56 28,-44 34,-30 42,-16`,
          pts`-6,-56 0,-38 8,-24 9,-6`,
          pts`-14,-54 -16,-34 -12,-14 -20,10`,
          pts`-24,-48 -32,-28 -28,-6 -36,24`,
          pts`-34,-42 -46,-22 -44,2 -48,16`,
        ],
        0.6,
        1.25,
      );
      sheen(doll, pts`-24,-44 -6,-51 14,-48 -4,-44`, 0.45);
    },
    back: shortBack(8, 0.8),
  },
);
