import { triples } from '../../paper/number-lists.ts';
import { AMBER, DARK_WOOD, IVORY, TOADSTOOL } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { litWindow } from './shapes/lit-window.ts';

export const mushroomHouse = prop(
  { id: 'mushroom-house', label: 'Mushroom house', colour: TOADSTOOL, bounds: [-236, -400, 236, 4] },
  (c, colour) => {
    c.blob('-86,2! -70,-90 -56,-160 56,-160 70,-90 88,2!', '#f2e4c8', { lift: 0.9 });
    c.blob(
      '-180,-140! -150,-236 -80,-290 0,-306 84,-288 150,-230 180,-140! 90,-122 0,-130 -90,-122',
      colour,
      {
        lift: 1,
      },
    );
    for (const [x, y, r] of triples('-90,-200,26 0,-250,30 92,-210,24 44,-168,14 -36,-164,15'))
      c.dot(x, y, r, r * 0.82, IVORY, 0.95);
    c.blob('-34,2! -34,-66 0,-96 34,-66 34,2!', DARK_WOOD, { lift: 0.3, tex: 'brushUpright' });
    c.dot(20, -40, 5, 5, AMBER);
    litWindow(c, 56, -62, 28, 30, true);
  },
);
