import type { BookFile } from '../../../content/book-file.ts';
import { isBookData } from './is-book-data.ts';

const requests = new Map<string, Promise<BookFile | null>>();
const fetched = new Map<string, BookFile>();

/**
 * Loads the public part of a story, once per visit; null when there is no such book. Rejects when it can't be
 * fetched; the next call tries again.
 */
export function loadBook(slug: string): Promise<BookFile | null> {
  const known = requests.get(slug);
  if (known) return known;
  const asking = fetchBook(slug);
  requests.set(slug, asking);
  asking.then(
    (file) => file && fetched.set(slug, file),
    () => requests.delete(slug),
  );
  return asking;
}

async function fetchBook(slug: string): Promise<BookFile | null> {
  const answer = await fetch(`/books/${encodeURIComponent(slug)}.json`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The book ${slug} was answered with ${answer.status}.`);
  const file: unknown = await answer.json();
  // A cache may hold an older version's format.
  if (!isBookData<BookFile>(file)) throw new Error(`The book ${slug} is in a format of another version.`);
  return file;
}

/** The loaded file, so that a screen can show it at once. */
export const loadedBook = (slug: string): BookFile | undefined => fetched.get(slug);
