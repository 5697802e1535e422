/** Shapes cut from thick paper, high over what is below them; discs keep their colour. */
import { shapes } from './shapes.ts';

export const { cut, snip, box, land, line, disc, rings, word, glow, stars } = shapes({
  sheet: { lift: 1.2 },
  disc: { lit: false },
  letters: { lit: false },
});
