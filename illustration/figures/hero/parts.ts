/** The parts a look is made of: where ids become records, for who draws. */
import type { Aid } from './aid.ts';
import { AID_RECORDS } from './aids.drawings.generated.ts';
import type { Extra } from './extra.ts';
import { EXTRA_DRAWINGS_AT_HAND } from './extras.at-hand.generated.ts';
import { EYEWEAR } from './glasses.drawings.generated.ts';
import type { Glasses } from './glasses.ts';
import type { HairStyle } from './hair/style.ts';
import { HAIR_AT_HAND } from './hair/styles.at-hand.generated.ts';
import { hatOf } from './hat-choice.ts';
import type { Look } from './look.ts';
import type { Outfit } from './outfit/garment.ts';
import { WARDROBE_AT_HAND } from './outfit/outfits.at-hand.generated.ts';

export interface Parts {
  readonly hair: HairStyle;
  readonly outfit: Outfit;
  readonly extras: readonly Extra[];
  /** The hat among the extras, if it can be worn on this hair. It presses the hair (`hair/pressed.ts`). */
  readonly hat: Extra | null;
  readonly glasses: Glasses;
  readonly aids: readonly Aid[];
}

export function partsOf(look: Look): Parts {
  const hat = hatOf(look);
  return {
    hair: HAIR_AT_HAND.get(look.hair),
    outfit: WARDROBE_AT_HAND.get(look.outfit),
    extras: look.extras.map((id) => EXTRA_DRAWINGS_AT_HAND.get(id)),
    hat: hat && EXTRA_DRAWINGS_AT_HAND.get(hat),
    glasses: EYEWEAR[look.glasses],
    aids: look.aids.map((id) => AID_RECORDS[id]),
  };
}
