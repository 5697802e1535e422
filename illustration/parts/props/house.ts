import { AMBER, OLIVE, PLASTER, TERRACOTTA, WALNUT } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { litWindow } from './shapes/lit-window.ts';

export const house = prop(
  { id: 'house', label: 'House', colour: PLASTER, bounds: [-172, -328, 172, 32] },
  (c, colour) => {
    c.box(54, -232, 34, 80, TERRACOTTA, { lift: 0.5 });
    c.box(-104, -146, 208, 148, colour, { lift: 0.9, tex: 'feltTurned' });
    c.cut('-130,-138 0,-250 130,-138', '#a2513c', { lift: 0.9, tex: 'brush' });
    for (const y of [-210, -182, -158])
      c.mark(
        `${-(250 + y) * 0.9 - 18},${y} ${(250 + y) * 0.9 + 18},${y + 1}`,
        c.shade('#a2513c', -0.07),
        3,
        0.6,
      );
    litWindow(c, -56, -64, 46, 50);
    litWindow(c, 0, -166, 26, 30, true);
    c.blob('26,2! 26,-72 50,-92 76,-72 76,2!', WALNUT, { lift: 0.3, tex: 'brushUpright' });
    c.dot(66, -36, 4, 4, AMBER);
    c.cloud(-74, -2, 34, 22, 8, OLIVE, { lift: 0.4 });
  },
);
