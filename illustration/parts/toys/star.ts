import type { Doll } from '../../figures/hero/body/doll.ts';
import { CLOTH } from '../../figures/hero/body/palette.ts';
import { star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Toy } from '../toy.ts';

/** A paper star on a stick, held at the palm. */
function drawWand(doll: Doll, x: number, y: number): void {
  const { paper } = doll;
  paper.at({ x, y, rot: 10 }, () => {
    paper.brush(pts`0,14 0,-8 1,-34`, 4.4, CLOTH.bark, { ends: 0.8 });
    paper.sheet(star(17, 8, 5, 1, -44), CLOTH.honey, { jitter: 0.3, step: 12, lift: 0.8, texture: 'felt' });
    paper.sheet(star(7, 3.4, 5, 1, -44), CLOTH.cream, { jitter: 0.2, step: 20, lift: 0.2 });
  });
}

export const wand: Toy = {
  id: 'star',
  order: 30,
  label: 'Star on a stick',
  comesWith: ['hold'],
  draw(doll, { palm }) {
    const [x, y] = palm(1);
    drawWand(doll, x, y);
  },
};
