import { TRUNK } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const pine = prop(
  { id: 'pine', label: 'Pine', colour: '#4f8068', bounds: [-128, -496, 132, 12] },
  (c, colour) => {
    c.band('0,8 0,-110', [34, 24], TRUNK, { lift: 0.5, square: true });
    for (let k = 0; k < 4; k++) {
      const base = -44 - k * 78;
      const half = 98 - k * 20;
      const high = 140 - k * 12;
      const hem: string[] = [];
      for (let i = 1; i < 8; i++) hem.push(`${half - (2 * half * i) / 8},${base + (i % 2 ? -11 : 6)}`);
      c.cut(
        `${c.between(-4, 4)},${base - high} ${half},${base} ${hem.join(' ')} ${-half},${base}`,
        c.shade(colour, k * 0.022),
        {
          lift: 0.9,
          tex: 'brush',
        },
      );
    }
  },
);
