import { AMBER, HARBOUR, IVORY, TERRACOTTA, TWINE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const bunting = prop(
  { id: 'bunting', label: 'Bunting', colour: TERRACOTTA, bounds: [-392, -48, 392, 116], hangs: true },
  (c, colour) => {
    c.mark('-300,-30 -150,24 0,36 150,22 300,-34', TWINE, 4);
    const papers = [colour, IVORY, AMBER, HARBOUR];
    for (let i = 0; i < 9; i++) {
      const x = -264 + i * 66;
      const y = 36 - (x / 300) ** 2 * 62;
      c.cut(`${x - 26},${y - 4} ${x + 26},${y - 4} ${x + 1},${y + 54}`, papers[i % 4]!, { lift: 0.5 });
    }
  },
);
