import type { Doll } from '../../figures/hero/body/doll.ts';
import { drawForeheadLight } from '../../figures/hero/head/face.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { lock, strokes } from './shapes/strands.ts';

/** A baby's first hair: a little down, and one curl on the crown. */
function curl(doll: Doll, x: number): void {
  strokes(
    doll,
    [-24, -12, 14, 26].map((at) => pts`${x + at},-46 ${x + at * 1.1},-40 ${x + at * 1.06},-35`),
    0.5,
    1.3,
  );
  lock(
    doll,
    pts`${x - 6},-44! ${x - 4},-58 ${x + 6},-66 ${x + 14},-60 ${x + 10},-53 ${x + 6},-57 ${x + 2},-52 ${x + 7},-43!`,
    { jitter: 0.2, step: 4 },
  );
}

export const wisp = hairStyle(
  { id: 'wisp', order: 290, label: 'First hair', texture: 'bare', beyond: [20, 16, 12] },
  {
    front: {
      over(doll) {
        drawForeheadLight(doll);
        curl(doll, doll.gaze[0] * 0.4);
      },
    },
    side: {
      ear: true,
      over(doll) {
        drawForeheadLight(doll);
        curl(doll, 4);
      },
    },
    back: { over: (doll) => curl(doll, 0) },
  },
);
