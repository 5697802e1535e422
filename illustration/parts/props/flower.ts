import { STEM } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { blossom } from './shapes/blossom.ts';
import { leaf } from './shapes/leaf.ts';

export const flower = prop(
  { id: 'flower', label: 'Flower', colour: '#d9785a', bounds: [-68, -228, 64, 8] },
  { grip: [-5, -52] },
  (c, colour) => {
    c.band('0,4 -5,-60 2,-120', [9, 8, 7], STEM, { lift: 0.4, tex: 'none' });
    leaf(c, -2, -34, 56, -62, STEM);
    leaf(c, -2, -52, 50, 58, c.shade(STEM, 0.04));
    blossom(c, [2, -128], 46, colour);
  },
);
