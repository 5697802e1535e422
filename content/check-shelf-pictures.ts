/** What a family that owns all books would notice: the same thing or the same rings of sun in more than three of them. */
import { PROP_IDS, type PropId } from '../illustration/scene/format/ids.ts';
import type { Scene } from '../illustration/scene/format/scene.ts';
import { spreadScene } from '../illustration/scene/format/spread-scene.ts';
import type { BookProblem } from './book-problem.ts';
import type { ToldBook } from './read-books.ts';

/** Books that may show one thing, or one kind of sky. */
const MOST = 3;

export interface ShelfPictureProblem extends BookProblem {
  readonly slug: string;
}

/** Said of every book but the first three, each with the spread where it is. */
export function sharedProblems(books: readonly ToldBook[]): ShelfPictureProblem[] {
  const pictures = books.flatMap(({ slug, book }) =>
    book.spreads
      .filter(({ film }) => film === undefined)
      .map(({ id }) => ({ slug, spread: id, scene: spreadScene(book, id) })),
  );
  const named = PROP_IDS.flatMap((id) => many(pictures, (scene) => shows(scene, id), `the thing “${id}”`));
  return [...named, ...many(pictures, hasRings, 'a sky of rings')];
}

function many(
  pictures: readonly { readonly slug: string; readonly spread: string; readonly scene: Scene }[],
  is: (scene: Scene) => boolean,
  what: string,
): ShelfPictureProblem[] {
  const firsts = new Map<string, string>();
  for (const { slug, spread, scene } of pictures)
    if (!firsts.has(slug) && !scene.why && is(scene)) firsts.set(slug, spread);
  const books = [...firsts];
  if (books.length <= MOST) return [];
  const words = `${what} is in ${books.length} books (${books.map(([slug]) => slug).join(', ')}); ${MOST} are enough`;
  return books.slice(MOST).map(([slug, spread]) => ({ slug, spread, words, advice: true }));
}

const shows = ({ props = [] }: Scene, id: PropId) => props.some((prop) => prop.id === id);

const hasRings = ({ plain, room, sky }: Scene) =>
  plain === undefined && room === undefined && (sky === undefined || sky === 'rings');
