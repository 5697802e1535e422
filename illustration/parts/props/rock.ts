import { prop } from '../prop.ts';

export const rock = prop(
  { id: 'rock', label: 'Rock', colour: '#9a938e', bounds: [-144, -124, 180, 8] },
  { seat: [-13, -116], top: { y: -116, left: -50, right: 26 } },
  (c, colour) => {
    c.blob('-110,4! -96,-52 -44,-84 20,-92 78,-56 112,4!', colour, { lift: 0.9, tex: 'feltTurned' });
    c.blob('-96,-50 -44,-82 20,-90 40,-66 -10,-52 -60,-30', c.shade(colour, 0.05), {
      lift: 0.1,
      tex: 'none',
    });
    c.blob('30,4! 50,-42 96,-46 138,4!', c.shade(colour, -0.05), { lift: 0.7, tex: 'feltTurned' });
    c.mark('-30,-40 -16,-24 -24,-8', c.shade(colour, -0.1), 3.4, 0.7);
  },
);
