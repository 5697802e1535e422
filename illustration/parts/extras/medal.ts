import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import { scallops, star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

export const medal: Extra = {
  id: 'medal',
  order: 30,
  label: 'Medal',
  slot: 'neck',
  overVeil: true,
  front: {
    atNeck({ paper }, cloth) {
      for (const k of SIDES)
        paper.sheet(onSide(k, pts`12,-76! 17,-74! 3.4,-45! -1.6,-45!`), k < 0 ? cloth : darker(cloth, 0.14), {
          lift: 0.3,
          step: 12,
        });
      paper.sheet(scallops(paper.rng, 0, -38, 9, 9, 11, 0.14), CLOTH.honey, {
        lift: 0.55,
        step: 3,
        facets: 0,
      });
      paper.sheet(star(5.4, 2.5, 5, 0, -38), CLOTH.cream, { lift: 0.2, step: 20, jitter: 0.1 });
    },
  },
  back: {
    atNeck({ paper }, cloth) {
      paper.sheet(pts`-17,-73 -12,-79 0,-81 12,-79 17,-73 12,-73 0,-76 -12,-73`, cloth, {
        lift: 0.3,
        step: 8,
      });
    },
  },
};
