/**
 * The words a scene may use: the ids of the light lists, which are written from the folders of the kit. Story data names
 * parts by these, so an id that was used stays. No drawing code comes in here, so that content can be checked without it.
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
