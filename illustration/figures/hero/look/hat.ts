/** Which hat a look wears, as data: no drawing code. */

import type { Look } from './look.ts';
import { EXTRAS, type ExtraId, HAIR_STYLES, OUTFITS, optionById } from './look-options.ts';

/** Ids of hats; crowns, flowers, bows and headphones are no hats. */
export type HatId = Extract<(typeof EXTRAS)[number], { readonly hat: true }>['id'];

export const isHat = (id: ExtraId): id is HatId => optionById(EXTRAS, id).hat;

/**
 * The hat that a look wears, or null. Hats are left out over a turban or patka and under a hood; a glass helmet goes over
 * a turban.
 */
export function hatOf({ extras, hair, outfit }: Look): HatId | null {
  const hat = extras.find(isHat);
  if (!hat || optionById(OUTFITS, outfit).hood) return null;
  return optionById(HAIR_STYLES, hair).wound && !optionById(EXTRAS, hat).glass ? null : hat;
}
