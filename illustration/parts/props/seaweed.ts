import { triples } from '../../paper/number-lists.ts';
import { prop } from '../prop.ts';

export const seaweed = prop(
  { id: 'seaweed', label: 'Seaweed', colour: '#4f9a78', bounds: [-80, -380, 80, 20] },
  (c, colour) => {
    for (const [x, h, k] of triples('-26,220,-0.03 24,180,0.03 0,290,0')) {
      const s = x < 0 ? -1 : 1;
      c.band(
        `${x},6 ${x + s * 20},${-h * 0.25} ${x - s * 14},${-h * 0.5} ${x + s * 22},${-h * 0.76} ${x - s * 6},${-h}`,
        [24, 34, 30, 24, 4],
        c.shade(colour, k),
        { lift: 0.7, tex: 'brushUpright' },
      );
    }
  },
);
