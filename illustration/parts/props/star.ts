import { STARLIGHT, WHITE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const star = prop(
  { id: 'star', label: 'Star', colour: STARLIGHT, bounds: [-76, -76, 76, 76], hangs: true },
  { grip: [0, 36], light: { at: [0, 0], radius: 312 } },
  (c, colour) => {
    c.glow(0, 0, 240, '#ffcd6e', 0.4);
    c.glow(0, 0, 110, '#fff0b8', 0.9);
    c.star(0, 0, 42, colour, { lift: 0.6, turn: 8, lit: false });
    c.star(-2, 1, 24, c.mix(colour, WHITE, 0.45), {
      lift: 0,
      edge: 'none',
      tex: 'none',
      turn: 8,
      lit: false,
    });
  },
);
