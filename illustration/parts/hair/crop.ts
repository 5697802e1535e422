import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { shortBack } from './shapes/backs/short.ts';
import { fall, fan, sideLight } from './shapes/falls.ts';
import { shortHair } from './shapes/short.ts';
import { HAIRLINE } from './shapes/side-view.ts';
import { lock, sheen } from './shapes/strands.ts';

export const crop = shortHair(
  { id: 'crop', order: 10, label: 'Short and straight', texture: 'straight', beyond: [18, 16, 12] },
  {
    front(doll, f) {
      const tufts: Outline = pts`
        47,-2! 42.5,-17! ${35 + f},-24! ${31 + f},-17 ${24 + f},-25! ${17 + f},-16.5 ${10 + f},-26!
        ${1 + f},-17 ${f - 5},-27! ${f - 14},-19 ${f - 20},-28! ${f - 29},-20 ${f - 35},-25! -42.5,-17!
        -47,-2!
      `;
      const top: Outline = pts`
        -52,4! -55.5,-14 -50,-34 -36,-47! -26,-53 -20,-51! -6,-58 2,-55! 20,-55 38,-45 50,-32 55.5,-12
        52,4!
      `;
      lock(doll, [...top, ...tufts], { jitter: 0.6, facets: 0.4, step: 5 });
      fan(
        doll,
        [4, -56],
        tufts.filter((_, i) => i % 2 === 1).map(([x, y]) => [x * 0.96, y - 2]),
      );
      sheen(doll, pts`-30,-38 -10,-45 14,-45 30,-38 12,-40.5 -10,-40`, 0.4);
    },
    side(doll) {
      lock(
        doll,
        [
          ...pts`49,-22! 45,-38 34,-47! 26,-54 18,-53! 4,-59 -6,-55! -26,-53 -46,-37 -57,-10 -54,14 -42,34!`,
          ...HAIRLINE.slice(0, 7),
          ...pts`15,-14! 20,-11 24,-21! 30,-14 34,-24! 40,-18 43,-25!`,
        ],
        { jitter: 0.6, facets: 0.4, step: 5 },
      );
      fall(doll, pts`44,-26 30,-19 19,-16 8,-2 -20,14 -34,24 -46,12`);
      sideLight(doll);
    },
    back: shortBack(5, 0.5),
  },
);
