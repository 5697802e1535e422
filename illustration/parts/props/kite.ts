import { AMBER, IVORY, SPAR, TERRACOTTA, TWINE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const kite = prop(
  { id: 'kite', label: 'Kite', colour: TERRACOTTA, bounds: [-92, -132, 92, 392], hangs: true },
  { grip: [0, 390] },
  (c, colour) => {
    c.mark('0,80 24,130 -14,180 16,240 0,300', TWINE, 3);
    for (const [x, y, k] of [
      [16, 118, AMBER],
      [-6, 176, TERRACOTTA],
      [14, 232, '#6f9bb0'],
    ] as const)
      c.cut(
        `${x - 22},${y - 12} ${x},${y} ${x + 22},${y - 12} ${x + 22},${y + 12} ${x},${y} ${x - 22},${y + 12}`,
        k,
        { lift: 0.4, tex: 'none' },
      );
    c.cut('0,-100 70,-14 0,84 -70,-14', colour, { lift: 0.9, tex: 'brush' });
    c.cut('0,-100 70,-14 0,-14', c.shade(colour, 0.08), { lift: 0.1, tex: 'brush' });
    c.cut('0,84 -70,-14 0,-14', IVORY, { lift: 0.1, tex: 'brush' });
    c.mark('0,-98 0,82', SPAR, 4);
    c.mark('-68,-14 68,-14', SPAR, 4);
  },
);
