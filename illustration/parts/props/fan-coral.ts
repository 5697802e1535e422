import { prop } from '../prop.ts';

export const fanCoral = prop(
  { id: 'fan-coral', label: 'Fan coral', colour: '#d98aa0', bounds: [-204, -220, 204, 12] },
  (c, colour) => {
    for (let k = 4; k > 0; k--) {
      const r = 44 + k * 30;
      const rim: string[] = [];
      for (let i = 0; i <= 14; i++) {
        const t = Math.PI * (1.08 + (0.84 * i) / 14);
        const q = r * (i % 2 ? 1.05 : 0.95);
        rim.push(`${Math.cos(t) * q},${Math.sin(t) * q}`);
      }
      c.blob(`-12,6! ${rim.join(' ')} 12,6!`, c.shade(colour, (4 - k) * 0.035 - 0.05), {
        lift: 0.5,
        tex: 'brush',
      });
    }
  },
);
