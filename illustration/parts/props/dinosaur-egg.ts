import { triples } from '../../paper/number-lists.ts';
import { OLIVE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const dinosaurEgg = prop(
  { id: 'dinosaur-egg', label: 'Dinosaur egg', colour: '#f0e2c6', bounds: [-72, -160, 72, 8] },
  { grip: [0, 0] },
  (c, colour) => {
    c.blob('0,-124 44,-84 54,-40 34,-4 0,4 -34,-4 -54,-40 -44,-84', colour, { lift: 0.8 });
    for (const [x, y, r] of triples('-20,-84,11 18,-62,14 -24,-38,10 26,-24,8 4,-104,7'))
      c.dot(x, y, r, r * 0.85, OLIVE, 0.9);
    c.mark('-50,-50 -32,-62 -20,-48 -4,-62', c.shade(colour, -0.16), 3.6);
  },
);
