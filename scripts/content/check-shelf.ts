/** What only all books beside each other show: things, skies and compositions that come again. Draws every picture small. */
import {
  answerShelfFindings,
  type ShelfPictureProblem,
  sharedProblems,
} from '../../content/check-shelf-pictures.ts';
import { readBook } from '../../content/read-books.ts';
import { SHELF } from '../../content/shelf.ts';
import { thumbnailsOf } from './check-drawings.ts';
import { compositionProblems } from './check-thumbnails.ts';

const readShelf = async () =>
  (await Promise.all(SHELF.map(({ slug }) => readBook(slug)))).filter((told) => told !== null);

/** Things and skies that many books share. */
export const sharedFindings = async (): Promise<ShelfPictureProblem[]> => sharedProblems(await readShelf());

/** Pictures of two books with one composition. About a minute. */
export async function compositionFindings(): Promise<ShelfPictureProblem[]> {
  const books = await readShelf();
  const shelf = [];
  for (const { slug, book } of books) shelf.push({ slug, thumbnails: await thumbnailsOf(book) });
  return answerShelfFindings(books, compositionProblems(shelf), ['composedAlike']);
}
