import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { shortBack } from './shapes/backs/short.ts';
import { fall, sideLight } from './shapes/falls.ts';
import { shortHair } from './shapes/short.ts';
import { skull } from './shapes/side-view.ts';
import { lock, sheen, strokes } from './shapes/strands.ts';

export const pixie = shortHair(
  { id: 'pixie', order: 40, label: 'Pixie', texture: 'straight', beyond: [18, 16, 12] },
  {
    front(doll, f) {
      const line: Outline = pts`
        49,16! 44,6 43,-8 ${37 + f},-12! ${28 + f},-21 ${14 + f},-24 ${f - 2},-31 ${f - 13},-40!
        ${f - 22},-27 ${f - 33},-18! -40,-14 -44,4 -48,15!
      `;
      lock(doll, [...pts`-53,8 -56,-14 -49,-36 -30,-51 -8,-57 16,-57 38,-49 53,-30 57,-8 54,9`, ...line], {
        facets: 0.3,
      });
      const sweep = Array.from(
        { length: 6 },
        (_, i): Outline =>
          pts`
            ${-12 + f + i * 2},${-44 - i * 2} ${8 + i * 4 + f},${-42 - i} ${30 + i * 3.4},${-31 - i * 1.4}
            ${44 + i * 1.8},${i - 10}
          `,
      );
      strokes(doll, [...sweep, pts`${f - 17},-43 -34,-33 -45,-8`, pts`${f - 20},-48 -42,-32 -50,-6`], 0.55);
      lock(doll, pts`${34 + f},-26! 47,-14 49,2 45,18! 43,4 40,-8`, { step: 4 });
      sheen(doll, pts`2,-49 24,-46 42,-32 26,-38`, 0.45);
    },
    side(doll) {
      lock(
        doll,
        [
          ...skull(7).slice(0, 8),
          ...pts`-42,40! -34,33 -26,39! -21,22 -14,10 -4,2 3,8 8,19! 11,2 20,-8 32,-8 47,-14!`,
        ],
        { facets: 0.3, step: 5 },
      );
      fall(doll, pts`44,-16 34,-11 22,-10 12,0 8,14 -18,12 -28,30 -40,30 -50,10`);
      sideLight(doll);
    },
    back: shortBack(6, 0.4),
  },
);
