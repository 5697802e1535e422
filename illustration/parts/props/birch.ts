import { triples } from '../../paper/number-lists.ts';
import { prop } from '../prop.ts';

export const birch = prop(
  { id: 'birch', label: 'Birch', colour: '#8fae74', bounds: [-144, -728, 168, 36] },
  (c, colour) => {
    c.band('0,10 -8,-170 6,-340 14,-470', [44, 32, 26, 14], '#f0e6d4', { lift: 0.9, tex: 'brushUpright' });
    for (let i = 0; i < 8; i++) {
      const y = -30 - i * 48;
      const s = i % 2 ? 1 : -1;
      c.patch(`${s * 15},${y}! ${s * 4},${y + 3} ${s * 2},${y + 7} ${s * 15},${y + 12}!`, '#4a3d3a', 0.75);
    }
    c.band('6,-310 50,-360 74,-400', [12, 8, 4], '#e6dac6', { lift: 0.4 });
    for (const [x, y, r] of triples('-34,-430,64 52,-450,70 8,-500,66 70,-400,46'))
      c.cloud(x, y, r, r * 0.8, 9, c.shade(colour, (x / 50) * 0.02), { lift: 0.7, tex: 'feltTurned' });
  },
);
