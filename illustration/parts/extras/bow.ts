import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { darker } from '../../figures/hero/body/palette.ts';
import type { Placement } from '../../paper/matrix.ts';
import type { Paper } from '../../paper/paper.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

/** Draws the bow with its knot at a place of the head's frame. */
function drawBow(paper: Paper, cloth: string, place: Placement): void {
  paper.at(place, () => {
    for (const k of SIDES) {
      paper.sheet(onSide(k, pts`1,-3 10,-13 23,-13 25,0 22,12 9,10 1,3`), cloth, {
        step: 5,
        texture: 'felt',
        lift: 0.6,
      });
      paper.brush(onSide(k, pts`4,0 10,-2 17,-1`), 1.5, darker(cloth, 0.3), { opacity: 0.6 });
    }
    paper.sheet(pts`-5,-5.4 5,-5.4 5.4,5.4 -5.4,5.4`, darker(cloth, 0.1), { step: 4, lift: 0.45 });
  });
}

export const bow: Extra = {
  id: 'bow',
  order: 110,
  label: 'Bow',
  slot: 'head',
  rise: 26,
  front: {
    onHead({ paper }, cloth) {
      drawBow(paper, cloth, { x: 27, y: -46, rot: 24 });
    },
  },
  side: {
    onHead({ paper }, cloth) {
      drawBow(paper, cloth, { x: -12, y: -44, rot: -16 });
    },
  },
  back: {
    onHead({ paper }, cloth) {
      drawBow(paper, cloth, { x: -30, y: -44, rot: -24 });
    },
  },
};
