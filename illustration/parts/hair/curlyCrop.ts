import { scallops } from '../../paper/outline.ts';
import { hairStyle } from '../hair-style.ts';
import { roundBack } from './shapes/backs/curly.ts';
import { CURLY, curlyDome, curlyTop } from './shapes/curling.ts';
import { lock } from './shapes/strands.ts';

export const curlyCrop = hairStyle(
  { id: 'curlyCrop', order: 150, label: 'Short curls', texture: 'curly', beyond: [20, 18, 6] },
  {
    front: {
      behind(doll) {
        lock(doll, scallops(doll.paper.rng, 0, -12, 57, 42, 17, 0.11), {
          behind: true,
          step: 5,
          facets: 0.04,
        });
      },
      over: (doll) => curlyTop(doll, 2),
    },
    side: {
      ear: true,
      over: (doll) => curlyDome(doll, { ...CURLY, low: 28 }),
    },
    back: roundBack(-6, 58, 50, 20, { gap: 12, radius: 4.6 }),
  },
);
