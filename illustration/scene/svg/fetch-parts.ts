/** Step 8, SVG: fetches the parts that a picture names before it is drawn; drawing itself never waits. */

import { fetchLooks } from '../../figures/hero/look/fetch-looks.ts';
import type { Look } from '../../figures/hero/look/look.ts';
import { HANDWRITING, LETTERING } from '../../paper/letter-shapes.ts';
import { LAZY_ANIMAL_RECORDS } from '../../parts/animals.lazy.generated.ts';
import { LAZY_BACKDROP_RECORDS } from '../../parts/backdrops.lazy.generated.ts';
import { LAZY_PROP_RECORDS } from '../../parts/props.lazy.generated.ts';
import { type Cast, toCast } from '../cast/cast.ts';
import { withCostume } from '../cast/costume.ts';
import type { AnimalId, BackdropId, PropId } from '../format/ids.ts';
import type { Role } from '../format/roles.ts';
import type { Scene } from '../format/scene.ts';
import { ROOMS } from '../layers/room-registry.ts';

/** Ids of the parts that are fetched on demand. */
export interface RequiredParts {
  readonly backdrop: BackdropId;
  readonly props: readonly PropId[];
  readonly animals: readonly AnimalId[];
  readonly looks: readonly Look[];
  /** Whether the picture has cut letters, and handwriting. */
  readonly letters: boolean;
  readonly handwriting: boolean;
  readonly room: boolean;
}

/** The animal of a role, or the look of its person in costume; undefined for an unknown name. */
function memberOf(role: Role, { hero, others }: Cast): AnimalId | Look | undefined {
  const costume = 'wears' in role ? role.wears : undefined;
  if (role.who === 'hero') return withCostume(hero, costume);
  const other = others?.[role.who];
  if (other) return 'look' in other ? withCostume(other.look, costume) : other.who;
  return LAZY_ANIMAL_RECORDS.has(role.who) ? role.who : undefined;
}

/** Reads the required parts from the scene's data; fetches nothing. */
export function requiredParts(scene: Scene, cast: Cast): RequiredParts {
  const members = scene.cast.map((role) => memberOf(role, cast));
  const letters = (scene.cuts ?? []).filter((cut) => 'letters' in cut);
  return {
    backdrop: scene.backdrop,
    props: (scene.props ?? []).map(({ id }) => id),
    animals: members.filter((member) => typeof member === 'string'),
    looks: members.filter((member) => typeof member === 'object'),
    letters: letters.some(({ hand }) => !hand),
    handwriting: letters.some(({ hand }) => hand),
    room: scene.room !== undefined,
  };
}

/** Resolves when the scene can be drawn for this cast; rejects when a part can't be fetched. */
export async function fetchParts(scene: Scene, lookOrCast: Look | Cast): Promise<void> {
  const { backdrop, props, animals, looks, letters, handwriting, room } = requiredParts(
    scene,
    toCast(lookOrCast),
  );
  await Promise.all([
    LAZY_BACKDROP_RECORDS.fetch([backdrop]),
    LAZY_PROP_RECORDS.fetch(props),
    LAZY_ANIMAL_RECORDS.fetch(animals),
    fetchLooks(looks),
    LETTERING.fetch(letters ? ['felt'] : []),
    HANDWRITING.fetch(handwriting ? ['pencil'] : []),
    ROOMS.fetch(room ? ['room'] : []),
  ]);
}
