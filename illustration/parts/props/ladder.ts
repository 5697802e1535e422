import { WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const ladder = prop(
  { id: 'ladder', label: 'Ladder', colour: WOOD, bounds: [-72, -528, 72, 12] },
  (c, colour) => {
    for (let i = 0; i < 7; i++)
      c.band(`-40,${-34 - i * 52} 40,${-36 - i * 52}`, [13, 13], c.shade(colour, 0.04), { lift: 0.4 });
    for (const x of [-44, 44])
      c.band(`${x},2 ${x * 0.86},-400`, [18, 16], colour, { lift: 0.6, tex: 'brushUpright' });
  },
);
