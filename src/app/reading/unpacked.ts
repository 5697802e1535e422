import type { BookFile, Packed, RestOfBook } from '../../../content/book-file.ts';

/** What reads pictures as they travel. It comes with the first book, not with a screen. */
export const fetchNotation = () => import('../../../content/packed/unpack.ts');

/** What everybody may read of a book, out of its file. */
export async function unpackedBook(file: unknown): Promise<BookFile> {
  const { unpackBook } = await fetchNotation();
  return unpackBook(file as Packed<BookFile>);
}

/** The rest of a book as it came, or as a device has kept it. */
export async function unpackedRest(rest: unknown): Promise<RestOfBook> {
  const { unpackBook } = await fetchNotation();
  return unpackBook(rest as Packed<RestOfBook>);
}
