import { WHITE, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const magnifier = prop(
  { id: 'magnifier', label: 'Magnifier', colour: '#c9993f', bounds: [-100, -188, 84, 36] },
  { grip: [-73, 4] },
  (c, colour) => {
    c.at(0, -80, { turn: 34 }, () => {
      c.band('0,50 0,118', [22, 26], WOOD, { lift: 0.6 });
      c.oval(0, -4, 60, 60, colour, { lift: 0.8 });
      c.oval(0, -4, 44, 44, '#dbeae8', { lift: 0.1, tex: 'none' });
      c.mark('-26,-18 -14,-32 4,-36', WHITE, 7, 0.9);
    });
  },
);
