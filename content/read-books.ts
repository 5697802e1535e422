/** Reads the text of books from their folders: a folder that has a `book.ts` has a book, and nothing else lists it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Book } from './book.ts';
import type { BookFile } from './book-file.ts';
import { splitBook } from './split-book.ts';
import type { StoryFacts } from './story-facts.ts';

export const STORIES = path.resolve(import.meta.dirname, './stories');

export interface ToldBook {
  readonly slug: string;
  readonly facts: StoryFacts;
  readonly book: Book;
}

/** A story's book, or null while it is not written. Throws what its modules throw. */
export async function readBook(slug: string, stories = STORIES): Promise<ToldBook | null> {
  const folder = path.join(stories, slug);
  if (!existsSync(path.join(folder, 'book.ts'))) return null;
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href);
  const facts: StoryFacts = (await load('facts.ts')).facts;
  const book: Book = (await load('book.ts')).book;
  return { slug, facts, book };
}

/** A whole book as a browser reads it: staged, and out of the text of its file. */
export function toBookFile({ slug, facts, book }: ToldBook): BookFile {
  const { file } = splitBook({ slug, title: facts.title }, book, null);
  return JSON.parse(JSON.stringify(file));
}
