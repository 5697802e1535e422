import { AMBER, IVORY, LINEN } from '../../paper/papers.ts';
import { pts } from '../../paper/points.ts';
import { prop } from '../prop.ts';
import { bedstead } from './shapes/bedstead.ts';

/** A child's bed, made; under it is room for a mouse. */
export const bed = prop(
  { id: 'bed', label: 'Bed', colour: '#44597e', bounds: [-284, -380, 304, 8] },
  { seat: [26, -140], soft: { depth: 16 } },
  bedstead(
    (c) => {
      c.blob('-176,-66! -170,-184! 0,-190 192,-184! 206,-66!', LINEN, { lift: 0.7 });
      c.blob('-164,-98 -160,-166 -140,-178 -86,-174 -68,-164 -72,-96 -90,-84 -146,-86', IVORY, { lift: 0.7 });
      c.stitch('-152,-104 -150,-160 -86,-162 -80,-104 -148,-98', '#8fa9bb', 2.4, [7, 6]);
    },
    (c, colour) => {
      const quilt = c.paper.sheet(
        pts('-62,-192! 60,-198 198,-190! 216,-70 212,-24! 150,-18 80,-26 0,-16 -64,-24! -70,-110'),
        colour,
        { lift: 0.9, texture: 'felt', step: 24 },
      );
      c.paper.within(quilt, () => {
        for (let i = 0; i < 28; i++) {
          const row = Math.floor(i / 7);
          c.star(-30 + (i % 7) * 40 + (row % 2) * 20, -170 + row * 42, 9, AMBER, {
            lift: 0,
            edge: 'none',
            tex: 'none',
            turn: i * 31,
          });
        }
        c.mark('-66,-68 60,-62 220,-70', c.shade(colour, -0.07), 5, 0.6);
      });
      c.blob('-84,-190! -40,-198 -26,-194! -34,-110 -28,-20! -56,-14 -82,-22! -92,-110', '#f1d9c4', {
        lift: 0.5,
      });
    },
  ),
);
