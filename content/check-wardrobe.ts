/** Whether people and things stay as they are over a book: a change of clothes has a reason, a named thing keeps its colour. */
import type { Costume } from '../illustration/scene/format/look.ts';
import type { Role, ScenePropData } from '../illustration/scene/format/roles.ts';
import { spreadScene } from '../illustration/scene/format/spread-scene.ts';
import type { Book } from './book.ts';
import { pathsOf } from './book-paths.ts';
import type { BookProblem } from './check-book.ts';

/** Everything that changes without a reason, each once. */
export function wardrobeProblems(book: Book): BookProblem[] {
  const scenes = new Map(book.spreads.map(({ id }) => [id, spreadScene(book, id)]));
  const problems = new Map<string, BookProblem>();
  const say = (spread: string, words: string) =>
    problems.set(`${spread} ${words}`, { spread, words, advice: true });
  for (const path of pathsOf(book)) {
    const last = new Map<string, { spread: string; says: string }>();
    for (const { id } of path) {
      const { cast, props = [], why } = scenes.get(id)!;
      for (const { key, says, usual, reason } of [
        ...cast.flatMap((role) => worn(book, role)),
        ...coloured(props, cast),
      ]) {
        const before = last.get(key);
        if (before && before.spread !== id && before.says !== says && says !== usual && !reason && !why)
          say(
            id,
            `${key} is ${says} here and ${before.says} on “${before.spread}”: why? (wears: { …, why })`,
          );
        if (before?.spread !== id) last.set(key, { spread: id, says });
      }
    }
  }
  return [...problems.values()];
}

interface Appearance {
  /** Who or what it is. */
  readonly key: string;
  readonly says: string;
  /** What needs no reason. */
  readonly usual: string | undefined;
  readonly reason: string | undefined;
}

const OWN = 'in the usual clothes';

/** What a person of the picture has on. */
function worn(book: Book, role: Role): Appearance[] {
  const isPerson = role.who === 'hero' || role.who === 'friend' || 'look' in (book.cast?.[role.who] ?? {});
  if (!isPerson) return [];
  const wears = 'wears' in role ? role.wears : undefined;
  const usual = role.who === 'hero' && book.wears ? saidOf(book.wears) : OWN;
  return [{ key: role.who, says: wears ? saidOf(wears) : OWN, usual, reason: wears?.why }];
}

const saidOf = ({ outfit, cloth, extras = [] }: Costume): string =>
  ['in', cloth ?? '', outfit ?? 'the own outfit', ...(extras.length > 0 ? ['with', extras.join(', ')] : [])]
    .filter(Boolean)
    .join(' ');

/** Things and animals that are called the same, and their colour. */
function coloured(props: readonly ScenePropData[], cast: readonly Role[]): Appearance[] {
  const named = props.flatMap(({ name, id, colour }) => (name ? { key: `${name} (${id})`, colour } : []));
  const animals = cast.flatMap((role) =>
    'colour' in role && role.colour ? { key: role.name ?? role.who, colour: role.colour } : [],
  );
  return [...named, ...animals].map(({ key, colour = 'of its own colour' }) => ({
    key,
    says: colour,
    usual: undefined,
    reason: undefined,
  }));
}
