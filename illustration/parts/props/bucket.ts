import { TEAPOT_BLUE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { inTwo } from './shapes/in-two.ts';

export const bucket = prop(
  { id: 'bucket', label: 'Bucket', colour: TEAPOT_BLUE, bounds: [-88, -208, 88, 8] },
  { grip: [0, -198] },
  inTwo({
    at: [0, -70],
    far(c) {
      c.mark('-56,-104 -30,-152 30,-152 56,-104', '#7a7078', 6);
    },
    near(c, colour) {
      c.cut('-62,-108 62,-108 46,2 -46,2', colour, { lift: 0.8, tex: 'brushUpright' });
      c.box(-66, -116, 132, 20, c.shade(colour, 0.06), { lift: 0.4 });
      c.box(-52, -40, 104, 14, c.shade(colour, -0.08), { lift: 0.2, tex: 'none' });
    },
  }),
);
