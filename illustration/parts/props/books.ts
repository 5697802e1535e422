import { AMBER, HARBOUR, IVORY, OLIVE, TERRACOTTA } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const books = prop(
  { id: 'books', label: 'Books', colour: TERRACOTTA, bounds: [-100, -180, 104, 4] },
  { grip: [0, 0], top: { y: -177, left: -55, right: 79 } },
  (c, colour) => {
    [
      [colour, 150],
      [AMBER, 130],
      [HARBOUR, 142],
      [OLIVE, 104],
    ].forEach(([k, w], i) => {
      const half = Number(w) / 2;
      const y = -i * 34;
      c.box(-half + i * 3, y - 34, half * 2, 33, String(k), { lift: 0.6, tex: 'brush' });
      c.box(half - 16 + i * 3, y - 29, 14, 23, IVORY, { lift: 0, edge: 'none', tex: 'none' });
    });
  },
);
