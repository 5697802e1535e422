/**
 * Books that lie open on this device, saved or not: what a family finds again when it comes back. One list an owner,
 * forgotten when the member has left (`src/app/leaving/`).
 */
import { persistedStores } from '../../platform/device/persisted-store.ts';
import { type BookKey, isBegun, keyOf, type LibraryEntry, lastRead, type Manner } from './reading.ts';
import { BEGUN_PREFIX, VISITOR } from './stores.ts';

/** A book in the middle of which somebody is. */
export type Begun = BookKey &
  Manner & {
    /** From 1. */
    page: number;
    pages: number;
    /** Milliseconds since 1970 of the last page turned. */
    at: number;
  };

/** Books kept for each owner, the last read first. */
const KEPT = 8;

const lists = persistedStores<readonly Begun[]>(BEGUN_PREFIX, {
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isStored) : []),
  isEmpty: (books) => books.length === 0,
  merge: (lost, now) => {
    const newer = new Set(now.map(keyOf));
    return [...now, ...lost.filter((book) => !newer.has(keyOf(book)))].slice(0, KEPT);
  },
});

export const begunOf = (owner: string): readonly Begun[] => lists(owner).get();

/** What a visitor has begun goes on with the member she has become. */
export function adoptBegun(memberId: string): void {
  const hers = begunOf(VISITOR);
  if (hers.length === 0) return;
  const known = begunOf(memberId);
  const mine = new Set(known.map(keyOf));
  lists(memberId).set([...hers.filter((book) => !mine.has(keyOf(book))), ...known].slice(0, KEPT));
  lists(VISITOR).set([]);
}

/** Notes where a book lies open. Its first page is no beginning yet, and its last is the end. */
export function noteBegun(memberId: string | null, place: Omit<Begun, 'at'>, now = Date.now()): void {
  const owner = memberId ?? VISITOR;
  const others = begunOf(owner).filter((book) => keyOf(book) !== keyOf(place));
  const open = isBegun(place);
  const { story, hero, page, pages, path, friend } = place;
  const book: Begun = {
    ...{ story, hero, page, pages, at: now },
    ...(path !== undefined && { path }),
    ...(friend !== undefined && { friend }),
  };
  // Opening a book anew at its first page does not lose the place in it.
  if (!open && place.page === 1) return;
  lists(owner).set((open ? [book, ...others] : others).slice(0, KEPT));
}

/** Takes a book off the list: it was removed from the shelf. */
export function forgetBegun(memberId: string | null, book: BookKey): void {
  const owner = memberId ?? VISITOR;
  lists(owner).set(begunOf(owner).filter((other) => keyOf(other) !== keyOf(book)));
}

/** All half-read books, the last read first: those of the device, and of the shelf what the device does not know. A book that
 * was only saved is none of them. */
export function halfRead(begun: readonly Begun[], shelf: readonly LibraryEntry[]): Begun[] {
  const known = new Set(begun.map(keyOf));
  const finished = new Map(
    shelf.filter(({ page, pages }) => page >= pages).map((book) => [keyOf(book), book]),
  );
  const saved = shelf
    .filter((entry) => isBegun(entry) && !known.has(keyOf(entry)))
    .map((entry): Begun => ({ ...placeOf(entry), at: lastRead(entry) }));
  const open = begun.filter((book) => {
    const done = finished.get(keyOf(book))?.completedAt;
    // Finished on another device since.
    return !done || Date.parse(done) < book.at;
  });
  return [...open, ...saved].sort((a, b) => b.at - a.at);
}

function placeOf({ story, hero, page, pages, path, friend }: LibraryEntry): Omit<Begun, 'at'> {
  return {
    ...{ story, hero, page, pages },
    ...(path !== undefined && { path }),
    ...(friend !== undefined && { friend }),
  };
}

function isStored(value: unknown): value is Begun {
  if (!value || typeof value !== 'object') return false;
  const { story, hero, page, pages, at } = value as Record<string, unknown>;
  return (
    typeof story === 'string' &&
    (hero === null || typeof hero === 'string') &&
    [page, pages].every(Number.isInteger) &&
    typeof at === 'number'
  );
}
