import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { hangingLocsBack } from './shapes/backs/hanging.ts';
import { locsBack, locsBehind, locsDown, locsFringe } from './shapes/hanging-locs.ts';
import { loc, slide } from './shapes/strands.ts';

export const locs = hairStyle(
  { id: 'locs', order: 250, label: 'Locs', texture: 'coily', fringe: 'laid', beyond: [16, 26, 50] },
  {
    front: {
      behind: (doll) => locsBack(doll, 72),
      over(doll) {
        locsFringe(doll);
        const f = slide(doll);
        loc(doll, pts`${f - 6},-48 ${f - 16},-38 ${f - 25},-22`, 5);
        loc(doll, pts`${f - 14},-46 ${f - 28},-34 ${f - 37},-16`, 5);
      },
    },
    side: {
      ear: false,
      behind: (doll) => locsBehind(doll, 72),
      over: (doll) => locsDown(doll, 62),
    },
    back: hangingLocsBack,
  },
);
