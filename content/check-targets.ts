/** Whether everything a picture calls by name is in it, and has the part that is called. */

import type { SceneCut } from '../illustration/scene/format/cuts.ts';
import { ANIMAL_IDS, type AnimalId, type PropId } from '../illustration/scene/format/ids.ts';
import type { Issue } from '../illustration/scene/format/issues.ts';
import type { Spot } from '../illustration/scene/format/places.ts';
import type { Placing } from '../illustration/scene/format/placing.ts';
import type { ForHands, Role, ScenePropData } from '../illustration/scene/format/roles.ts';
import type { Camera, Scene } from '../illustration/scene/format/scene.ts';
import { PERSON_PARTS } from '../illustration/scene/format/words.ts';
import { cutHas } from '../illustration/scene/layout/cut-anchors.ts';
import { animalAnchor, propAnchor } from '../illustration/scene/layout/part-anchors.ts';
import { nameOf } from '../illustration/scene/layout/relations.ts';
import { spotsOf } from '../illustration/scene/pose/hand-tasks.ts';
import type { Book } from './book.ts';
import '../illustration/load-all-parts.ts';

/** What a name stands for in a picture. */
type Called =
  | { readonly person: true }
  | { readonly animal: AnimalId }
  | { readonly thing: PropId }
  | { readonly cut: SceneCut };

const PEOPLE: readonly string[] = PERSON_PARTS;

/** Somebody of a picture: a person, an animal of a kind, or nobody. */
export function calledBy(book: Book, { who }: Role): Called | null {
  const member = book.cast && Object.hasOwn(book.cast, who) ? book.cast[who] : undefined;
  if (member) return 'look' in member ? { person: true } : { animal: member.who };
  if (who === 'hero' || (who === 'friend' && book.friend)) return { person: true };
  return animalOf(who);
}

/** Whom the cast of a whole picture calls and nobody is, and what its relations call. */
export function targetIssues(book: Book, scene: Scene): Issue[] {
  const known = new Map<string, Called>();
  const props = scene.props ?? [];
  for (const cut of scene.cuts ?? []) if (cut.name !== undefined) known.set(cut.name, { cut });
  for (const prop of props) known.set(nameOf(prop), { thing: prop.id });
  const nobody: Issue[] = [];
  for (const role of scene.cast) {
    const called = calledBy(book, role);
    if (called) known.set(nameOf(role), called);
    else if (role.who === 'friend')
      nobody.push({ words: 'shows the friend, and the book has no friend', key: 'who', value: role.who });
    else
      nobody.push({
        words: `“${role.who}” is neither in the cast nor an animal of the kit`,
        key: 'who',
        value: role.who,
      });
  }
  if (nobody.length > 0) return nobody;
  return targetsOf(scene).flatMap(({ of, key, target }) => {
    const [name = '', part] = target.split('.');
    const called = known.get(name);
    const at = `${of}${key}`;
    if (!called)
      return { words: `${at} “${target}”: there is no “${name}” in this picture`, key, value: target };
    if (part === undefined || has(called, part)) return [];
    return { words: `${at} “${target}”: ${name} has no “${part}”`, key, value: target };
  });
}

function has(called: Called, part: string): boolean {
  if ('person' in called) return PEOPLE.includes(part);
  if ('cut' in called) return cutHas(called.cut, part);
  return ('animal' in called ? animalAnchor(called.animal, part) : propAnchor(called.thing, part)) !== null;
}

interface Told {
  /** Whose relation it is: `mouse: `. */
  readonly of: string;
  readonly key: string;
  readonly target: string;
}

/** Every name that a picture calls. */
function targetsOf(scene: Scene): Told[] {
  const { props = [], cast, cuts = [], camera, wide, lighting, through } = scene;
  return [
    ...[...props, ...cast].flatMap((part) => [...placed(part, `${nameOf(part)}: `), ...acted(part)]),
    ...cuts.flatMap((cut) => [...placed(cut, 'a cut: '), ...hung(cut)]),
    ...looked('camera', camera),
    ...looked('wide', wide),
    ...(through ? spots('through: ', { on: through.on }) : []),
    ...(lighting ? spots('lighting: ', { from: lighting.from, edge: lighting.edge?.at }) : []),
    ...(lighting?.lamps ?? []).flatMap(({ on }) => spots('a lamp: ', { on })),
  ];
}

const spots = (of: string, told: Readonly<Record<string, Spot | undefined>>): Told[] =>
  Object.entries(told).flatMap(([key, spot]) => (typeof spot === 'string' ? { of, key, target: spot } : []));

const placed = ({ on, in: within, behind, before }: Placing, of: string) =>
  spots(of, { on, in: within, behind, before });

const hung = (cut: SceneCut) =>
  'width' in cut && 'from' in cut ? spots('a line: ', { from: cut.from, to: cut.to }) : [];

const looked = (key: string, camera: Camera | undefined) =>
  camera ? spots(`${key}: `, { on: camera.on }) : [];

function acted(part: ScenePropData | Role): Told[] {
  const of = `${nameOf(part)}: `;
  if (!('who' in part)) return spots(of, { heldBy: part.heldBy });
  const looked = spots(of, { lookAt: part.lookAt });
  // An animal of the kit has no hands.
  if (!('touch' in part || 'hold' in part || 'point' in part || 'carry' in part || 'push' in part))
    return looked;
  const each = (key: string, told: ForHands | undefined): Told[] =>
    spotsOf(told).flatMap((spot) => spots(of, { [key]: spot }));
  const { carry, push } = part;
  return [
    ...looked,
    ...spots(of, { carry, push }),
    ...each('touch', part.touch),
    ...each('hold', part.hold),
    ...each('point', part.point),
  ];
}

const ANIMAL_RECORDS: ReadonlyMap<string, AnimalId> = new Map(ANIMAL_IDS.map((id) => [id, id]));

function animalOf(who: string): Called | null {
  const animal = ANIMAL_RECORDS.get(who);
  return animal ? { animal } : null;
}
