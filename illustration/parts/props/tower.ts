import { pairs } from '../../paper/number-lists.ts';
import { AMBER } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { litWindow } from './shapes/lit-window.ts';

export const tower = prop(
  { id: 'tower', label: 'Tower', colour: '#d9c6ae', bounds: [-104, -652, 108, 4] },
  (c, colour) => {
    c.cut('-58,2 -48,-330 48,-330 58,2', colour, { lift: 1, tex: 'feltTurned' });
    c.cut('14,2 14,-330 48,-330 58,2', c.shade(colour, -0.05), { lift: 0, edge: 'none', tex: 'none' });
    for (const [x, y] of pairs('-30,-60 10,-120 -22,-190 16,-260 28,-30'))
      c.mark(`${x - 13},${y} ${x + 12},${y + 1}`, c.shade(colour, -0.1), 4, 0.7);
    c.box(-64, -352, 128, 30, c.shade(colour, 0.03), { lift: 0.6 });
    c.cut('-80,-344 0,-500 80,-344', '#6a5a8c', { lift: 0.9, tex: 'brush' });
    for (const [x, y] of pairs('-14,-390 20,-372 -34,-362'))
      c.star(x, y, 10, AMBER, { lift: 0, tex: 'none' });
    litWindow(c, 0, -250, 32, 58, true);
    litWindow(c, -4, -130, 26, 48, true);
    c.blob('-24,2! -24,-46 0,-66 24,-46 24,2!', '#6a4a3c', { lift: 0.2 });
  },
);
