import { STEM } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { blossom } from './shapes/blossom.ts';
import { leaf } from './shapes/leaf.ts';

/** As high as a house: for gardens where the hero is small. */
export const giantFlower = prop(
  { id: 'giant-flower', label: 'Giant flower', colour: '#d97a72', bounds: [-220, -896, 220, 28] },
  (c, colour) => {
    c.band('0,10 -26,-170 14,-350 0,-480', [34, 28, 24, 20], STEM, { lift: 1, tex: 'brush' });
    leaf(c, -14, -130, 190, 58, STEM, 0.5);
    leaf(c, -10, -220, 170, -60, c.shade(STEM, 0.035), 0.5);
    blossom(c, [0, -520], 170, colour, 9);
  },
);
