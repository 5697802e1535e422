/**
 * Step 1, format: builds the complete scene of a spread from its set, the earlier picture it changes, its own fields and the
 * story's costume.
 */
import { seedOf } from '../../paper/rng.ts';
import type { BookScene, CastMember, Change, SceneSet } from './book.ts';
import type { Costume, PartialLook } from './look.ts';
import type { Placing } from './placing.ts';
import type { Scene } from './scene.ts';

/** A person of the cast, by its name there, whom another child of the family can play. */
interface PlayedPerson {
  readonly name: string;
  readonly plays: string;
}

/** The fields of a book that its pictures need. */
export interface IllustratedBook {
  readonly cast?: Readonly<Record<string, CastMember>>;
  readonly friend?: { readonly name: string; readonly look: PartialLook };
  readonly third?: PlayedPerson;
  readonly fourth?: PlayedPerson;
  readonly wears?: Costume;
  readonly sets?: Readonly<Record<string, SceneSet>>;
  readonly spreads: readonly { readonly id: string; readonly scene: BookScene }[];
}

/** Returns the scene of a spread. Throws a sentence for the illustrator when its set or earlier picture is missing. */
export function spreadScene(book: IllustratedBook, id: string): Scene {
  return buildScene(book, id, new Set());
}

function buildScene(book: IllustratedBook, id: string, inProgress: Set<string>): Scene {
  const spread = book.spreads.find((other) => other.id === id);
  if (!spread) throw new Error(`There is no spread “${id}”.`);
  if (inProgress.has(id)) throw new Error(`The picture of “${id}” is made from itself.`);
  inProgress.add(id);
  const { set, from, wears, cast = [], props = [], ...own } = spread.scene;
  const place = set === undefined ? undefined : book.sets?.[set];
  if (set !== undefined && !place) throw new Error(`“${id}” plays in “${set}”, which is not among the sets.`);
  const before = from === undefined ? undefined : buildScene(book, from, inProgress);
  const { why: _, ...taken } = before ?? {};
  const base: Partial<Scene> = { ...taken, ...place };
  const { backdrop, light } = { ...base, ...own };
  if (!backdrop || !light) throw new Error(`“${id}” needs a set, or a backdrop and a light.`);
  const lighting = base.lighting || own.lighting ? { ...base.lighting, ...own.lighting } : undefined;
  const costume = wears ?? (before ? undefined : book.wears);
  return {
    ...base,
    ...own,
    backdrop,
    light,
    seed: own.seed ?? base.seed ?? seedOf(id) % 1000,
    ...(lighting ? { lighting } : {}),
    cuts: withChanges([...(before?.cuts ?? []), ...(place?.cuts ?? [])], own.cuts ?? []),
    props: withChanges([...(before?.props ?? []), ...(place?.props ?? [])], props),
    cast: dressHero(withChanges(before?.cast ?? [], cast), costume),
  };
}

const nameOf = (part: Placing & { readonly who?: string; readonly id?: string }): string | undefined =>
  part.name ?? part.who;

/** Applies changes to a list of parts: an entry whose name exists changes or removes that part, any other is added. */
function withChanges<T extends Placing>(before: readonly T[], now: readonly (T | Change)[]): T[] {
  const parts = [...before];
  for (const part of now) {
    const name = nameOf(part);
    const at = name === undefined ? -1 : parts.findIndex((other) => nameOf(other) === name);
    if ('gone' in part) {
      if (at >= 0) parts.splice(at, 1);
    } else if (at >= 0) parts[at] = { ...parts[at]!, ...part };
    else parts.push(part as T);
  }
  return parts;
}

function dressHero(cast: readonly Scene['cast'][number][], costume: Costume | undefined): Scene['cast'] {
  if (!costume) return cast;
  return cast.map((role) =>
    role.who === 'hero' && !('wears' in role && role.wears)
      ? ({ ...role, wears: costume } as typeof role)
      : role,
  );
}
