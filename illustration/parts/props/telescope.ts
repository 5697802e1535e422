import { AMBER, PANE, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const telescope = prop(
  { id: 'telescope', label: 'Telescope', colour: '#7a5f86', bounds: [-148, -324, 136, 4] },
  (c, colour) => {
    for (const x of [-60, 0, 60]) c.band(`0,-150 ${x},0`, [14, 11], WOOD, { lift: 0.5 });
    c.at(0, -170, { turn: -32 }, () => {
      c.box(-120, -20, 90, 40, c.shade(colour, -0.06), { lift: 0.5, tex: 'brush' });
      c.box(-40, -28, 130, 56, colour, { lift: 0.8, tex: 'brush' });
      for (const x of [-44, 78]) c.box(x, -34, 18, 68, AMBER, { lift: 0.4 });
      c.oval(100, 0, 10, 30, PANE, { lift: 0.2, tex: 'none' });
    });
    c.oval(0, -156, 18, 18, AMBER, { lift: 0.5 });
  },
);
