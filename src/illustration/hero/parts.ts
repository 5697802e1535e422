/** The parts a look is made of: where ids become records, for who draws. */
import type { HairStyle } from './hair/style.ts';
import { HAIR } from './hair/styles.drawings.generated.ts';
import type { Look } from './look.ts';
import type { Outfit } from './outfit/garment.ts';
import { WARDROBE } from './outfit/outfits.drawings.generated.ts';

export interface Parts {
  readonly hair: HairStyle;
  readonly outfit: Outfit;
}

export function partsOf({ hair, outfit }: Look): Parts {
  return { hair: HAIR[hair], outfit: WARDROBE[outfit] };
}
