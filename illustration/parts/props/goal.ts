import { CHALK } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const goal = prop(
  { id: 'goal', label: 'Goal', colour: CHALK, bounds: [-260, -272, 260, 8] },
  (c, colour) => {
    for (let i = 0; i <= 8; i++) c.mark(`${-180 + i * 45},-190 ${-160 + i * 40},0`, '#f4ecd8', 3, 0.8);
    for (let i = 1; i <= 4; i++) c.mark(`-184,${-190 + i * 42} 184,${-190 + i * 42}`, '#f4ecd8', 3, 0.8);
    c.band('-190,4 -190,-206', [19, 18], colour, { lift: 0.7, square: true });
    c.band('190,4 190,-206', [19, 18], colour, { lift: 0.7, square: true });
    c.band('-199,-198 199,-198', [19, 19], colour, { lift: 0.8, square: true });
  },
);
