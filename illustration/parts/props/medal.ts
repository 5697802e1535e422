import { GOLD, HARBOUR, IVORY, TERRACOTTA } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const medal = prop(
  { id: 'medal', label: 'Medal', colour: GOLD, bounds: [-52, -184, 56, 8] },
  { grip: [0, -179] },
  (c, colour) => {
    c.cut('-34,-140 -6,-140 10,-60 -14,-56', HARBOUR, { lift: 0.4 });
    c.cut('34,-140 6,-140 -10,-60 14,-56', TERRACOTTA, { lift: 0.4 });
    c.oval(0, -36, 40, 40, colour, { lift: 0.7 });
    c.star(0, -36, 22, IVORY, { lift: 0.2, tex: 'none' });
  },
);
