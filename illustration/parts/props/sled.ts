import { FRESH_WOOD, SCARLET, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const sled = prop(
  { id: 'sled', label: 'Sled', colour: SCARLET, bounds: [-288, -80, 168, 12] },
  { grip: [-286, -39], seat: [0, -70], top: { y: -70, left: -176, right: 150 } },
  (c, colour) => {
    for (const y of [0, -6])
      c.mark(`-140,${y - 48} -158,${y - 22} -130,${y} 120,${y}`, y ? c.shade(WOOD, -0.08) : WOOD, 13);
    for (const x of [-84, 60]) c.band(`${x},-4 ${x},-50`, [13, 13], WOOD, { lift: 0.4 });
    c.blob('-140,-52! 118,-56! 128,-40! -126,-36!', colour, { lift: 0.8, tex: 'brush' });
    c.mark('-146,-48 -190,-60 -220,-30', FRESH_WOOD, 5);
  },
);
