import { pairs } from '../../paper/number-lists.ts';
import { TERRACOTTA } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const wreath = prop(
  { id: 'wreath', label: 'Wreath', colour: '#4f8058', bounds: [-136, -136, 136, 136], hangs: true },
  (c, colour) => {
    for (let i = 0; i < 18; i++) {
      const a = (i / 18) * 360;
      c.at(0, 0, { turn: a }, () =>
        c.blob('0,-44! -15,-72 -4,-104! 12,-72', c.shade(colour, (i % 3) * 0.025), {
          lift: 0.4,
          tex: 'none',
        }),
      );
    }
    for (const [x, y] of pairs('-62,-34 40,-58 66,30 -30,68'))
      c.oval(x, y, 9, 9, TERRACOTTA, { lift: 0.4, tex: 'none' });
    for (const s of [-1, 1])
      c.blob(`0,76! ${s * 34},54 ${s * 48},88 ${s * 22},96`, TERRACOTTA, { lift: 0.6 });
    c.oval(0, 78, 12, 12, c.shade(TERRACOTTA, -0.05), { lift: 0.4, tex: 'none' });
  },
);
