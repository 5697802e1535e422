import { IVORY, OLIVE, RUG_RED } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const rug = prop(
  { id: 'rug', label: 'Rug', colour: RUG_RED, bounds: [-308, -84, 308, 88], hangs: true },
  { top: { y: 0, left: -300, right: 300 } },
  (c, colour) => {
    for (const [rx, k] of [
      [240, colour],
      [200, IVORY],
      [162, c.shade(colour, 0.06)],
      [108, '#e7cf9c'],
      [60, OLIVE],
    ] as const)
      c.oval(0, 0, rx, rx * 0.27, k, { lift: 0.35, tex: 'felt' });
  },
);
