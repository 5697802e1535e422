import { GOLD, HARBOUR, TERRACOTTA } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const crown = prop(
  { id: 'crown', label: 'Crown', colour: GOLD, bounds: [-136, -172, 136, 8] },
  { grip: [0, 0] },
  (c, colour) => {
    c.cut('-76,0 -92,-84 -44,-44 0,-112 44,-44 92,-84 76,0', colour, { lift: 0.8 });
    c.box(-78, -22, 156, 24, c.shade(colour, 0.06), { lift: 0.4 });
    for (const [x, y, k] of [
      [-92, -90, TERRACOTTA],
      [0, -118, HARBOUR],
      [92, -90, TERRACOTTA],
    ] as const)
      c.oval(x, y, 13, 13, k, { lift: 0.4, tex: 'none' });
    for (const [x, k] of [
      [-44, HARBOUR],
      [0, TERRACOTTA],
      [44, HARBOUR],
    ] as const)
      c.oval(x, -10, 9, 9, k, { lift: 0.2, tex: 'none' });
  },
);
