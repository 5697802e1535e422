import { AMBER, IVORY, TERRACOTTA, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const flag = prop(
  { id: 'flag', label: 'Flag', colour: TERRACOTTA, bounds: [-16, -348, 208, 12] },
  { grip: [0, -117] },
  (c, colour) => {
    c.band('0,4 0,-250', [13, 10], WOOD, { lift: 0.6 });
    c.oval(0, -256, 11, 11, AMBER, { lift: 0.4 });
    c.blob('4,-246! 60,-262 110,-238 160,-250! 156,-160! 108,-150 60,-170 4,-154!', colour, { lift: 0.8 });
    c.star(80, -204, 25, IVORY, { lift: 0.1, tex: 'none' });
  },
);
