/**
 * Books that lie open on this device, saved or not: what a family finds again when it comes back. One list an owner,
 * forgotten when the member has left (`src/app/sign-out/`).
 */
import { useEffect } from 'react';
import { persistedStores, usePersistedStore } from '../../../platform/device/persisted-store.ts';
import { IN_PROGRESS_PREFIX, VISITOR } from '../storage-keys.ts';
import {
  type BookKey,
  bookKeyOf,
  isInProgress,
  type LibraryEntry,
  lastReadAt,
  type ReadingOptions,
} from './library-entry.ts';

/** A book in the middle of which somebody is. */
export type BookInProgress = BookKey &
  ReadingOptions & {
    /** From 1. */
    page: number;
    pages: number;
    /** Milliseconds since 1970 of the last page turned. */
    at: number;
  };

/** Books kept for each owner, the last read first. */
const MAX_BOOKS = 8;

const lists = persistedStores<readonly BookInProgress[]>(IN_PROGRESS_PREFIX, {
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isStored) : []),
  isEmpty: (books) => books.length === 0,
  merge: (lost, now) => {
    const newer = new Set(now.map(bookKeyOf));
    return [...now, ...lost.filter((book) => !newer.has(bookKeyOf(book)))].slice(0, MAX_BOOKS);
  },
});

export const booksInProgress = (owner: string): readonly BookInProgress[] => lists(owner).get();

/** The books in progress as state; none before hydration. Those of a visitor go on with the member. */
export function useBooksInProgress(memberId: string | null): readonly BookInProgress[] {
  useEffect(() => {
    if (memberId) adoptVisitorBooksInProgress(memberId);
  }, [memberId]);
  return usePersistedStore(lists(memberId ?? VISITOR));
}

/** What a visitor has begun goes on with the member she has become. */
export function adoptVisitorBooksInProgress(memberId: string): void {
  const hers = booksInProgress(VISITOR);
  if (hers.length === 0) return;
  const known = booksInProgress(memberId);
  const mine = new Set(known.map(bookKeyOf));
  lists(memberId).set([...hers.filter((book) => !mine.has(bookKeyOf(book))), ...known].slice(0, MAX_BOOKS));
  lists(VISITOR).set([]);
}

/** Notes where a book lies open. Its first page is no beginning yet, and its last is the end. */
export function recordBookInProgress(
  memberId: string | null,
  place: Omit<BookInProgress, 'at'>,
  now = Date.now(),
): void {
  const owner = memberId ?? VISITOR;
  const others = booksInProgress(owner).filter((book) => bookKeyOf(book) !== bookKeyOf(place));
  const open = isInProgress(place);
  const { story, hero, page, pages, path, friend } = place;
  const book: BookInProgress = {
    ...{ story, hero, page, pages, at: now },
    ...(path !== undefined && { path }),
    ...(friend !== undefined && { friend }),
  };
  // Opening a book anew at its first page does not lose the place in it.
  if (!open && place.page === 1) return;
  const all = open ? [book, ...others].sort((a, b) => b.at - a.at) : others;
  lists(owner).set(all.slice(0, MAX_BOOKS));
}

/** Takes a book off the list: it was removed from the shelf. */
export function removeBookInProgress(memberId: string | null, book: BookKey): void {
  const owner = memberId ?? VISITOR;
  lists(owner).set(booksInProgress(owner).filter((other) => bookKeyOf(other) !== bookKeyOf(book)));
}

/** Books in progress that are not on the shelf, the last read first. */
export function unsavedBooks(
  inProgress: readonly BookInProgress[],
  shelf: readonly LibraryEntry[],
): BookInProgress[] {
  const saved = new Set(shelf.map(bookKeyOf));
  return inProgress.filter((book) => !saved.has(bookKeyOf(book)));
}

/** All half-read books, the last read first: those of the device, and of the shelf what the device does not know. A book that
 * was only saved is none of them. */
export function mergeBooksInProgress(
  begun: readonly BookInProgress[],
  shelf: readonly LibraryEntry[],
): BookInProgress[] {
  const known = new Set(begun.map(bookKeyOf));
  const finished = new Map(
    shelf.filter(({ page, pages }) => page >= pages).map((book) => [bookKeyOf(book), book]),
  );
  const saved = shelf
    .filter((entry) => isInProgress(entry) && !known.has(bookKeyOf(entry)))
    .map((entry): BookInProgress => ({ ...placeOf(entry), at: lastReadAt(entry) }));
  const open = begun.filter((book) => {
    const done = finished.get(bookKeyOf(book))?.completedAt;
    // Finished on another device since.
    return !done || Date.parse(done) < book.at;
  });
  return [...open, ...saved].sort((a, b) => b.at - a.at);
}

function placeOf({ story, hero, page, pages, path, friend }: LibraryEntry): Omit<BookInProgress, 'at'> {
  return {
    ...{ story, hero, page, pages },
    ...(path !== undefined && { path }),
    ...(friend !== undefined && { friend }),
  };
}

function isStored(value: unknown): value is BookInProgress {
  if (!value || typeof value !== 'object') return false;
  const { story, hero, page, pages, at } = value as Record<string, unknown>;
  return (
    typeof story === 'string' &&
    (hero === null || typeof hero === 'string') &&
    [page, pages].every(Number.isInteger) &&
    typeof at === 'number'
  );
}
