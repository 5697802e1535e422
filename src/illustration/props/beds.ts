/** Beds, seen a little from above. */

import type { Cutter } from '../paper/cutter.ts';
import { AMBER, DARK_WOOD, IVORY, LINEN, WOOD } from '../paper/papers.ts';
import { pts } from '../paper/points.ts';
import type { Prop } from './prop.ts';

/** What a bed stands on and is laid between; the bedding is drawn before the rail. */
function bedstead(c: Cutter, bedding: () => void): void {
  c.patch('-186,-44! 204,-44! 214,4! -196,4!', '#33243a', 0.5);
  c.blob('-216,4! -218,-226 -210,-276 -190,-292 -168,-276 -160,-226 -164,4!', DARK_WOOD, {
    lift: 0.9,
    tex: 'feltTurned',
  });
  c.star(-189, -246, 14, AMBER, { lift: 0.3, tex: 'none', turn: -8 });
  c.at(0, -38, {}, () => {
    bedding();
    c.box(-190, -20, 398, 20, WOOD, { lift: 0.5, tex: 'brush' });
  });
  c.blob('192,4! 190,-154 200,-176 216,-180 230,-170 234,4!', DARK_WOOD, { lift: 0.8, tex: 'feltTurned' });
}

/** A child's bed, made; under it is room for a mouse. */
export const bed: Prop = (c, colour) =>
  bedstead(c, () => {
    c.blob('-176,-66! -170,-184! 0,-190 192,-184! 206,-66!', LINEN, { lift: 0.7 });
    c.blob('-164,-98 -160,-166 -140,-178 -86,-174 -68,-164 -72,-96 -90,-84 -146,-86', IVORY, { lift: 0.7 });
    c.stitch('-152,-104 -150,-160 -86,-162 -80,-104 -148,-98', '#8fa9bb', 2.4, [7, 6]);
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
  });

/** The bed of a sleeper, who brings pillow and quilt: only its sheet is on it, which hangs over the side. */
export const openBed: Prop = (c, colour) =>
  bedstead(c, () => {
    c.blob('-176,-30! -170,-190! 0,-196 192,-190! 208,-30!', colour, { lift: 0.7, tex: 'felt', step: 24 });
    c.blob(
      '-178,-66! -60,-60 60,-62 208,-66! 212,-22! 150,-14 84,-22 10,-12 -60,-22 -120,-13 -182,-22!',
      c.shade(colour, -0.05),
      { lift: 0.4, tex: 'felt' },
    );
    c.stitch('-176,-34 -120,-26 -60,-34 10,-25 84,-34 150,-27 208,-34', '#8fa9bb', 2.4, [8, 7]);
  });
