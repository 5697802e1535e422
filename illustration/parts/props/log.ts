import { FRESH_WOOD, TRUNK } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { leaf } from './shapes/leaf.ts';

export const log = prop(
  { id: 'log', label: 'Log', colour: TRUNK, bounds: [-208, -184, 176, 8] },
  { seat: [0, -88], top: { y: -88, left: -150, right: 140 } },
  (c) => {
    c.blob('-130,-64! 120,-70! 136,-34 122,0! -128,2!', TRUNK, { lift: 0.9, tex: 'brush' });
    for (const y of [-48, -26, -12])
      c.mark(`-90,${y} -10,${y + 3} 90,${y - 2}`, c.shade(TRUNK, -0.07), 3, 0.6);
    c.oval(-130, -31, 28, 34, FRESH_WOOD, { lift: 0.4 });
    c.mark('-130,-48 -118,-32 -130,-16 -140,-32 -130,-42 -124,-32 -130,-24', '#a9794c', 3, 0.8);
    c.band('60,-66 74,-104', [22, 16], TRUNK, { lift: 0.5 });
    leaf(c, 74, -104, 44, 30, '#86a06a');
  },
);
