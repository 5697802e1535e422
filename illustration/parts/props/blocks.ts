import { AMBER, HARBOUR, IVORY, OLIVE, TERRACOTTA } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const blocks = prop(
  { id: 'blocks', label: 'Blocks', colour: TERRACOTTA, bounds: [-96, -176, 100, 4] },
  { top: { y: -172, left: -38, right: 42 } },
  (c, colour) => {
    const block = (x: number, y: number, k: string, draw: () => void) => {
      c.box(x - 34, y - 66, 68, 66, k, { lift: 0.7 });
      c.box(x - 23, y - 55, 46, 44, IVORY, { lift: 0.15, tex: 'none' });
      c.at(x, y - 33, {}, draw);
    };
    block(-38, 0, colour, () => c.star(0, 0, 15, AMBER, { lift: 0.1, tex: 'none' }));
    block(40, 0, HARBOUR, () => c.dot(0, 0, 13, 13, TERRACOTTA));
    c.at(2, -66, { turn: -6 }, () =>
      block(0, 0, AMBER, () => c.cut('0,-14 15,12 -15,12', OLIVE, { lift: 0.1, tex: 'none' })),
    );
  },
);
