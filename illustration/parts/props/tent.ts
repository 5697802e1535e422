import { AMBER, IVORY, TERRACOTTA, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const tent = prop(
  { id: 'tent', label: 'Tent', colour: TERRACOTTA, bounds: [-196, -344, 196, 8] },
  (c, colour) => {
    c.cut('-150,2 0,-236 150,2', colour, { lift: 1, tex: 'brush' });
    c.cut('0,-236 -88,2 -46,2', IVORY, { lift: 0.1 });
    c.cut('0,-236 88,2 132,2', IVORY, { lift: 0.1 });
    c.cut('0,-190 -38,2 38,2', '#5a3f48', { lift: 0.1, tex: 'none' });
    c.cut('0,-190 40,2 66,2 20,-90', c.shade(colour, 0.06), { lift: 0.5 });
    c.mark('0,-232 0,-262', WOOD, 6);
    c.cut('0,-264 38,-250 0,-238', AMBER, { lift: 0.3 });
  },
);
