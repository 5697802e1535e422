/**
 * Whether the pictures of a book say only what a picture can say: every key and id known, every number in its range, every name
 * that is called somebody or something in the picture. The schema in `illustration/scene/format` is the source of the types, too.
 */
import type { z } from 'zod';
import {
  bookScene,
  type CastMember,
  castMember,
  type SceneSet,
  sceneSet,
} from '../illustration/scene/format/book.ts';
import { type Issue, issuesOf } from '../illustration/scene/format/issues.ts';
import { costume, look } from '../illustration/scene/format/look.ts';
import type { Placing } from '../illustration/scene/format/placing.ts';
import type { Role } from '../illustration/scene/format/roles.ts';
import { castAnimal, castPerson } from '../illustration/scene/format/roles.ts';
import type { Scene } from '../illustration/scene/format/scene.ts';
import { camera, scene as wholeScene } from '../illustration/scene/format/scene.ts';
import { spreadScene } from '../illustration/scene/format/spread-scene.ts';
import { PLANE_RANGES } from '../illustration/scene/layout/depths.ts';
import { nameOf } from '../illustration/scene/layout/relations.ts';
import { type Book, isScene } from './book.ts';
import { calledBy, targetIssues } from './check-targets.ts';

/** A fault, and the spread it is in; without one it is in what the pictures share. */
export interface SceneProblem extends Issue {
  readonly spread?: string;
}

/** Everything that no picture can say, of all that a book shows. */
export function formatProblems(book: Book): SceneProblem[] {
  return [...sharedProblems(book), ...book.spreads.flatMap(({ id }) => spreadProblems(book, id))];
}

function sharedProblems({ cast, sets, wears, friend }: Book): SceneProblem[] {
  const each = (
    kind: string,
    schema: z.ZodType,
    shared: Readonly<Record<string, CastMember | SceneSet>> = {},
  ) => Object.entries(shared).flatMap(([name, one]) => named(`${kind} “${name}”: `, issuesOf(schema, one)));
  return [
    ...each('cast', castMember, cast),
    ...each('set', sceneSet, sets),
    ...(wears ? issuesOf(costume, wears) : []),
    ...(friend ? named('friend: ', issuesOf(look, friend.look)) : []),
  ];
}

/** The picture of a spread as it is written and, where nothing is wrong with that, as it is staged; then those of its choice. */
function spreadProblems(book: Book, id: string): SceneProblem[] {
  const spread = book.spreads.find((each) => each.id === id)!;
  const written = issuesOf(bookScene, spread.scene);
  const own = written.length > 0 ? written : stagedIssues(book, id);
  const ways = (spread.choice?.ways ?? []).flatMap(({ picture }) => {
    if (!isScene(picture)) return issuesOf(camera, picture);
    const found = issuesOf(bookScene, picture);
    const alone: Book = { ...book, spreads: [...book.spreads, { id: WAY, text: [], scene: picture }] };
    return found.length > 0 ? found : stagedIssues(alone, WAY);
  });
  return [...own, ...named('a way: ', ways)].map((issue) => ({ spread: id, ...issue }));
}

const WAY = 'a picture of a way';

function stagedIssues(book: Book, id: string): Issue[] {
  try {
    return wholeIssues(book, spreadScene(book, id));
  } catch (error) {
    // A set or an earlier picture that is not there.
    return [{ words: error instanceof Error ? error.message : String(error), key: 'set' }];
  }
}

/** What is wrong with a picture that has its set, its cast and all it takes over. */
function wholeIssues(book: Book, scene: Scene): Issue[] {
  const form = issuesOf(wholeScene, scene);
  if (form.length > 0) return form;
  const called = targetIssues(book, scene);
  if (called.length > 0) return called;
  const roles = scene.cast.flatMap((role) => named(`cast › ${nameOf(role)}: `, roleIssues(book, role)));
  return [...roles, ...[...(scene.props ?? []), ...scene.cast].flatMap(depthIssues)];
}

/** People act as people and animals as animals, by whatever name the book calls them. */
function roleIssues(book: Book, role: Role): Issue[] {
  const called = calledBy(book, role);
  return issuesOf(called && 'person' in called ? castPerson : castAnimal, role);
}

function depthIssues(part: Placing & Parameters<typeof nameOf>[0]): Issue[] {
  const { plane, depth } = part;
  if (plane === undefined || depth === undefined) return [];
  const [from, to] = PLANE_RANGES[plane];
  if (depth >= from && depth <= to) return [];
  return [
    {
      words: `${nameOf(part)}: depth ${depth} is not on the plane “${plane}”, ${from} to ${to}`,
      key: 'depth',
      value: String(depth),
    },
  ];
}

const named = (place: string, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => ({ ...issue, words: `${place}${issue.words}` }));
