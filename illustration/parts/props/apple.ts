import { TRUNK } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { leaf } from './shapes/leaf.ts';

export const apple = prop(
  { id: 'apple', label: 'Apple', colour: '#c9453a', bounds: [-60, -112, 60, 0] },
  { grip: [0, -4] },
  (c, colour) => {
    c.blob('0,-58 26,-66 44,-44 34,-8 12,0 0,-4 -12,0 -34,-8 -44,-44 -26,-66', colour, { lift: 0.6 });
    c.mark('0,-56 4,-78', TRUNK, 6);
    leaf(c, 4, -70, 36, 62, '#7f9f5a');
    c.dot(-20, -40, 8, 11, '#fff2e0', 0.4);
  },
);
