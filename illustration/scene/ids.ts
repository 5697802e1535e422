/**
 * The words a scene may use: the ids of the light lists, which are written from the folders of the kit. Story data names
 * parts by these, so an id that was used stays. No drawing code comes in here, so that content can be checked without it.
 */
import { COMPANION_LIST, type CompanionId } from '../figures/animals.generated.ts';
import { PROP_LIST, type PropId } from '../parts/props.generated.ts';
import { BACKDROP_LIST, type BackdropId } from './backdrops.generated.ts';

export { COMPANION_POSES, type CompanionPose } from '../figures/animals/parts/animal.ts';
export type { BackdropId, CompanionId, PropId };

export const LIGHT_IDS = ['dawn', 'noon', 'dusk', 'night'] as const;
export type LightId = (typeof LIGHT_IDS)[number];

export const BACKDROP_IDS: readonly BackdropId[] = BACKDROP_LIST.map(({ id }) => id);
export const PROP_IDS: readonly PropId[] = PROP_LIST.map(({ id }) => id);
export const COMPANION_IDS: readonly CompanionId[] = COMPANION_LIST.map(({ id }) => id);
