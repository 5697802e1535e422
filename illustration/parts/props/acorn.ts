import { WALNUT } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const acorn = prop(
  { id: 'acorn', label: 'Acorn', colour: '#b98049', bounds: [-44, -112, 44, 8] },
  { grip: [0, 0] },
  (c, colour) => {
    c.blob('-26,-40 26,-40 20,-12 0,6! -20,-12', colour, { lift: 0.6 });
    c.blob('-32,-38 -26,-62 0,-70 26,-62 32,-38 0,-32', WALNUT, { lift: 0.5, tex: 'brush' });
    c.mark('0,-68 6,-84', WALNUT, 7);
  },
);
