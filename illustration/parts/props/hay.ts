import { TRUNK } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const hay = prop(
  { id: 'hay', label: 'Hay', colour: '#e0b95c', bounds: [-160, -168, 160, 8] },
  { seat: [0, -161], soft: { depth: 18, stalks: true }, top: { y: -161, left: -150, right: 150 } },
  (c, colour) => {
    c.box(-120, -124, 240, 126, colour, { lift: 0.9, tex: 'brush' });
    for (let i = 0; i < 16; i++) {
      const x = -104 + (i % 8) * 28;
      const y = -96 + Math.floor(i / 8) * 54 + (i % 3) * 8;
      c.mark(`${x},${y} ${x + 20},${y - 12}`, c.shade(colour, i % 2 ? -0.1 : 0.08), 4, 0.9);
    }
    for (const x of [-56, 50]) c.mark(`${x},-122 ${x + 3},0`, TRUNK, 6);
  },
);
