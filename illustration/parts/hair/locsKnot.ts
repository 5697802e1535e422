import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { locsKnotBack } from './shapes/backs/gathered.ts';
import { locsBack, locsBehind, locsDown, locsFringe } from './shapes/hanging-locs.ts';
import { loc, lock, lowKnot } from './shapes/strands.ts';

export const locsKnot = hairStyle(
  {
    id: 'locsKnot',
    order: 260,
    label: 'Locs in a top knot',
    texture: 'coily',
    fringe: 'laid',
    beyond: [48, 26, 34],
  },
  {
    gatheredLow: lowKnot,
    front: {
      behind: (doll) => locsBack(doll, 54),
      over(doll) {
        lock(doll, pts`-25,-66 -22,-80 -6,-88 12,-87 25,-77 26,-64 14,-54 -14,-54`, { jitter: 0.5 });
        loc(doll, pts`-22,-60 -16,-76 2,-82 18,-76 23,-64`, 6);
        loc(doll, pts`-12,-56 -8,-67 4,-71 14,-66 16,-57`, 5.6);
        loc(doll, pts`-24,-66 -20,-84 0,-91 14,-89`, 5);
        locsFringe(doll);
        doll.paper.sheet(pts`-15,-57 0,-60 15,-57 14,-50 0,-53 -14,-50`, doll.hair.cloth, {
          jitter: 0.3,
          step: 5,
          lift: 0.5,
        });
      },
    },
    side: {
      ear: false,
      behind: (doll) => locsBehind(doll, 54),
      over(doll) {
        lock(doll, pts`-36,-54 -40,-74 -26,-88 -4,-88 10,-76 8,-60 -4,-50 -22,-48`, { jitter: 0.5 });
        loc(doll, pts`-34,-58 -30,-76 -12,-82 4,-74 6,-62`, 6);
        loc(doll, pts`-26,-56 -22,-68 -8,-71 0,-62`, 5.6);
        loc(doll, pts`-38,-66 -34,-84 -14,-91 0,-88`, 5);
        locsDown(doll, 46);
        doll.paper.sheet(pts`-36,-47 -18,-57 4,-57 4,-50 -16,-50 -33,-40`, doll.hair.cloth, {
          jitter: 0.3,
          step: 5,
          lift: 0.5,
        });
      },
    },
    back: locsKnotBack,
  },
);
