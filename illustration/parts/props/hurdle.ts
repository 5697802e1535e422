import { IVORY, SCARLET } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const hurdle = prop(
  { id: 'hurdle', label: 'Hurdle', colour: SCARLET, bounds: [-156, -188, 152, 8] },
  (c, colour) => {
    for (const x of [-92, 92]) c.band(`${x},4 ${x},-120`, [15, 13], '#efe4cf', { lift: 0.5, square: true });
    c.box(-116, -140, 232, 32, IVORY, { lift: 0.7 });
    for (let i = 0; i < 4; i++) c.box(-100 + i * 54, -139, 27, 30, colour, { lift: 0, edge: 'none' });
  },
);
