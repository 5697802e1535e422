import { scallops } from '../../paper/outline.ts';
import { hairStyle } from '../hair-style.ts';
import { curlyFallBack } from './shapes/backs/curly.ts';
import { CURLY, curlyDome, curlyFall, curlySides, curlyTop } from './shapes/curling.ts';
import { curls, lock } from './shapes/strands.ts';

export const curlyLong = hairStyle(
  { id: 'curlyLong', order: 170, label: 'Long curls', texture: 'curly', beyond: [22, 36, 56] },
  {
    front: {
      behind(doll) {
        const s = doll.swing * 0.6;
        lock(doll, scallops(doll.paper.rng, 0, -4, 64, 56, 18, 0.1), { behind: true, step: 5, facets: 0.04 });
        lock(doll, scallops(doll.paper.rng, s, 44, 66, 46, 16, 0.14), {
          behind: true,
          step: 5,
          facets: 0.04,
        });
        curls(
          doll,
          { x: s, y: 48, rx: 62, ry: 40 },
          { gap: 12.5, radius: 4.8, width: 1.4, opacity: 0.55, behindHead: true },
        );
      },
      over(doll) {
        curlySides(doll, [55, 26], [14, 38, 11, 0.24], [11, 34]);
        curlyTop(doll, 4);
      },
    },
    side: {
      ear: false,
      behind: (doll) => curlyFall(doll, -34 + doll.swing * 0.6, 56, 34, 42),
      over(doll) {
        curlyFall(doll, -30 + doll.swing * 0.3, 32, 34, 48);
        curlyDome(doll, { ...CURLY, low: 20 });
        curlyFall(doll, -9, 26, 15, 34);
      },
    },
    back: curlyFallBack(104),
  },
);
