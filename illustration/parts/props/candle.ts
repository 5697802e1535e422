import { LAMP, PLASTER } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const candle = prop(
  { id: 'candle', label: 'Candle', colour: PLASTER, bounds: [-60, -200, 60, 4] },
  { grip: [0, -16], light: { at: [0, -159], radius: 169 } },
  (c, colour) => {
    c.glow(0, -122, 130, LAMP, 0.75);
    c.blob('-46,2! -38,-16 38,-16 46,2!', '#b98f4c', { lift: 0.5 });
    c.box(-17, -90, 34, 78, colour, { lift: 0.5 });
    c.blob('0,-142! 15,-112 0,-92 -15,-112', '#ffdf8f', { lift: 0.2, tex: 'none', lit: false });
    c.blob('0,-124! 7,-108 0,-98 -7,-108', '#fff6d6', { lift: 0, tex: 'none', edge: 'none', lit: false });
  },
);
