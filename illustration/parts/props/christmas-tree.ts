import { AMBER, HARBOUR, LAMP, STRAW, TERRACOTTA } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { pine } from './pine.ts';

export const christmasTree = prop(
  { id: 'christmas-tree', label: 'Christmas tree', colour: '#3f7558', bounds: [-128, -592, 132, 12] },
  (c, colour) => {
    pine.draw(c, colour);
    const lights = [TERRACOTTA, AMBER, STRAW, HARBOUR];
    [
      [-52, -78],
      [0, -64],
      [54, -82],
      [-30, -142],
      [30, -150],
      [-18, -224],
      [22, -232],
      [0, -300],
      [-64, -60],
      [66, -58],
    ].forEach(([x = 0, y = 0], i) => {
      c.glow(x, y, 26, LAMP, 0.5);
      c.oval(x, y, 10, 10, lights[i % 4]!, { lift: 0.3, tex: 'none', lit: false });
    });
    c.mark('-70,-100 -10,-118 60,-104', AMBER, 4, 0.8);
    c.mark('-46,-182 0,-196 44,-184', AMBER, 4, 0.8);
    c.glow(0, -424, 80, LAMP, 0.7);
    c.star(0, -420, 34, '#ffe08a', { lift: 0.6, lit: false });
  },
);
