import { LINEN } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { bedstead } from './shapes/bedstead.ts';

/** The bed of a sleeper, who brings pillow and quilt: only its sheet is on it, which hangs over the side. */
export const openBed = prop(
  { id: 'open-bed', label: 'Open bed', colour: LINEN, bounds: [-284, -380, 304, 8] },
  { seat: [13, -140], soft: { depth: 16 } },
  bedstead((c, colour) => {
    c.blob('-176,-30! -170,-190! 0,-196 192,-190! 208,-30!', colour, { lift: 0.7, tex: 'felt', step: 24 });
    c.blob(
      '-178,-66! -60,-60 60,-62 208,-66! 212,-22! 150,-14 84,-22 10,-12 -60,-22 -120,-13 -182,-22!',
      c.shade(colour, -0.05),
      { lift: 0.4, tex: 'felt' },
    );
    c.stitch('-176,-34 -120,-26 -60,-34 10,-25 84,-34 150,-27 208,-34', '#8fa9bb', 2.4, [8, 7]);
  }),
);
