/**
 * What the mesh network's view of the eyes (`eye-band.ts`) says of a skin. Colours alone do not tell a fair face under a brim
 * from a deep one in the sun; the network has learnt to find eyes in every light, and how it sees them against their
 * surroundings depends less on it. `skin-model.ts` weighs these few numbers beside the colours, which count for more.
 */
import { weighed } from './regression.ts';
import { BAND_COLUMNS } from './skin-band-weights.ts';

/** A few numbers, each about 0 for a usual face and mostly within 2 of it; `band` is what `eyeBand` tells of a face. */
export const bandTold = (band: readonly number[]): number[] =>
  BAND_COLUMNS.map(({ start, weights }) => weighed(band, weights, start));
