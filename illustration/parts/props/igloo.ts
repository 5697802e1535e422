import { pairs } from '../../paper/number-lists.ts';
import { IVORY, LAMP } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const igloo = prop(
  { id: 'igloo', label: 'Igloo', colour: '#e9f3f6', bounds: [-248, -272, 248, 8] },
  (c, colour) => {
    c.blob('-190,4! -180,-90 -110,-176 0,-204 110,-176 180,-90 190,4!', colour, {
      lift: 1,
      tex: 'feltTurned',
    });
    for (const [y, half] of pairs('-52,184 -106,160 -156,120'))
      c.mark(`${-half},${y} 0,${y - 10} ${half},${y}`, c.shade(colour, -0.07), 4);
    for (const [x, y] of pairs('-110,-50 -40,-52 110,-50 -80,-104 60,-104 0,-156'))
      c.mark(`${x},${y - 2} ${x + 2},${y - 50}`, c.shade(colour, -0.07), 4);
    c.glow(60, -50, 120, LAMP, 0.5);
    c.blob('-4,4! 0,-88 60,-118 120,-88 128,4!', c.shade(colour, 0.03), { lift: 0.8 });
    c.blob('20,4! 24,-70 62,-92 102,-70 108,4!', '#e8a94e', { lift: 0, tex: 'none', lit: false });
    c.dot(64, -30, 30, 36, IVORY, 0.35, false);
  },
);
