import { pairs } from '../../paper/number-lists.ts';
import { CHALK } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const ball = prop(
  { id: 'ball', label: 'Ball', colour: CHALK, bounds: [-68, -132, 68, 4] },
  { grip: [0, -6] },
  (c, colour) => {
    c.oval(0, -48, 50, 50, colour, { lift: 0.8 });
    c.cut('0,-70 21,-54 13,-30 -13,-30 -21,-54', '#4a3a46', { lift: 0.1, tex: 'none' });
    for (const [x, y] of pairs('0,-96 45,-62 29,-8 -29,-8 -45,-62'))
      c.dot(x * 0.92, y * 0.96 - 2, 9, 8, '#4a3a46', 0.95);
    for (const p of ['0,-70 0,-90', '21,-54 40,-60', '13,-30 26,-14', '-13,-30 -26,-14', '-21,-54 -40,-60'])
      c.mark(p, '#4a3a46', 3);
  },
);
