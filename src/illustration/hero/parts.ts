/** The parts a look is made of: where ids become records, for who draws. */
import type { Aid } from './aid.ts';
import { AID_RECORDS } from './aids.drawings.generated.ts';
import type { Extra } from './extra.ts';
import { EXTRA_DRAWINGS } from './extras.drawings.generated.ts';
import { EYEWEAR } from './glasses.drawings.generated.ts';
import type { Glasses } from './glasses.ts';
import type { HairStyle } from './hair/style.ts';
import { HAIR } from './hair/styles.drawings.generated.ts';
import { hatOf } from './hat-choice.ts';
import type { Look } from './look.ts';
import type { Outfit } from './outfit/garment.ts';
import { WARDROBE } from './outfit/outfits.drawings.generated.ts';

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
    hair: HAIR[look.hair],
    outfit: WARDROBE[look.outfit],
    extras: look.extras.map((id) => EXTRA_DRAWINGS[id]),
    hat: hat && EXTRA_DRAWINGS[hat],
    glasses: EYEWEAR[look.glasses],
    aids: look.aids.map((id) => AID_RECORDS[id]),
  };
}
