import { AMBER, IVORY, POPPY, SAILCLOTH, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { hull } from './shapes/hull.ts';
import { inTwo } from './shapes/in-two.ts';

export const sailingBoat = prop(
  { id: 'sailing-boat', label: 'Sailing boat', colour: POPPY, bounds: [-224, -480, 232, 16] },
  { seat: [-20, -40] },
  inTwo({
    at: [-20, -26],
    far(c) {
      c.band('8,-50 6,-330', [13, 10], WOOD, { lift: 0.6 });
      c.blob('22,-320! 100,-240 128,-140 132,-92! 74,-84 20,-88!', IVORY, { lift: 1, tex: 'brush' });
      c.blob('-8,-290! -70,-200 -100,-112 -104,-90! -50,-84 -6,-88!', SAILCLOTH, { lift: 0.9, tex: 'brush' });
      c.cut('8,-332 64,-350 8,-368', AMBER, { lift: 0.4 });
    },
    near(c, colour) {
      hull(c, colour);
    },
  }),
);
