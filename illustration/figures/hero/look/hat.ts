/** Which hat a look wears, as data: no drawing code. */

import type { Look } from './look.ts';
import { EXTRAS, type ExtraId, HAIR_STYLES, OUTFITS, optionById } from './look-options.ts';

/** Headwear that holds the whole head; crowns, flowers, bows and headphones lie on the hair. */
export type HatId = Extract<(typeof EXTRAS)[number], { readonly hat: true }>['id'];

export const isHat = (id: ExtraId): id is HatId => optionById(EXTRAS, id).hat;

/**
 * The hat a look wears. A turban or patka is not to be covered by a hat, and a hood leaves no room for one; a helmet of
 * glass goes round a turban.
 */
export function hatOf({ extras, hair, outfit }: Look): HatId | null {
  const hat = extras.find(isHat);
  if (!hat || optionById(OUTFITS, outfit).hood) return null;
  return optionById(HAIR_STYLES, hair).wound && !optionById(EXTRAS, hat).glass ? null : hat;
}
