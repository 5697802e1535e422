import { SUNLIGHT } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const sun = prop(
  { id: 'sun', label: 'Sun', colour: '#f2c25e', bounds: [-136, -136, 136, 136], hangs: true },
  { light: { at: [0, 0], radius: 325 } },
  (c, colour) => {
    c.glow(0, 0, 250, SUNLIGHT, 0.6);
    c.oval(0, 0, 104, 104, colour, { lift: 1, lit: false });
  },
);
