import { prop } from '../prop.ts';

export const starfish = prop(
  { id: 'starfish', label: 'Starfish', colour: '#e07a52', bounds: [-64, -116, 76, 24] },
  { grip: [0, 0] },
  (c, colour) => {
    c.at(0, -34, { turn: 14 }, () => {
      const p: string[] = [];
      for (let i = 0; i < 10; i++) {
        const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
        const r = i % 2 ? 24 : 58;
        p.push(`${Math.cos(a) * r},${Math.sin(a) * r}`);
      }
      c.blob(p.join(' '), colour, { lift: 0.6 });
      for (let i = 0; i < 5; i++) {
        const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
        c.dot(Math.cos(a) * 26, Math.sin(a) * 26, 4, 4, c.shade(colour, 0.1));
      }
      c.dot(0, 0, 5, 5, c.shade(colour, 0.1));
    });
  },
);
