import { TRUNK } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const signpost = prop(
  { id: 'signpost', label: 'Signpost', colour: '#c99a62', bounds: [-164, -316, 172, 16] },
  (c, colour) => {
    c.band('0,4 2,-236', [22, 18], TRUNK, { lift: 0.7, tex: 'brushUpright' });
    c.cut('-20,-224 100,-230 130,-202 102,-174 -20,-180', colour, { lift: 0.8, tex: 'brush' });
    c.cut('22,-158 -96,-162 -124,-136 -96,-108 22,-114', c.shade(colour, 0.05), { lift: 0.8, tex: 'brush' });
    c.mark('10,-203 74,-205', TRUNK, 5, 0.8);
    c.mark('-80,-136 0,-138', TRUNK, 5, 0.8);
  },
);
