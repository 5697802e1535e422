/**
 * Whether a face wears glasses, told by what the mesh network has seen on its way to the mesh (`eye-band.ts`). It was never
 * asked about glasses, but a rim in the way of an eye looks different to it; that is weighed here (a logistic regression,
 * `glasses-model.ts`). Edges alone (`glasses.ts`) overlook thin, clear and rimless ones.
 */
import { GLASSES_START, GLASSES_WEIGHTS } from './glasses-model.ts';
import { weighed } from './regression.ts';

/** How much speaks for glasses: above 0 they are believed. `band` is what `eyeBand` tells of a face. */
export function glassesSeen(band: readonly number[]): number {
  return weighed(band, GLASSES_WEIGHTS, GLASSES_START);
}
