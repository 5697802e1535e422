import { triples } from '../../paper/number-lists.ts';
import { TRUNK } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { leaf } from './shapes/leaf.ts';

export const leafBranch = prop(
  { id: 'leaf-branch', label: 'Leaf branch', colour: '#6f9f5a', bounds: [-352, -100, 12, 156], hangs: true },
  { grip: [-4, 0] },
  (c, colour) => {
    c.band('0,0 -90,10 -180,44', [22, 15, 6], TRUNK, { lift: 0.8 });
    for (const [x, y, turn] of triples('-40,4,168 -70,8,24 -104,12,196 -132,24,320 -160,34,200 -180,44,262'))
      leaf(c, x, y, 92, turn, c.shade(colour, (x % 3) * 0.012), 0.46);
  },
);
