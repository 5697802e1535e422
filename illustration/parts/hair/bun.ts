import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { knotBack } from './shapes/backs/gathered.ts';
import { sideLight } from './shapes/falls.ts';
import { drawnBack } from './shapes/side-view.ts';
import { lock, lowKnot, pulledBack, sheen, strokes } from './shapes/strands.ts';

export const bun = hairStyle(
  { id: 'bun', order: 100, label: 'Bun', texture: 'straight', beyond: [46, 8, 4] },
  {
    gatheredLow: lowKnot,
    front: {
      behind(doll) {
        lock(doll, pts`-27,-62 -22,-80 -4,-90 16,-88 29,-74 28,-58 10,-50 -14,-50`);
        const swirl: Outline[] = [
          pts`-20,-60 -15,-77 3,-84 20,-76 22,-62 10,-56`,
          pts`-12,-60 -8,-72 4,-77 13,-70 12,-62`,
          pts`-3,-61 0,-68 6,-68`,
        ];
        strokes(doll, swirl, 0.65, 1.2);
      },
      over(doll) {
        pulledBack(doll, [2, -60]);
        lock(doll, pts`44,-10! 49,2 50,22 46,31! 46.5,14 44,2`, { step: 4 });
        sheen(doll, pts`-32,-36 -12,-45 12,-45 30,-37 12,-40.5 -12,-40.5`, 0.45);
        doll.paper.sheet(pts`-15,-57 0,-60 17,-57 16,-50 0,-53 -14,-50`, doll.hair.cloth, {
          jitter: 0.3,
          step: 5,
          lift: 0.5,
        });
      },
    },
    side: {
      ear: true,
      behind(doll) {
        lock(doll, pts`-42,-52 -42,-74 -26,-88 -4,-86 8,-70 4,-54 -14,-46`);
        strokes(
          doll,
          [
            pts`-36,-58 -34,-74 -18,-82 -2,-74 0,-60`,
            pts`-28,-58 -26,-70 -14,-74 -6,-64`,
            pts`-20,-60 -16,-66 -12,-62`,
          ],
          0.65,
          1.2,
        );
      },
      over(doll) {
        drawnBack(doll, [-18, -56]);
        lock(doll, pts`8,-12! 13,0 13,20 9,30! 8,14 5,2`, { step: 4 });
        sideLight(doll);
        doll.paper.sheet(pts`-36,-50 -20,-58 0,-56 0,-49 -18,-50 -33,-43`, doll.hair.cloth, {
          jitter: 0.3,
          step: 5,
          lift: 0.5,
        });
      },
    },
    back: knotBack,
  },
);
