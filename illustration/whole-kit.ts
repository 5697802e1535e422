/**
 * Lays out the whole kit: imported for its effect by whoever draws pictures nobody knows beforehand, as scripts, tests and the
 * gallery do. A family's browser never does; it fetches what a picture needs.
 */
import { ANIMALS_AT_HAND } from './figures/animals.at-hand.generated.ts';
import { ANIMALS } from './figures/animals.drawings.generated.ts';
import { EXTRA_DRAWINGS_AT_HAND } from './figures/hero/extras.at-hand.generated.ts';
import { EXTRA_DRAWINGS } from './figures/hero/extras.drawings.generated.ts';
import { HAIR_AT_HAND } from './figures/hero/hair/styles.at-hand.generated.ts';
import { HAIR } from './figures/hero/hair/styles.drawings.generated.ts';
import { WARDROBE_AT_HAND } from './figures/hero/outfit/outfits.at-hand.generated.ts';
import { WARDROBE } from './figures/hero/outfit/outfits.drawings.generated.ts';
import * as glyphs from './paper/glyphs.ts';
import { HANDWRITING, LETTERING } from './paper/lettering.ts';
import * as pencil from './paper/pencil.ts';
import { PROPS_AT_HAND } from './parts/props.at-hand.generated.ts';
import { PROPS } from './parts/props.drawings.generated.ts';
import { BACKDROPS_AT_HAND } from './scene/backdrops.at-hand.generated.ts';
import { BACKDROPS } from './scene/backdrops.drawings.generated.ts';
import { ROOMS } from './scene/room.ts';
import * as rooms from './scene/rooms.ts';

PROPS_AT_HAND.put(PROPS);
ANIMALS_AT_HAND.put(ANIMALS);
BACKDROPS_AT_HAND.put(BACKDROPS);
HAIR_AT_HAND.put(HAIR);
WARDROBE_AT_HAND.put(WARDROBE);
EXTRA_DRAWINGS_AT_HAND.put(EXTRA_DRAWINGS);
LETTERING.put({ felt: glyphs });
HANDWRITING.put({ pencil });
ROOMS.put({ room: rooms });
