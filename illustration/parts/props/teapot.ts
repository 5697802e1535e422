import { AMBER, IVORY, TEAPOT_BLUE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const teapot = prop(
  { id: 'teapot', label: 'Teapot', colour: TEAPOT_BLUE, bounds: [-148, -176, 144, 0] },
  { grip: [128, -64] },
  (c, colour) => {
    c.mark('62,-78 100,-70 96,-30 60,-26', colour, 13);
    c.band('-60,-40 -92,-56 -106,-90', [28, 20, 15], colour, { lift: 0.5 });
    c.blob('-66,-46 -50,-94 0,-106 50,-94 66,-46 44,0! -44,0!', colour, { lift: 0.8 });
    c.blob('-36,-98 0,-118 36,-98 0,-90', c.shade(colour, 0.06), { lift: 0.4 });
    c.oval(0, -124, 10, 10, AMBER, { lift: 0.4 });
    for (const x of [-28, 0, 28]) c.dot(x, -52, 8, 8, IVORY, 0.95);
  },
);
