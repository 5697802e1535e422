import { SCARLET, STRAW } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const gift = prop(
  { id: 'gift', label: 'Gift', colour: SCARLET, bounds: [-100, -220, 100, 8] },
  { grip: [0, 0], top: { y: -161, left: -92, right: 92 } },
  (c, colour) => {
    c.box(-66, -104, 132, 106, colour, { lift: 0.8 });
    c.box(-74, -124, 148, 34, c.shade(colour, 0.04), { lift: 0.5 });
    c.box(-13, -124, 26, 126, STRAW, { lift: 0.25 });
    for (const s of [-1, 1])
      c.blob(`0,-124! ${s * 26},-166 ${s * 58},-160 ${s * 48},-128`, STRAW, { lift: 0.5 });
    c.oval(0, -128, 13, 12, '#ecd09a', { lift: 0.4, tex: 'none' });
  },
);
