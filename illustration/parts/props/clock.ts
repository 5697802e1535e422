import { IVORY, SLATE, TERRACOTTA, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const clock = prop(
  { id: 'clock', label: 'Clock', colour: WOOD, bounds: [-104, -104, 104, 104], hangs: true },
  (c, colour) => {
    c.oval(0, 0, 78, 78, colour, { lift: 0.9, tex: 'brush' });
    c.oval(0, 0, 62, 62, IVORY, { lift: 0.3 });
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      c.dot(Math.cos(a) * 50, Math.sin(a) * 50, i % 3 ? 2.6 : 5, i % 3 ? 2.6 : 5, SLATE);
    }
    c.band('0,0 -22,-26', [8, 5], SLATE, { lift: 0.3, tex: 'none' });
    c.band('0,0 12,-44', [6, 4], TERRACOTTA, { lift: 0.3, tex: 'none' });
    c.dot(0, 0, 6, 6, SLATE);
  },
);
