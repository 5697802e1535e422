import { darker } from '../../figures/hero/body/palette.ts';
import type { Placement } from '../../paper/matrix.ts';
import type { Paper } from '../../paper/paper.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

/** Two clips, one over the other. */
function clips(paper: Paper, cloth: string, place: Placement): void {
  paper.at(place, () => {
    for (const y of [-5, 5]) {
      paper.sheet(pts`-12,${y - 3.4} 10,${y - 4} 13,${y} 10,${y + 4} -12,${y + 3.4}`, cloth, {
        jitter: 0.2,
        step: 4,
        lift: 0.5,
      });
      paper.line([pts`-9,${y} 8,${y}`], darker(cloth, 0.3), 1.3, { opacity: 0.7 });
    }
  });
}

export const hairClip: Extra = {
  id: 'hairClip',
  order: 112,
  label: 'Hair clips',
  slot: 'head',
  front: { onHead: ({ paper }, cloth) => clips(paper, cloth, { x: 31, y: -33, rot: 42 }) },
  side: { onHead: ({ paper }, cloth) => clips(paper, cloth, { x: 14, y: -32, rot: 30 }) },
  back: { onHead: () => {} },
};
