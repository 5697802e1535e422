import { triples } from '../../paper/number-lists.ts';
import { WHITE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const bubbles = prop(
  { id: 'bubbles', label: 'Bubbles', colour: '#eefaf6', bounds: [-40, -280, 52, 32] },
  (c, colour) => {
    for (const [x, y, r] of triples('0,0,24 26,-60,14 -8,-104,20 18,-158,11 -14,-200,15')) {
      c.oval(x, y, r, r, colour, { lift: 0.3, tex: 'none', lit: false });
      c.dot(x - r * 0.3, y - r * 0.34, r * 0.24, r * 0.2, WHITE, 0.95, false);
    }
  },
);
