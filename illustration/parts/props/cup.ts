import type { Cutter } from '../../paper/cutter.ts';
import { IVORY, WALNUT } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

function china(c: Cutter, colour: string): void {
  c.mark('36,-58 60,-52 58,-26 34,-22', colour, 9);
  c.blob('-42,-72! 42,-72! 34,-14 18,0! -18,0! -34,-14', colour, { lift: 0.6 });
}

function cocoa(c: Cutter): void {
  c.dot(0, -71, 38, 8, WALNUT);
  c.mark('-10,-88 -16,-102 -6,-114 -12,-126', IVORY, 4, 0.7);
}

export const cup = prop(
  { id: 'cup', label: 'Cup', colour: '#d9856a', bounds: [-56, -164, 88, 0] },
  {
    grip: [77, -51],
    inside: {
      at: [0, -50],
      far(c, colour) {
        c.oval(0, -72, 42, 11, c.shade(colour, -0.14), { lift: 0.2, tex: 'none' });
        cocoa(c);
      },
      near: china,
    },
  },
  (c, colour) => {
    china(c, colour);
    cocoa(c);
  },
);
