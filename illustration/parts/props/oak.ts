import { pairs } from '../../paper/number-lists.ts';
import { TRUNK } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const oak = prop(
  { id: 'oak', label: 'Oak', colour: '#6f9a5f', bounds: [-212, -540, 216, 20] },
  (c, colour) => {
    c.band('0,12 -4,-90 2,-190', [74, 50, 40], TRUNK, { lift: 0.9, tex: 'brushUpright', square: true });
    c.band('0,-130 -46,-186 -74,-210', [28, 20, 12], TRUNK, { lift: 0.3 });
    c.band('0,-150 46,-200 70,-226', [26, 18, 12], TRUNK, { lift: 0.3 });
    c.cloud(-62, -250, 92, 78, 10, c.shade(colour, -0.03), { lift: 0.9, tex: 'feltTurned' });
    c.cloud(66, -258, 90, 80, 10, c.shade(colour, -0.015), { lift: 0.8, tex: 'feltTurned' });
    c.cloud(0, -316, 110, 88, 11, colour, { lift: 0.8, tex: 'feltTurned' });
    c.cloud(-24, -334, 58, 44, 9, c.shade(colour, 0.035), { lift: 0.3, tex: 'feltTurned' });
    for (const [x, y] of pairs('46,-290 -70,-256 80,-240'))
      c.mark(`${x - 14},${y} ${x},${y + 8} ${x + 14},${y}`, c.shade(colour, -0.08), 4, 0.7);
  },
);
