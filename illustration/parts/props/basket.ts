import { ROPE } from '../../paper/papers.ts';
import { type DrawProp, prop } from '../prop.ts';
import { wicker } from './shapes/balloon.ts';

const front: DrawProp = (c, colour) => {
  wicker(c, colour);
  // knots of what it hangs from, and two bags of sand
  for (const x of [-107, -38, 38, 107])
    c.band(`${x - 2},-131 ${x + 1},-103`, [6, 8, 6], ROPE, { lift: 0.3, tex: 'none' });
  for (const [x, cloth] of [
    [-72, '#7fa08c'],
    [74, '#c9705a'],
  ] as const) {
    c.mark(`${x + 6},-108 ${x},-74`, ROPE, 4);
    c.blob(
      `${x - 9},-78! ${x + 9},-78! ${x + 23},-58 ${x + 22},-24 ${x},-15 ${x - 22},-24 ${x - 23},-58`,
      cloth,
      { lift: 0.6 },
    );
    c.mark(`${x - 11},-72 ${x},-68 ${x + 11},-72`, ROPE, 4);
  }
};

/** The front of a basket whose rim is at y = -120; figures stand behind it. */
export const basket = prop(
  { id: 'basket', label: 'Basket', colour: '#b9824f', bounds: [-176, -172, 180, 16] },
  {
    inside: {
      at: [0, -20],
      far(c, colour) {
        c.blob('-120,-118! -60,-134 0,-138 60,-134 120,-118! 60,-104 -60,-104', c.shade(colour, -0.2), {
          lift: 0.3,
        });
        c.band('-128,-118 -64,-136 0,-140 64,-136 128,-118', [16, 15, 15, 15, 16], c.shade(colour, 0.02), {
          lift: 0.4,
          tex: 'brush',
        });
      },
      near: front,
    },
  },
  front,
);
