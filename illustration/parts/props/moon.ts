import { triples } from '../../paper/number-lists.ts';
import { MOONLIGHT } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const moon = prop(
  { id: 'moon', label: 'Moon', colour: '#f6dfa0', bounds: [-144, -144, 144, 144], hangs: true },
  { light: { at: [0, 0], radius: 299 } },
  (c, colour) => {
    c.glow(0, 0, 230, MOONLIGHT, 0.5);
    c.oval(0, 0, 110, 110, colour, { lift: 1.2, lit: false });
    for (const [x, y, r] of triples('36,-46,20 52,18,13 -14,56,16 -50,-20,11'))
      c.oval(x, y, r, r * 0.9, c.shade(colour, -0.05), { lift: 0.15, lit: false });
  },
);
