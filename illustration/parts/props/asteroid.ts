import { triples } from '../../paper/number-lists.ts';
import { prop } from '../prop.ts';

export const asteroid = prop(
  { id: 'asteroid', label: 'Asteroid', colour: '#8d8494', bounds: [-100, -84, 104, 80], hangs: true },
  (c, colour) => {
    c.blob('-76,10 -60,-44 -10,-64 50,-52 80,-4 58,46 4,60 -52,48', colour, { lift: 0.9 });
    for (const [x, y, r] of triples('-24,-14,17 30,16,14 20,-32,9 -14,32,8')) {
      c.dot(x, y, r, r * 0.82, c.shade(colour, -0.09));
      c.dot(x + 2, y + 3, r * 0.8, r * 0.6, c.shade(colour, -0.04));
    }
  },
);
