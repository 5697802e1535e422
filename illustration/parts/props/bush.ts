import { pairs } from '../../paper/number-lists.ts';
import { prop } from '../prop.ts';

export const bush = prop(
  { id: 'bush', label: 'Bush', colour: '#6f9660', bounds: [-164, -176, 164, 28] },
  (c, colour) => {
    c.cloud(-54, -40, 62, 52, 9, c.shade(colour, -0.03), { lift: 0.8, tex: 'feltTurned' });
    c.cloud(58, -38, 60, 48, 9, c.shade(colour, -0.015), { lift: 0.8, tex: 'feltTurned' });
    c.cloud(0, -62, 76, 64, 10, colour, { lift: 0.8, tex: 'feltTurned' });
    for (const [x, y] of pairs('-20,-76 26,-52 -58,-38 62,-44 4,-100')) c.dot(x, y, 6, 6, '#d9705a', 0.95);
  },
);
