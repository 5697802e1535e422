/**
 * Adds all records to the lazy registries. Scripts, tests and the gallery import this file for its effect; the app
 * fetches only the parts that a picture needs.
 */

import * as glyphs from './paper/felt-glyphs.ts';
import * as pencil from './paper/handwriting-strokes.ts';
import { HANDWRITING, LETTERING } from './paper/letter-shapes.ts';
import { LAZY_ANIMAL_RECORDS } from './parts/animals.lazy.generated.ts';
import { ANIMAL_RECORDS } from './parts/animals.records.generated.ts';
import { LAZY_BACKDROP_RECORDS } from './parts/backdrops.lazy.generated.ts';
import { BACKDROP_RECORDS } from './parts/backdrops.records.generated.ts';
import { LAZY_EXTRA_RECORDS } from './parts/extras.lazy.generated.ts';
import { EXTRA_RECORDS } from './parts/extras.records.generated.ts';
import { LAZY_HAIR_RECORDS } from './parts/hair.lazy.generated.ts';
import { HAIR_RECORDS } from './parts/hair.records.generated.ts';
import { LAZY_OUTFIT_RECORDS } from './parts/outfits.lazy.generated.ts';
import { OUTFIT_RECORDS } from './parts/outfits.records.generated.ts';
import { LAZY_PROP_RECORDS } from './parts/props.lazy.generated.ts';
import { PROP_RECORDS } from './parts/props.records.generated.ts';
import { ROOMS } from './scene/layers/room-registry.ts';
import * as rooms from './scene/layers/rooms.ts';

LAZY_PROP_RECORDS.add(PROP_RECORDS);
LAZY_ANIMAL_RECORDS.add(ANIMAL_RECORDS);
LAZY_BACKDROP_RECORDS.add(BACKDROP_RECORDS);
LAZY_HAIR_RECORDS.add(HAIR_RECORDS);
LAZY_OUTFIT_RECORDS.add(OUTFIT_RECORDS);
LAZY_EXTRA_RECORDS.add(EXTRA_RECORDS);
LETTERING.add({ felt: glyphs });
HANDWRITING.add({ pencil });
ROOMS.add({ room: rooms });
