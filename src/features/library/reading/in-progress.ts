/**
 * Books in progress on this device, saved or not, so that a family can continue them. One list an owner;
 * sign-out removes the member's (`src/app/sign-out/`).
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

/** A place in a book between its first and last page. */
export type BookInProgress = BookKey &
  ReadingOptions & {
    /** Counts from 1. */
    page: number;
    pages: number;
    /** Time of the last page turn, in milliseconds since 1970. */
    at: number;
  };

/** Books stored for each owner, last read first. */
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

/** Returns the books in progress as state; empty before hydration. Moves a visitor's to the member first. */
export function useBooksInProgress(memberId: string | null): readonly BookInProgress[] {
  useEffect(() => {
    if (memberId) adoptVisitorBooksInProgress(memberId);
  }, [memberId]);
  return usePersistedStore(lists(memberId ?? VISITOR));
}

/** Moves a visitor's books in progress to the member who has signed in. */
export function adoptVisitorBooksInProgress(memberId: string): void {
  const hers = booksInProgress(VISITOR);
  if (hers.length === 0) return;
  const known = booksInProgress(memberId);
  const mine = new Set(known.map(bookKeyOf));
  lists(memberId).set([...hers.filter((book) => !mine.has(bookKeyOf(book))), ...known].slice(0, MAX_BOOKS));
  lists(VISITOR).set([]);
}

/** Records the place in a book. The first page does not count as begun, and the last removes the book. */
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
  // Opening a book at its first page again keeps the stored place.
  if (!open && place.page === 1) return;
  const all = open ? [book, ...others].sort((a, b) => b.at - a.at) : others;
  lists(owner).set(all.slice(0, MAX_BOOKS));
}

/** Removes a book from the list when it leaves the library. */
export function removeBookInProgress(memberId: string | null, book: BookKey): void {
  const owner = memberId ?? VISITOR;
  lists(owner).set(booksInProgress(owner).filter((other) => bookKeyOf(other) !== bookKeyOf(book)));
}

/** Books in progress that are not saved, last read first. */
export function unsavedBooks(
  inProgress: readonly BookInProgress[],
  shelf: readonly LibraryEntry[],
): BookInProgress[] {
  const saved = new Set(shelf.map(bookKeyOf));
  return inProgress.filter((book) => !saved.has(bookKeyOf(book)));
}

/**
 * Merges the device's books in progress with the library's that the device does not know, last read first.
 * Leaves out books that were saved and not begun.
 */
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
    // Drops a book that another device has finished since.
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
