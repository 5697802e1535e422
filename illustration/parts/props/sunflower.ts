import { STEM } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { blossom } from './shapes/blossom.ts';
import { leaf } from './shapes/leaf.ts';

export const sunflower = prop(
  { id: 'sunflower', label: 'Sunflower', colour: '#ecb648', bounds: [-124, -472, 120, 16] },
  { grip: [8, -78] },
  (c, colour) => {
    c.band('0,6 8,-120 -4,-250', [17, 15, 12], STEM, { lift: 0.5, tex: 'brush' });
    leaf(c, 4, -80, 96, 66, STEM, 0.52);
    leaf(c, 6, -130, 90, -64, c.shade(STEM, 0.04), 0.52);
    blossom(c, [-4, -270], 92, colour, 13, '#8a5a34');
  },
);
