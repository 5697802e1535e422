import { TERRACOTTA, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const chair = prop(
  { id: 'chair', label: 'Chair', colour: WOOD, bounds: [-88, -292, 80, 8] },
  { seat: [-2, -158], top: { y: -158, left: -68, right: 66 } },
  (c, colour) => {
    for (const x of [-50, 42])
      c.band(`${x},-90 ${x - 2},0`, [15, 13], c.shade(colour, -0.06), { lift: 0.4, tex: 'brushUpright' });
    c.band('-52,-92 -56,-220', [15, 14], colour, { lift: 0.5 });
    c.band('44,-92 46,-216', [15, 14], colour, { lift: 0.5 });
    for (const y of [-200, -160]) c.box(-58, y - 14, 108, 28, colour, { lift: 0.5, tex: 'brush' });
    c.box(-66, -106, 126, 24, colour, { lift: 0.8, tex: 'brush' });
    c.blob('-56,-106 -50,-124 46,-124 52,-106', TERRACOTTA, { lift: 0.4 });
  },
);
