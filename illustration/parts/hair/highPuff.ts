import { THREAD } from '../../figures/hero/body/palette.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { highPuffBack } from './shapes/backs/gathered.ts';
import { coilLine, puff } from './shapes/coiling.ts';
import { drawnBack } from './shapes/side-view.ts';
import { capWith, lock, slide, strokes } from './shapes/strands.ts';

export const highPuff = hairStyle(
  { id: 'highPuff', order: 210, label: 'High puff', texture: 'coily', beyond: [66, 8, 4] },
  {
    gatheredLow(doll) {
      if (doll.profile) puff(doll, -48, 32, 28, 26);
      else puff(doll, 0, 40, 58, 26);
    },
    front: {
      behind(doll) {
        puff(doll, 3, -72, 38, 32);
      },
      over(doll) {
        const f = slide(doll);
        lock(doll, capWith(coilLine(f, -33), 4), { jitter: 0.3, step: 5 });
        const lines: Outline[] = [];
        for (let i = -6; i <= 6; i++)
          lines.push(pts`${i * 6.6 + f},${-33 + i * i * 0.6} ${i * 5.2},${-43 + i * i * 0.2} ${i * 2.6},-54`);
        strokes(doll, lines, 0.5, 1);
        doll.paper.sheet(pts`-22,-55 0,-61 22,-55 21,-46 0,-51 -21,-46`, doll.hair.cloth, {
          jitter: 0.3,
          step: 5,
          lift: 0.6,
          texture: 'felt',
        });
        doll.paper.line([pts`-18,-52 0,-56 18,-52`], THREAD, 1, { opacity: 0.55, dash: [2.4, 2] });
      },
    },
    side: {
      ear: true,
      behind: (doll) => puff(doll, -18, -74, 36, 31),
      over(doll) {
        drawnBack(doll, [-16, -52], 4);
        doll.paper.sheet(pts`-38,-46 -20,-60 6,-60 8,-52 -16,-50 -33,-39`, doll.hair.cloth, {
          jitter: 0.3,
          step: 5,
          lift: 0.6,
          texture: 'felt',
        });
        doll.paper.line([pts`-33,-45 -16,-55 3,-56`], THREAD, 1, { opacity: 0.55, dash: [2.4, 2] });
      },
    },
    back: highPuffBack,
  },
);
