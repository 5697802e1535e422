/** The books a family finished in a year, as one looks back on them: no goal, no row of days, no best reader. Pure. */
import type { LibraryEntry } from '../reading/library-entry.ts';

export interface Month<Entry> {
  /** Its name, as `March`. */
  readonly name: string;
  /** The latest first. */
  readonly books: readonly Entry[];
}

type Finished = Pick<LibraryEntry, 'hero' | 'completedAt'>;

/** The months of `year` in which a book was finished, the latest first, by the clock of the device. */
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

/** Children told by name in one sentence; a class is counted. */
const MAX_NAMES = 6;

/**
 * The year in one sentence. Books that no child by name reads, or one who is not there any more, are counted and not
 * named. @param books at least one
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
