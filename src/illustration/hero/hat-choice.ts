/** Which hat a look wears, as data: no drawing code. */
import { choice, type ExtraId, HAIR_STYLES, OUTFITS } from './choices.ts';
import type { Look } from './look.ts';

/** Headwear that holds the whole head; crowns, flowers, bows and headphones lie on the hair. */
const HATS = ['cap', 'beanie', 'wizardHat', 'pirateHat', 'spaceHelmet'] as const satisfies readonly ExtraId[];
export type HatId = (typeof HATS)[number];

export const isHat = (id: ExtraId): id is HatId => (HATS as readonly ExtraId[]).includes(id);

/**
 * The hat a look wears. A turban or patka is not to be covered by a hat, and a hood leaves no room for one; a helmet of
 * glass goes round a turban.
 */
export function hatOf({ extras, hair, outfit }: Look): HatId | null {
  const hat = HATS.find((id) => extras.includes(id)) ?? null;
  if (choice(OUTFITS, outfit).hood) return null;
  return choice(HAIR_STYLES, hair).wound && hat !== 'spaceHelmet' ? null : hat;
}
