import { OLIVE, TERRACOTTA } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const treasureMap = prop(
  { id: 'treasure-map', label: 'Treasure map', colour: '#ecd6a2', bounds: [-152, -196, 160, 16] },
  { grip: [0, -10] },
  (c, colour) => {
    c.at(0, -70, { turn: -8 }, () => {
      c.blob(
        '-110,-64! -60,-72 0,-62 60,-72 112,-62! 106,0 114,62! 60,72 0,62 -60,72 -112,64! -104,0',
        colour,
        { lift: 0.9 },
      );
      c.blob('-70,-30 -30,-46 20,-30 60,-40 76,0 40,36 -20,30 -64,40 -84,4', OLIVE, {
        lift: 0.15,
        tex: 'none',
      });
      c.stitch('-84,40 -50,10 -20,22 12,-8 40,-2', TERRACOTTA, 5, [11, 10]);
      c.mark('42,-18 62,6', TERRACOTTA, 7);
      c.mark('62,-18 42,6', TERRACOTTA, 7);
    });
  },
);
