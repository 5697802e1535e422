import { pairs } from '../../paper/number-lists.ts';
import { AMBER, LAMP, STARDUST, WALNUT } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const wand = prop(
  { id: 'wand', label: 'Wand', colour: WALNUT, bounds: [-48, -260, 140, 8] },
  { grip: [-28, -22], light: { at: [52, -195], radius: 156 } },
  (c, colour) => {
    c.glow(40, -150, 120, LAMP, 0.7);
    c.band('-30,0 34,-134', [15, 9], colour, { lift: 0.6 });
    c.star(40, -150, 42, STARDUST, { lift: 0.6, turn: 14, lit: false });
    for (const [x, y] of pairs('96,-176 -8,-190 88,-110'))
      c.star(x, y, 11, AMBER, { lift: 0.2, tex: 'none', lit: false });
  },
);
