import { triples } from '../../paper/number-lists.ts';
import { IVORY, TOADSTOOL } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const mushroom = prop(
  { id: 'mushroom', label: 'Mushroom', colour: TOADSTOOL, bounds: [-108, -196, 112, 8] },
  { grip: [0, -39], seat: [-8, -194] },
  (c, colour) => {
    c.blob('-26,4! -20,-40 -18,-76 18,-76 20,-40 28,4!', '#f2e4c8', { lift: 0.5 });
    c.blob('-84,-66! -66,-122 -6,-150 62,-126 86,-66! 40,-56 0,-60 -44,-56', colour, { lift: 0.8 });
    for (const [x, y, r] of triples('-38,-100,12 8,-122,14 46,-92,10 -6,-84,8'))
      c.dot(x, y, r, r * 0.8, IVORY, 0.95);
    for (const x of [-30, -10, 10, 30]) c.mark(`${x},-60 ${x * 0.7},-52`, '#d9c4a0', 2.6, 0.8);
  },
);
