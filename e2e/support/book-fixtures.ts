import { existsSync, readdirSync } from 'node:fs';
import { type BookFile, waysOn } from '../../content/book-file.ts';
import { readBook, STORIES } from '../../content/read-books.ts';
import type { Pronouns } from '../../content/slots.ts';
import { splitBook } from '../../content/split-book.ts';
import { bookBuilder } from '../../src/app/reading/build-book.ts';
import type { Hero } from '../../src/features/hero/hero.ts';
import type { Spread } from '../../src/features/reader/book.ts';

/** Every book of the folders, with its closed part. */
export async function allBooks(): Promise<BookFile[]> {
  const slugs = readdirSync(STORIES).filter((slug) => existsSync(`${STORIES}/${slug}/book.ts`));
  const books = await Promise.all(slugs.map((slug) => readBook(slug)));
  return books.flatMap((book) =>
    book ? [splitBook({ slug: book.slug, title: book.facts.title }, book.book, null).file] : [],
  );
}

/** Every path through a book, as the choices taken: none for a book without choices. */
function waysThrough(file: BookFile): string[][] {
  const from = (id: string | null): string[][] => {
    const spread = file.spreads.find((each) => each.id === id);
    if (!spread) return [[]];
    if (!spread.choice) return from(spread.next);
    return waysOn(spread).flatMap((to) => from(to).map((restOfPath) => [to, ...restOfPath]));
  };
  return from(file.spreads[0]!.id);
}

/** All spreads of all paths through a book, personalised, each once. */
export function personalizedSpreads(file: BookFile, name: string, pronouns: Pronouns): Spread[] {
  const hero = { id: 'hero', name, pronouns, look: {} } as Hero;
  const buildBook = bookBuilder({ hero });
  const spreads = new Map<string, Spread>();
  for (const way of waysThrough(file))
    for (const spread of buildBook(file, way).book.spreads) spreads.set(spread.id, spread);
  return [...spreads.values()];
}
