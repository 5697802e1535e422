import type { RestOfBook } from '../../../content/book-file.ts';

/** Whether JSON from the server or a cache is a book, or the rest of one, in this version's format. */
export function isBookData<T extends RestOfBook>(data: unknown): data is T {
  return (
    typeof data === 'object' &&
    data !== null &&
    'spreads' in data &&
    Array.isArray(data.spreads) &&
    data.spreads.every(({ scene }) => typeof scene === 'object' && scene !== null)
  );
}
