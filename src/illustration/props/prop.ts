import type { Cutter } from '../paper/cutter.ts';

/**
 * Draws a thing standing at 0,0 (its foot; its middle if it hangs or floats), in units where a child is 300 high.
 * `colour` is the thing's main paper; the rest of its colours follow from it or are its own.
 */
export type Prop = (c: Cutter, colour: string) => void;
