import { AMBER, DAMSON, LAMP, STARDUST, TERRACOTTA, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const timeMachine = prop(
  { id: 'time-machine', label: 'Time machine', colour: '#8f7a9c', bounds: [-184, -436, 248, 8] },
  { light: { at: [0, -195], radius: 286 } },
  (c, colour) => {
    c.glow(0, -150, 220, LAMP, 0.5);
    c.blob('-130,4! -110,-30 110,-30 130,4!', c.shade(colour, -0.14), { lift: 0.6 });
    c.oval(0, -162, 138, 138, colour, { lift: 1.1, tex: 'brush' });
    c.oval(0, -162, 104, 104, '#2f3a5c', { lift: 0.3, tex: 'none' });
    for (const [r, k] of [
      [84, '#4d5c8c'],
      [60, '#8a7ab0'],
      [36, '#e0a87c'],
    ] as const)
      c.mark(
        Array.from(
          { length: 9 },
          (_, i) => `${Math.cos(i * 0.72 + r) * r},${-162 + Math.sin(i * 0.72 + r) * r}`,
        ).join(' '),
        k,
        9,
        0.9,
      );
    c.star(0, -162, 22, STARDUST, { lift: 0.2, lit: false, tex: 'none' });
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      c.dot(Math.cos(a) * 121, -162 + Math.sin(a) * 121, i % 3 ? 5 : 9, i % 3 ? 5 : 9, AMBER);
    }
    c.band('120,-60 166,-90 172,-140', [14, 12, 10], WOOD, { lift: 0.5 });
    c.oval(172, -152, 18, 18, TERRACOTTA, { lift: 0.5 });
    c.box(-40, -334, 80, 38, DAMSON, { lift: 0.6 });
    c.mark('-24,-315 -6,-315', LAMP, 6);
    c.mark('8,-315 26,-315', LAMP, 6);
  },
);
