import { AMBER, BRASS, TERRACOTTA, WHITE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const mirror = prop(
  { id: 'mirror', label: 'Mirror', colour: BRASS, bounds: [-156, -500, 156, 4] },
  (c, colour) => {
    c.blob('-40,2! -30,-30 30,-30 40,2!', colour, { lift: 0.5 });
    c.oval(0, -190, 108, 166, colour, { lift: 0.9, tex: 'brush' });
    c.oval(0, -190, 84, 140, '#cfe0e2', { lift: 0.1, tex: 'none' });
    c.mark('-40,-250 -10,-296 24,-310', WHITE, 9, 0.8);
    c.mark('-46,-206 -20,-240', WHITE, 7, 0.7);
    for (const s of [-1, 1]) c.oval(s * 104, -190, 15, 15, TERRACOTTA, { lift: 0.4, tex: 'none' });
    c.star(0, -362, 25, AMBER, { lift: 0.5 });
  },
);
