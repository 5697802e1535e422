import { FRESH_WOOD, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const raft = prop(
  { id: 'raft', label: 'Raft', colour: WOOD, bounds: [-232, -80, 260, 28] },
  { seat: [0, -44], top: { y: -30, left: -208, right: 208 } },
  (c, colour) => {
    for (let i = 0; i < 5; i++)
      c.band(
        `${-170 + i * 3},${-40 + i * 12} ${170 + i * 5},${-44 + i * 12}`,
        [26, 26],
        c.shade(colour, (i % 2) * 0.03 - i * 0.01),
        { lift: 0.7, tex: 'brush' },
      );
    for (const x of [-110, 110]) c.band(`${x},-58 ${x + 6},18`, [12, 12], FRESH_WOOD, { lift: 0.4 });
  },
);
