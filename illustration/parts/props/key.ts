import { pairs } from '../../paper/number-lists.ts';
import { AMBER, LAMP } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const key = prop(
  { id: 'key', label: 'Key', colour: AMBER, bounds: [-52, -192, 76, 36] },
  { grip: [23, -143], light: { at: [0, -78], radius: 143 } },
  (c, colour) => {
    c.glow(0, -60, 110, LAMP, 0.45);
    c.at(0, -70, { turn: 24 }, () => {
      c.band('0,-20 0,84', [17, 15], colour, { lift: 0.6 });
      for (const [y, w] of pairs('54,34 76,28')) c.box(4, y, w, 15, colour, { lift: 0.4 });
      c.oval(0, -44, 38, 36, colour, { lift: 0.6 });
      c.dot(0, -44, 19, 18, c.shade(colour, -0.24));
    });
  },
);
