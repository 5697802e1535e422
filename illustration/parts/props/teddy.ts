import { THREAD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const teddy = prop(
  { id: 'teddy', label: 'Teddy', colour: '#b98552', bounds: [-76, -228, 76, 8] },
  { grip: [49, -94] },
  (c, colour) => {
    const pale = c.mix(colour, THREAD, 0.5);
    for (const s of [-1, 1]) {
      c.oval(s * 32, -14, 24, 20, colour, { lift: 0.4 });
      c.dot(s * 34, -14, 13, 11, pale);
      c.oval(s * 38, -72, 16, 24, colour, { lift: 0.4 });
      c.oval(s * 30, -158, 17, 17, colour, { lift: 0.4 });
      c.dot(s * 30, -157, 9, 9, pale);
    }
    c.oval(0, -54, 42, 48, colour, { lift: 0.6 });
    c.dot(0, -48, 25, 30, pale);
    c.oval(0, -124, 46, 42, colour, { lift: 0.6 });
    c.oval(0, -112, 21, 16, pale, { lift: 0.15, tex: 'none' });
    c.dot(0, -118, 7, 5, '#3a2622');
    for (const s of [-1, 1]) c.dot(s * 16, -130, 4.4, 5.4, '#3a2622');
    c.mark('-7,-107 0,-103 7,-108', '#3a2622', 2.6);
    c.stitch('0,-92 0,-12', c.shade(colour, -0.12), 2.2, [6, 5]);
  },
);
