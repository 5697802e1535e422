import { STRAW } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const ringedPlanet = prop(
  {
    id: 'ringed-planet',
    label: 'Ringed planet',
    colour: '#d9946a',
    bounds: [-220, -124, 220, 124],
    hangs: true,
  },
  (c, colour) => {
    c.at(0, 0, { turn: -18 }, () => {
      c.blob('-176,-8 -120,-42 0,-50 120,-42 176,-8 140,-16 0,-28 -140,-16', '#e9d3a2', {
        lift: 0.5,
        tex: 'brush',
      });
      c.oval(0, 0, 96, 94, colour, { lift: 1 });
      c.blob('-92,-20 0,-10 92,-28 94,-2 0,18 -94,4', c.shade(colour, 0.06), { lift: 0.1, tex: 'brush' });
      c.blob('-180,-4 -120,36 0,50 120,36 180,-4 130,18 0,26 -130,18', STRAW, { lift: 0.8, tex: 'brush' });
    });
  },
);
