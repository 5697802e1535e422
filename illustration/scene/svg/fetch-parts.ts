/** What a picture needs of the kit, read from its data: its backdrop, things, animals, and all that its people wear. */

import { fetchLooks } from '../../figures/hero/look/fetch-looks.ts';
import type { Look } from '../../figures/hero/look/look.ts';
import { HANDWRITING, LETTERING } from '../../paper/letter-shapes.ts';
import { LAZY_ANIMAL_RECORDS } from '../../parts/animals.lazy.generated.ts';
import { LAZY_BACKDROP_RECORDS } from '../../parts/backdrops.lazy.generated.ts';
import { LAZY_PROP_RECORDS } from '../../parts/props.lazy.generated.ts';
import { type Players, playersOf } from '../cast/cast.ts';
import { dressed } from '../cast/costume.ts';
import type { BackdropId, CompanionId, PropId } from '../format/ids.ts';
import type { Role } from '../format/roles.ts';
import type { Scene } from '../format/scene.ts';
import { ROOMS } from '../layers/room-registry.ts';

/** Ids of the parts that come by need. */
export interface Needs {
  readonly backdrop: BackdropId;
  readonly props: readonly PropId[];
  readonly animals: readonly CompanionId[];
  readonly looks: readonly Look[];
  /** Cut letters, and written ones. */
  readonly letters: boolean;
  readonly handwriting: boolean;
  readonly room: boolean;
}

/** Who plays a role: an animal by its kind, or a person by the look she wears here. Nobody where the book knows no such name. */
function playing(role: Role, { hero, others }: Players): CompanionId | Look | undefined {
  const costume = 'wears' in role ? role.wears : undefined;
  if (role.who === 'hero') return dressed(hero, costume);
  const other = others?.[role.who];
  if (other) return 'look' in other ? dressed(other.look, costume) : other.who;
  return LAZY_ANIMAL_RECORDS.knows(role.who) ? role.who : undefined;
}

/** Read from the data alone: nothing is fetched. */
export function needsOf(scene: Scene, players: Players): Needs {
  const cast = scene.cast.map((role) => playing(role, players));
  const letters = (scene.cuts ?? []).filter((cut) => 'letters' in cut);
  return {
    backdrop: scene.backdrop,
    props: (scene.props ?? []).map(({ id }) => id),
    animals: cast.filter((player) => typeof player === 'string'),
    looks: cast.filter((player) => typeof player === 'object'),
    letters: letters.some(({ hand }) => !hand),
    handwriting: letters.some(({ hand }) => hand),
    room: scene.room !== undefined,
  };
}

/** Resolves when the scene can be drawn for these players; rejects when a part of it can't be fetched. */
export async function fetchParts(scene: Scene, cast: Look | Players): Promise<void> {
  const { backdrop, props, animals, looks, letters, handwriting, room } = needsOf(scene, playersOf(cast));
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
