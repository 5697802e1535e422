import { STEM } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { leaf } from './shapes/leaf.ts';

export const tulip = prop(
  { id: 'tulip', label: 'Tulip', colour: '#c9566a', bounds: [-52, -252, 52, 8] },
  { grip: [4, -52] },
  (c, colour) => {
    c.band('0,4 4,-60 0,-120', [9, 8, 8], STEM, { lift: 0.4, tex: 'none' });
    leaf(c, 0, 0, 104, -22, STEM, 0.3);
    leaf(c, 2, 0, 92, 24, c.shade(STEM, 0.04), 0.3);
    c.blob('-30,-124 -36,-164 -30,-190! -12,-168! 0,-196! 12,-168! 30,-190! 36,-164 30,-124 0,-108', colour, {
      lift: 0.6,
    });
    c.blob('-14,-116 -18,-156 0,-178! 18,-156 14,-116', c.shade(colour, 0.05), { lift: 0.25, tex: 'none' });
  },
);
