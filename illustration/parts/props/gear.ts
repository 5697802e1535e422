import { prop } from '../prop.ts';

export const gear = prop(
  { id: 'gear', label: 'Gear', colour: '#d9a04e', bounds: [-124, -120, 124, 120], hangs: true },
  (c, colour) => {
    const p: string[] = [];
    for (let i = 0; i < 20; i++) {
      const a = (i / 20) * Math.PI * 2;
      const r = i % 2 ? 74 : 94;
      for (const d of [-0.1, 0.1])
        p.push(`${(Math.cos(a + d) * r).toFixed(1)},${(Math.sin(a + d) * r).toFixed(1)}!`);
    }
    c.blob(p.join(' '), colour, { lift: 0.9, tex: 'brush', step: 60 });
    c.oval(0, 0, 36, 36, c.shade(colour, -0.14), { lift: 0.1 });
    c.oval(0, 0, 14, 14, c.shade(colour, -0.24), { lift: 0, tex: 'none' });
  },
);
