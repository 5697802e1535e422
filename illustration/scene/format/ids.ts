/**
 * Step 1, format: the ids that a scene may use, from the generated lists of the parts. Stories name parts by these ids, so a
 * published id never changes. This file imports no drawing code and no schema.
 */
import { ANIMAL_LIST, type AnimalId } from '../../parts/animals.generated.ts';
import { BACKDROP_LIST, type BackdropId } from '../../parts/backdrops.generated.ts';
import { PROP_LIST, type PropId } from '../../parts/props.generated.ts';

export { ANIMAL_POSES } from '../../parts/animal.ts';
export type { AnimalId, BackdropId, PropId };

export const WEATHERS = ['rain', 'snow', 'fog', 'wind', 'leaves', 'petals', 'sparks'] as const;
export type WeatherId = (typeof WEATHERS)[number];

export const SKIES = ['rings', 'flat', 'torn', 'clouds', 'none'] as const;
export type SkyId = (typeof SKIES)[number];

export const HOLES = ['round', 'door', 'window', 'keyhole', 'arch', 'cave', 'leaves', 'tear'] as const;
export type HoleId = (typeof HOLES)[number];

export const BACKDROP_IDS: readonly BackdropId[] = BACKDROP_LIST.map(({ id }) => id);
export const PROP_IDS: readonly PropId[] = PROP_LIST.map(({ id }) => id);
export const ANIMAL_IDS: readonly AnimalId[] = ANIMAL_LIST.map(({ id }) => id);
