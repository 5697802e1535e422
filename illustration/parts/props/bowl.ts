import { AMBER, IVORY, OLIVE, TERRACOTTA } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { inTwo } from './shapes/in-two.ts';

export const bowl = prop(
  { id: 'bowl', label: 'Bowl', colour: '#6f93a8', bounds: [-100, -104, 100, 4] },
  { grip: [0, 0] },
  inTwo({
    at: [0, -20],
    far(c) {
      for (const [x, k] of [
        [-30, TERRACOTTA],
        [4, OLIVE],
        [34, AMBER],
      ] as const)
        c.oval(x, -56, 24, 22, k, { lift: 0.4 });
    },
    near(c, colour) {
      c.blob('-76,-50! 76,-50! 56,-8 24,2! -24,2! -56,-8', colour, { lift: 0.7 });
      c.mark('-66,-34 0,-28 66,-34', IVORY, 6, 0.8);
    },
  }),
);
