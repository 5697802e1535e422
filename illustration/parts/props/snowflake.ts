import { prop } from '../prop.ts';

export const snowflake = prop(
  { id: 'snowflake', label: 'Snowflake', colour: '#f6fafa', bounds: [-48, -56, 48, 56], hangs: true },
  { grip: [0, 40] },
  (c, colour) => {
    for (let i = 0; i < 3; i++)
      c.at(0, 0, { turn: i * 60 }, () => {
        c.band('0,-40 0,40', [7, 7], colour, { lift: 0.3, tex: 'none' });
        for (const s of [-1, 1]) {
          c.mark(`-13,${s * 34} 0,${s * 22} 13,${s * 34}`, colour, 5);
          c.mark(`-8,${s * 18} 0,${s * 10} 8,${s * 18}`, colour, 4);
        }
      });
  },
);
