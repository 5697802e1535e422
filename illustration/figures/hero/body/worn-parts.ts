/** Resolves the ids of a look to the records of its parts. */
import type { Aid } from '../../../parts/aid.ts';
import { AID_RECORDS } from '../../../parts/aids.records.generated.ts';
import type { Extra } from '../../../parts/extra.ts';
import { LAZY_EXTRA_RECORDS } from '../../../parts/extras.lazy.generated.ts';
import { GLASSES_RECORDS } from '../../../parts/glasses.records.generated.ts';
import { LAZY_HAIR_RECORDS } from '../../../parts/hair.lazy.generated.ts';
import type { HairStyle } from '../../../parts/hair-style.ts';
import type { Outfit } from '../../../parts/outfits/shapes/garment.ts';
import { LAZY_OUTFIT_RECORDS } from '../../../parts/outfits.lazy.generated.ts';
import type { Glasses } from '../head/glasses.ts';
import { hatOf } from '../look/hat.ts';
import type { Look } from '../look/look.ts';

export interface WornParts {
  readonly hair: HairStyle;
  readonly outfit: Outfit;
  readonly extras: readonly Extra[];
  /** The hat among the extras, if it can be worn on this hair. It presses the hair (`head/hair.ts`). */
  readonly hat: Extra | null;
  readonly glasses: Glasses;
  readonly aids: readonly Aid[];
}

export function wornParts(look: Look): WornParts {
  const hat = hatOf(look);
  return {
    hair: LAZY_HAIR_RECORDS.get(look.hair),
    outfit: LAZY_OUTFIT_RECORDS.get(look.outfit),
    extras: look.extras.map((id) => LAZY_EXTRA_RECORDS.get(id)),
    hat: hat && LAZY_EXTRA_RECORDS.get(hat),
    glasses: GLASSES_RECORDS[look.glasses],
    aids: look.aids.map((id) => AID_RECORDS[id]),
  };
}
