import { pairs } from '../../paper/number-lists.ts';
import { BRASS, IVORY, SAILCLOTH, TERRACOTTA, WALNUT } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { inTwo } from './shapes/in-two.ts';

export const pirateShip = prop(
  { id: 'pirate-ship', label: 'Pirate ship', colour: '#8a5a40', bounds: [-312, -652, 324, 24] },
  { top: { y: -137, left: -250, right: 200 } },
  inTwo({
    at: [-20, -104],
    far(c) {
      for (const [x, h] of pairs('-90,420 70,480'))
        c.band(`${x},-90 ${x},${-h}`, [18, 12], WALNUT, { lift: 0.7 });
      c.blob('-160,-330! -90,-344 -20,-330! 0,-210 -14,-170! -90,-156 -166,-170! -180,-250', IVORY, {
        lift: 1,
        tex: 'brush',
      });
      c.blob('-10,-400! 70,-416 150,-400! 170,-280 156,-200! 70,-186 -16,-200! -30,-300', SAILCLOTH, {
        lift: 1,
        tex: 'brush',
      });
      for (const y of [-360, -300, -240]) c.mark(`0,${y} 70,${y - 10} 146,${y}`, TERRACOTTA, 8, 0.8);
      c.blob('70,-480! 110,-500 160,-470! 120,-450 70,-440!', '#3f3a4a', { lift: 0.5 });
      c.dot(106, -472, 11, 10, IVORY);
    },
    near(c, colour) {
      c.blob('-230,-130! -200,-100 160,-96 240,-150! 200,-10 150,14 -150,14 -200,-20', colour, {
        lift: 1.2,
        tex: 'brush',
      });
      c.blob(
        '-240,-138! -200,-108 160,-104 250,-160! 244,-130 160,-76 -200,-80 -232,-106!',
        c.shade(colour, 0.07),
        { lift: 0.5 },
      );
      for (const x of [-130, -50, 30, 110]) {
        c.oval(x, -44, 22, 21, BRASS, { lift: 0.4 });
        c.dot(x, -44, 14, 13, '#3a2b33');
      }
    },
  }),
);
