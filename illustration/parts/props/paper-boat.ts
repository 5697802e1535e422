import { AMBER, TERRACOTTA } from '../../paper/papers.ts';
import { pts } from '../../paper/points.ts';
import { prop } from '../prop.ts';
import { crayonGarden, crayonVoyage } from './shapes/crayon.ts';
import { inTwo } from './shapes/in-two.ts';

/** A boat folded from a child's largest drawing: the crayon lines go over the folds. Pale paper, bright by night. */
export const paperBoat = prop(
  { id: 'paper-boat', label: 'Paper boat', colour: '#f7f0e0', bounds: [-276, -204, 276, 36] },
  { grip: [0, 30] },
  inTwo({
    at: [0, -40],
    far(c, colour) {
      c.paper.tinted(c.paper.light.heroTint, () => {
        c.cut('0,-156 88,-62 -88,-62', c.shade(colour, -0.07), { lift: 0.9, tex: 'felt' });
        const sail = c.paper.sheet(pts('0,-156! 0,-62! -88,-62!'), c.shade(colour, 0.01), {
          lift: 0.1,
          texture: 'felt',
          step: 60,
        });
        c.paper.within(sail, () => {
          c.mark('-74,-60 -34,-104 -2,-114', TERRACOTTA, 6, 0.9);
          c.mark('-60,-58 -28,-88 -2,-97', AMBER, 6, 0.9);
          c.mark('-46,-56 -22,-74 -2,-81', '#6f9bb0', 6, 0.9);
        });
      });
    },
    near(c, colour) {
      c.paper.tinted(c.paper.light.heroTint, () => {
        const hull = c.paper.sheet(pts('-212,-92! 0,-54! 212,-92! 130,26! -130,26!'), colour, {
          lift: 1.2,
          edge: 'lit',
          texture: 'felt',
          step: 90,
        });
        c.paper.within(hull, () => {
          c.patch('-212,-92! 0,-54! -24,30! -140,30!', c.shade(colour, -0.04));
          c.at(74, -14, { scale: 0.7, turn: -4 }, () => crayonVoyage(c));
          c.at(-84, -18, { scale: 0.7, turn: 5 }, () => crayonGarden(c));
        });
        c.mark('0,-54 -22,26', c.shade(colour, -0.13), 2.4, 0.7);
      });
    },
  }),
);
