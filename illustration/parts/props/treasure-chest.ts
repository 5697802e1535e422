import { pairs } from '../../paper/number-lists.ts';
import { AMBER, BRASS, LAMP } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { inTwo } from './shapes/in-two.ts';

export const treasureChest = prop(
  { id: 'treasure-chest', label: 'Treasure chest', colour: '#9a653e', bounds: [-144, -236, 144, 8] },
  { seat: [0, -135], light: { at: [0, -143], radius: 221 } },
  inTwo({
    at: [0, -30],
    far(c, colour) {
      c.glow(0, -110, 170, LAMP, 0.55);
      c.blob('-104,-96! -100,-150 -60,-176 60,-176 100,-150 104,-96!', c.shade(colour, -0.05), {
        lift: 0.8,
        tex: 'brush',
      });
      c.blob('-92,-104! -60,-126 -20,-118 10,-132 48,-116 92,-104!', AMBER, { lift: 0.3, lit: false });
      for (const [x, y] of pairs('-52,-118 -14,-124 26,-126 60,-114'))
        c.oval(x, y, 15, 14, '#f2cd74', { lift: 0.3, lit: false });
      c.cut('-2,-140 14,-122 -2,-106 -18,-122', '#c9606a', { lift: 0.3, tex: 'none' });
    },
    near(c, colour) {
      c.box(-108, -104, 216, 106, colour, { lift: 0.9, tex: 'brush' });
      for (const y of [-72, -38]) c.mark(`-104,${y} 0,${y + 2} 104,${y}`, c.shade(colour, -0.09), 3, 0.7);
      for (const x of [-84, 64]) c.box(x, -106, 20, 110, '#c9993f', { lift: 0.3 });
      c.box(-19, -92, 38, 44, BRASS, { lift: 0.4 });
      c.dot(0, -74, 7, 7, '#5a3a2a');
      c.cut('-4,-72 4,-72 6,-56 -6,-56', '#5a3a2a', { lift: 0, edge: 'none' });
    },
  }),
);
