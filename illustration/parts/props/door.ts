import { AMBER, LAMP } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const door = prop(
  { id: 'door', label: 'Door', colour: '#8f6a4a', bounds: [-124, -368, 124, 4] },
  (c, colour) => {
    c.blob('-92,2! -92,-210 -70,-262 0,-284 70,-262 92,-210 92,2!', c.shade(colour, -0.1), {
      lift: 0.8,
      tex: 'brushUpright',
    });
    c.blob('-76,2! -76,-204 -58,-248 0,-266 58,-248 76,-204 76,2!', colour, {
      lift: 0.3,
      tex: 'brushUpright',
    });
    for (const x of [-38, 0, 38]) c.mark(`${x},-248 ${x + 1},-4`, c.shade(colour, -0.07), 3, 0.7);
    for (const y of [-196, -56]) c.box(-76, y, 70, 13, '#5c5058', { lift: 0.3, tex: 'none' });
    c.oval(52, -120, 11, 11, AMBER, { lift: 0.5 });
    c.oval(0, -200, 21, 21, LAMP, { lift: 0.2, tex: 'none', lit: false });
  },
);
