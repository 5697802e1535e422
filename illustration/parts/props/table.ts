import { WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const table = prop(
  { id: 'table', label: 'Table', colour: WOOD, bounds: [-252, -196, 240, 8] },
  { top: { y: -190, left: -247, right: 237 } },
  (c, colour) => {
    for (const x of [-150, 138])
      c.band(`${x},-120 ${x},0`, [22, 18], c.shade(colour, -0.06), { lift: 0.5, tex: 'brushUpright' });
    c.box(-190, -146, 372, 32, colour, { lift: 1, tex: 'brush' });
  },
);
