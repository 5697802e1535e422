import { pairs } from '../../paper/number-lists.ts';
import { prop } from '../prop.ts';
import { dinosaurEgg } from './dinosaur-egg.ts';
import { inTwo } from './shapes/in-two.ts';

export const nest = prop(
  { id: 'nest', label: 'Nest', colour: '#9a7350', bounds: [-160, -148, 172, 16] },
  inTwo({
    at: [0, -20],
    far(c) {
      for (const [x, s] of pairs('-40,0.62 4,0.7 46,0.6'))
        c.at(x, -26, { scale: s }, () => dinosaurEgg.draw(c, '#f0e2c6'));
    },
    near(c, colour) {
      c.blob('-124,-40 -100,-56 100,-56 124,-40 90,0 0,10 -90,0', colour, { lift: 0.8, tex: 'brush' });
      for (let i = 0; i < 14; i++) {
        const x = -104 + i * 16;
        c.mark(
          `${x - 16},${-40 + (i % 3) * 12} ${x + 4},${-34 + (i % 2) * 8} ${x + 26},${-44 + (i % 4) * 10}`,
          c.shade(colour, i % 2 ? -0.1 : 0.07),
          4,
          0.9,
        );
      }
    },
  }),
);
