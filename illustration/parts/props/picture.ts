import { triples } from '../../paper/number-lists.ts';
import { IVORY } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { crayonVoyage } from './shapes/crayon.ts';

/** A child's own drawing on a leaf of paper, taped to the wall. */
export const picture = prop(
  { id: 'picture', label: 'Picture', colour: IVORY, bounds: [-136, -104, 132, 92], hangs: true },
  (c, colour) => {
    c.at(0, 0, { turn: -2.5 }, () => {
      c.cut('-92,-70 94,-66 90,70 -94,66', colour, { lift: 0.6 });
      crayonVoyage(c);
      for (const [x, y, turn] of triples('-80,-64,-34 82,-60,32'))
        c.at(x, y, { turn }, () =>
          c.box(-20, -8, 40, 16, '#e9b9a0', { lift: 0.1, tex: 'none', edge: 'none' }),
        );
    });
  },
);
