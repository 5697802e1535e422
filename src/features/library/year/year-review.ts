/** A family's review of the year: no goals, streaks or rankings. Pure. */
import type { LibraryEntry } from '../reading/library-entry.ts';

export interface Month<Entry> {
  /** The month's name, such as `March`. */
  readonly name: string;
  /** Latest first. */
  readonly books: readonly Entry[];
}

type Finished = Pick<LibraryEntry, 'hero' | 'completedAt'>;

/** Groups the books finished in `year` by month, latest first, in the device's time zone. */
export function finishedByMonth<Entry extends Finished>(
  entries: readonly Entry[],
  year: number,
): Month<Entry>[] {
  const months = new Map<number, { at: number; entry: Entry }[]>();
  for (const entry of entries) {
    const day = entry.completedAt === null ? null : new Date(entry.completedAt);
    if (day?.getFullYear() !== year) continue;
    const books = months.get(day.getMonth()) ?? [];
    months.set(day.getMonth(), [...books, { at: day.getTime(), entry }]);
  }
  return [...months]
    .sort(([a], [b]) => b - a)
    .map(([month, books]) => ({
      name: new Intl.DateTimeFormat('en-US', { month: 'long' }).format(new Date(year, month, 1)),
      books: books.sort((a, b) => b.at - a.at).map(({ entry }) => entry),
    }));
}

/** Up to this many children are named; more are counted. */
const MAX_NAMES = 6;

/**
 * Sums up the year in one sentence. Books without a known child are counted and not attributed.
 * @param books at least one
 */
export function yearSummary(
  books: readonly Finished[],
  nameOf: (heroId: string) => string | undefined,
): string {
  const readers = new Map<string, number>();
  for (const { hero } of books) {
    const name = hero === null ? undefined : nameOf(hero);
    if (hero !== null && name) readers.set(hero, (readers.get(hero) ?? 0) + 1);
  }
  const all = `You finished ${books.length === 1 ? 'a book' : `${books.length} books`} together this year`;
  const [first] = readers;
  if (!first) return `${all}.`;
  const [hero, count] = first;
  if (count === books.length) return `${all}, with ${nameOf(hero)}.`;
  const named = [...readers.values()].reduce((sum, many) => sum + many, 0);
  if (readers.size > MAX_NAMES)
    return `${all}, ${named < books.length ? `among them ${named} ` : ''}with ${readers.size} children.`;
  const parts = [...readers].map(([id, many]) => `${many} with ${nameOf(id)}`);
  return `${all}${named < books.length ? ', among them' : ':'} ${parts.join(', ')}.`;
}
