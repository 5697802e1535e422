import { pairs } from '../../paper/number-lists.ts';
import { IVORY, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const potion = prop(
  { id: 'potion', label: 'Potion', colour: '#b97ab0', bounds: [-72, -192, 72, 8] },
  { grip: [0, -143], light: { at: [0, -57], radius: 117 } },
  (c, colour) => {
    c.glow(0, -44, 90, colour, 0.45);
    c.box(-15, -130, 30, 46, '#dfe8e4', { lift: 0.3, tex: 'none' });
    c.blob('-15,-90! -52,-44 -50,-10 -28,2 28,2 50,-10 52,-44 15,-90!', '#dfe8e4', {
      lift: 0.6,
      tex: 'none',
    });
    c.blob('-44,-44 0,-52 44,-44 44,-14 26,-4 -26,-4 -44,-14', colour, {
      lift: 0,
      tex: 'felt',
      edge: 'none',
      lit: false,
    });
    c.box(-19, -146, 38, 22, WOOD, { lift: 0.4 });
    for (const [x, y] of pairs('-14,-30 12,-22 4,-40')) c.dot(x, y, 5, 5, IVORY, 0.8);
  },
);
