import { LAMP } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const window = prop(
  { id: 'window', label: 'Window', colour: '#f0dcc0', bounds: [-180, -200, 180, 232], hangs: true },
  { top: { y: 190, left: -170, right: 170 } },
  (c, colour) => {
    c.box(-120, -150, 240, 300, colour, { lift: 0.9, tex: 'brush' });
    for (const x of [-104, 8])
      for (const y of [-134, 8])
        c.box(x, y, 96, 126, LAMP, { lift: 0, edge: 'none', tex: 'none', lit: false });
    c.box(-136, 146, 272, 26, c.shade(colour, 0.04), { lift: 0.8, tex: 'brush' });
  },
);
