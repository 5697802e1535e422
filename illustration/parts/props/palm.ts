import { pairs } from '../../paper/number-lists.ts';
import { prop } from '../prop.ts';

export const palm = prop(
  { id: 'palm', label: 'Palm', colour: '#6f9f62', bounds: [-132, -608, 292, 36] },
  (c, colour) => {
    c.band('0,10 14,-120 48,-230 64,-320', [46, 34, 28, 24], '#a97d52', { lift: 0.9, tex: 'brush' });
    for (let i = 0; i < 8; i++) {
      const [x, y] = c.pointAlong('0,10 14,-120 48,-230 64,-320', 0.08 + i * 0.11);
      c.mark(`${x - 17},${y - 3} ${x},${y + 5} ${x + 16},${y - 5}`, '#7f5a3a', 4, 0.7);
    }
    for (const [turn, length] of pairs('-108,150 104,150 -70,176 66,178 -30,160 28,164'))
      c.at(64, -322, { turn }, () => {
        const hem: string[] = [];
        for (let i = 1; i < 7; i++) hem.push(`${-30 + i * 2},${-(i / 7) * length + (i % 2 ? 6 : -8)}!`);
        c.blob(
          `0,6 -30,-22 ${hem.join(' ')} -4,${-length}! 22,${-length * 0.6} 22,-24`,
          c.shade(colour, turn / 3000),
          { lift: 0.6, tex: 'brush' },
        );
        c.mark(`0,0 6,${-length * 0.5} -2,${-length * 0.9}`, c.shade(colour, -0.08), 3, 0.7);
      });
    for (const [x, y] of pairs('52,-304 76,-300 64,-290')) c.oval(x, y, 17, 17, '#8a5f3e', { lift: 0.5 });
  },
);
