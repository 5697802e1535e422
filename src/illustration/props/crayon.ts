/** What a child draws with wax crayons: pinned to the nursery wall, and later folded into a boat. */
import type { Cutter } from '../scene/cutter.ts';
import { CLAY, DUSK, HONEY, SAGE } from './prop.ts';

const INK = '#4a5a8a';

/** A boat that hangs from a balloon, a star above the sea: some 150 × 110, its middle at 0, 0. */
export function crayonVoyage(c: Cutter): void {
  c.mark('-66,40 -44,34 -24,42 -2,35 20,42 42,35 66,41', DUSK, 5, 0.85);
  c.mark('-60,49 -36,44 -10,50 16,45 40,50 62,46', DUSK, 4, 0.6);
  c.mark('-46,8 -30,30 12,30 28,8 -46,8', CLAY, 5, 0.95);
  c.mark('-40,16 22,16', CLAY, 3.4, 0.7);
  c.mark('-24,8 -20,-10', INK, 3);
  c.mark('8,8 4,-10', INK, 3);
  c.mark('-22,-10 -36,-26 -34,-46 -8,-56 18,-46 20,-26 6,-10', HONEY, 5, 0.95);
  c.mark('-8,-54 -10,-12', HONEY, 3.4, 0.8);
  c.mark('46,-50 50,-30 34,-42 58,-42 40,-30 46,-50', HONEY, 4.4, 0.95);
  c.mark('-66,-34 -60,-40 -54,-34', SAGE, 3.4, 0.8);
  c.mark('-56,-44 -50,-50 -44,-44', SAGE, 3.4, 0.8);
}
