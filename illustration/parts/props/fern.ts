import { prop } from '../prop.ts';
import { frond } from './shapes/frond.ts';

export const fern = prop(
  { id: 'fern', label: 'Fern', colour: '#5f8c58', bounds: [-280, -232, 280, 32] },
  (c, colour) => {
    frond(c, 0, 4, 190, -52, -34, c.shade(colour, -0.03));
    frond(c, 0, 4, 190, 50, 34, c.shade(colour, -0.03));
    frond(c, 0, 4, 220, -18, -30, colour);
    frond(c, 0, 4, 214, 16, 34, colour);
  },
);
