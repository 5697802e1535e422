import { AMBER, STRAW, TERRACOTTA, TWINE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const starString = prop(
  { id: 'star-string', label: 'Star string', colour: AMBER, bounds: [-288, -32, 288, 96], hangs: true },
  (c, colour) => {
    c.mark('-220,-20 -110,18 0,28 110,16 220,-24', TWINE, 3);
    for (let i = 0; i < 7; i++) {
      const x = -186 + i * 62;
      const y = 30 - Math.abs(x) ** 2 / 900;
      c.mark(`${x},${y - 12} ${x},${y + 4}`, TWINE, 2.4);
      c.star(x, y + 24, 21, i % 3 === 1 ? TERRACOTTA : i % 3 ? STRAW : colour, { lift: 0.5, turn: i * 17 });
    }
  },
);
