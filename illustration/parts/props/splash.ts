import { triples } from '../../paper/number-lists.ts';
import { WHITE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

/** Water thrown up: a ring on it, a crown of tongues, drops in the air. Its foot is the level of the water. */
export const splash = prop(
  { id: 'splash', label: 'Splash', colour: '#8fbccb', bounds: [-176, -280, 176, 32] },
  (c, colour) => {
    c.dot(0, 4, 108, 22, c.shade(colour, -0.08));
    c.blob(
      '-78,4 -92,-34 -112,-74! -80,-46 -58,-84 -56,-122! -34,-76 -10,-104 -2,-150! 14,-98 34,-72 58,-118! 60,-78 80,-44 110,-78! 92,-32 78,4',
      c.shade(colour, 0.05),
      { lift: 0.8, tex: 'brush' },
    );
    c.blob(
      '-92,2 -112,-22 -132,-38! -98,-28 -74,-40 -84,-78! -48,-38 -26,-50 -24,-88! -2,-44 22,-46 36,-84! 46,-40 72,-36 94,-62! 92,-26 110,-20 134,-32! 112,-10 94,2 40,16 -40,16',
      colour,
      { lift: 1, tex: 'brush' },
    );
    c.mark('-70,-6 -20,4 34,2 72,-8', WHITE, 5);
    for (const [x, y, r] of triples(
      '-104,-118,10 -64,-160,13 -6,-190,15 52,-166,11 96,-128,12 -128,-66,7 126,-66,8',
    ))
      c.blob(
        `${x},${y - r * 1.8}! ${x + r},${y + r * 0.2} ${x},${y + r} ${x - r},${y + r * 0.2}`,
        c.shade(colour, 0.07),
        {
          lift: 0.5,
          tex: 'none',
        },
      );
  },
);
