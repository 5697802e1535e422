import { scallops } from '../../paper/outline.ts';
import { hairStyle } from '../hair-style.ts';
import { roundBack } from './shapes/backs/curly.ts';
import { CURLY, curlyDome, curlyFall, curlySides, curlyTop } from './shapes/curling.ts';
import { curls, lock } from './shapes/strands.ts';

export const curlyBob = hairStyle(
  { id: 'curlyBob', order: 160, label: 'Curly bob', texture: 'curly', beyond: [22, 32, 24] },
  {
    front: {
      behind(doll) {
        lock(doll, scallops(doll.paper.rng, 0, 4, 66, 58, 17, 0.12), { behind: true, step: 5, facets: 0.04 });
        curls(
          doll,
          { x: 0, y: 10, rx: 62, ry: 48 },
          { gap: 13, radius: 4.8, width: 1.4, opacity: 0.5, behindHead: true },
        );
      },
      over(doll) {
        curlySides(doll, [54, 14], [13, 26, 8, 0.22], [10, 22]);
        curlyTop(doll, 4);
      },
    },
    side: {
      ear: false,
      over(doll) {
        curlyFall(doll, -28, 18, 34, 34);
        curlyDome(doll, { ...CURLY, low: 20 });
        curlyFall(doll, -8, 18, 15, 24);
      },
    },
    back: roundBack(2, 66, 60, 20, { gap: 12, radius: 4.6 }),
  },
);
