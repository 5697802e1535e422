/** Whether people and things stay as they are over a book: a change of clothes has a reason, a named thing keeps its colour. */
import type { Costume } from '../illustration/scene/format/look.ts';
import type { Role, ScenePropData } from '../illustration/scene/format/roles.ts';
import { spreadScene } from '../illustration/scene/format/spread-scene.ts';
import type { Book, BookSpread } from './book.ts';
import { nextIds } from './book-paths.ts';
import type { BookProblem } from './book-problem.ts';

/** How everybody and everything was last seen, by who or what it is. */
type Seen = ReadonlyMap<string, { readonly spread: string; readonly says: string }>;

/** Everything that changes without a reason, each once. */
export function wardrobeProblems(book: Book): BookProblem[] {
  const problems = new Map<string, BookProblem>();
  const after = new Map<string, Seen>();
  const [first] = book.spreads;
  const waiting: [BookSpread, Seen][] = first ? [[first, new Map()]] : [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [spread, before] = next;
    const seen = new Map(before);
    for (const { key, words, says } of appearances(book, spread, before)) {
      if (words)
        problems.set(`${spread.id} ${words}`, {
          spread: spread.id,
          words,
          rule: 'changed',
          advice: true,
        });
      if (seen.get(key)?.spread !== spread.id) seen.set(key, { spread: spread.id, says });
    }
    // A spread that two ways lead to is compared with both, and walked on from once.
    if (after.has(spread.id)) continue;
    after.set(spread.id, seen);
    const following = nextIds(book, spread);
    for (const each of book.spreads) if (following.includes(each.id)) waiting.push([each, seen]);
  }
  return [...problems.values()];
}

/** What is seen on a spread, and what has changed since it was last seen. */
function appearances(book: Book, { id }: BookSpread, seen: Seen) {
  const { cast, props = [] } = spreadScene(book, id);
  const all = [...cast.flatMap((role) => worn(book, role)), ...coloured(props, cast)];
  return all.map(({ key, says, usual, reason }) => {
    const before = seen.get(key);
    const changed = before && before.says !== says && says !== usual && !reason;
    const words = changed
      ? `${key} is ${says} here and ${before.says} on “${before.spread}”: why? (wears: { …, why })`
      : null;
    return { key, says, words };
  });
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
