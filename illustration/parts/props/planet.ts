import { prop } from '../prop.ts';

export const planet = prop(
  { id: 'planet', label: 'Planet', colour: '#c97f5f', bounds: [-136, -132, 132, 132], hangs: true },
  (c, colour) => {
    c.oval(0, 0, 100, 100, colour, { lift: 1.1 });
    c.blob('-96,-24 -40,-10 30,-30 94,-34 98,-6 40,2 -30,20 -98,4', c.shade(colour, 0.07), {
      lift: 0.1,
      tex: 'brush',
    });
    c.blob('-88,44 -30,38 40,52 84,50 60,78 0,84 -64,74', c.shade(colour, -0.07), {
      lift: 0.1,
      tex: 'brush',
    });
    c.dot(-30, -56, 16, 12, c.shade(colour, -0.06));
  },
);
