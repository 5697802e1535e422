import { DARK_WOOD, LAMP } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const lamp = prop(
  { id: 'lamp', label: 'Lamp', colour: '#e8b866', bounds: [-104, -404, 104, 4] },
  { light: { at: [0, -325], radius: 286 } },
  (c, colour) => {
    c.glow(0, -250, 220, LAMP, 0.55);
    c.band('0,-6 0,-210', [12, 10], DARK_WOOD, { lift: 0.5 });
    c.blob('-50,2! -44,-14 0,-20 44,-14 50,2!', DARK_WOOD, { lift: 0.5 });
    c.cut('-44,-310 44,-310 78,-204 -78,-204', colour, { lift: 0.8, tex: 'brush', lit: false });
    c.cut('-76,-212 76,-212 78,-202 -78,-202', '#fff0c4', { lift: 0.1, tex: 'none', lit: false });
  },
);
