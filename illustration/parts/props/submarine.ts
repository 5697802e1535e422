import { pairs } from '../../paper/number-lists.ts';
import { AMBER, IVORY, PANE, TERRACOTTA, WHITE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const submarine = prop(
  { id: 'submarine', label: 'Submarine', colour: AMBER, bounds: [-256, -392, 296, 4] },
  (c, colour) => {
    c.mark('30,-220 30,-280 66,-284', c.shade(colour, -0.08), 15);
    c.oval(70, -284, 15, 18, PANE, { lift: 0.3, tex: 'none' });
    c.blob('-50,-176! -44,-226 -20,-236 60,-234 76,-176!', c.shade(colour, -0.04), { lift: 0.7 });
    c.blob('170,-126! 226,-160 214,-96 226,-34 170,-66!', TERRACOTTA, { lift: 0.6 });
    c.blob('-196,-92 -160,-160 -60,-192 80,-190 172,-140 190,-92 160,-36 60,0 -80,0 -164,-26', colour, {
      lift: 1.2,
      tex: 'brush',
    });
    for (const [x, r] of pairs('-104,46 14,38 106,32')) {
      c.oval(x, -100, r, r, c.shade(colour, -0.14), { lift: 0.5 });
      c.oval(x, -100, r * 0.74, r * 0.74, '#bfe0de', { lift: 0.15, tex: 'none' });
      c.mark(
        `${x - r * 0.4},-110 ${x - r * 0.2},${-100 - r * 0.44} ${x + r * 0.1},${-100 - r * 0.5}`,
        WHITE,
        5,
        0.85,
      );
    }
    c.stitch('-170,-44 -60,-18 80,-18 160,-46', IVORY, 3.6, [10, 10]);
  },
);
