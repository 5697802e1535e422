import type { Cutter } from '../scene/cutter.ts';

/**
 * Draws a thing standing at 0,0 (its foot; its middle if it hangs or floats), in units where a child is 300 high.
 * `colour` is the thing's main paper; the rest of its colours follow from it or are its own.
 */
export type Prop = (c: Cutter, colour: string) => void;

export const CREAM = '#fbf1dc';
export const WOOD = '#a9764a';
export const BARK = '#7a563f';
export const HONEY = '#e5b04c';
export const CLAY = '#c8674a';
export const SAGE = '#8fa67c';
export const DUSK = '#5f86a3';
export const PLUM = '#6a4a66';
export const LAMP = '#ffd98c';
