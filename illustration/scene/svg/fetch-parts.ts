/** What a picture needs of the kit, read from its data: its backdrop, things, animals, and all that its people wear. */

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

/** Ids of the parts that come by need. */
export interface RequiredParts {
  readonly backdrop: BackdropId;
  readonly props: readonly PropId[];
  readonly animals: readonly AnimalId[];
  readonly looks: readonly Look[];
  /** Cut letters, and written ones. */
  readonly letters: boolean;
  readonly handwriting: boolean;
  readonly room: boolean;
}

/** Who plays a role: an animal by its kind, or a person by the look she wears here. Nobody where the book knows no such name. */
function memberOf(role: Role, { hero, others }: Cast): AnimalId | Look | undefined {
  const costume = 'wears' in role ? role.wears : undefined;
  if (role.who === 'hero') return withCostume(hero, costume);
  const other = others?.[role.who];
  if (other) return 'look' in other ? withCostume(other.look, costume) : other.who;
  return LAZY_ANIMAL_RECORDS.has(role.who) ? role.who : undefined;
}

/** Read from the data alone: nothing is fetched. */
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

/** Resolves when the scene can be drawn for these players; rejects when a part of it can't be fetched. */
export async function fetchParts(scene: Scene, cast: Look | Cast): Promise<void> {
  const { backdrop, props, animals, looks, letters, handwriting, room } = requiredParts(scene, toCast(cast));
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
