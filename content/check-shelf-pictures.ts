/** What a family that owns all books would notice: the same thing or the same rings of sun in more than three of them. */
import { PROP_IDS, type PropId } from '../illustration/scene/format/ids.ts';
import type { Scene } from '../illustration/scene/format/scene.ts';
import { spreadScene } from '../illustration/scene/format/spread-scene.ts';
import type { WhyRule } from '../illustration/scene/format/why.ts';
import { answerFindings } from './answer-findings.ts';
import type { BookProblem } from './book-problem.ts';
import type { ToldBook } from './read-books.ts';

/** Books that may show one thing, or one kind of sky. */
const MOST = 3;

export interface ShelfPictureProblem extends BookProblem {
  readonly slug: string;
}

/** Sets findings of the shelf against the reasons of each book. */
export function answerShelfFindings(
  books: readonly Pick<ToldBook, 'slug' | 'book'>[],
  found: readonly ShelfPictureProblem[],
  rules: readonly WhyRule[],
): ShelfPictureProblem[] {
  return books.flatMap(({ slug, book }) => {
    const own = found.filter((problem) => problem.slug === slug);
    return answerFindings(book, own, rules).map((problem) => ({ ...problem, slug }));
  });
}

/** Said of every book but the first three, each with the spread where it is. */
export function sharedProblems(books: readonly ToldBook[]): ShelfPictureProblem[] {
  const pictures = books.flatMap(({ slug, book }) =>
    book.spreads
      .filter(({ film }) => film === undefined)
      .map(({ id }) => ({ slug, spread: id, scene: spreadScene(book, id) })),
  );
  const things = PROP_IDS.flatMap((id) =>
    many(pictures, 'sharedThing', (scene) => shows(scene, id), `the thing “${id}”`),
  );
  const found = [...things, ...many(pictures, 'sharedSky', hasRings, 'a sky of rings')];
  return answerShelfFindings(books, found, ['sharedThing', 'sharedSky']);
}

function many(
  pictures: readonly { readonly slug: string; readonly spread: string; readonly scene: Scene }[],
  rule: 'sharedThing' | 'sharedSky',
  is: (scene: Scene) => boolean,
  what: string,
): ShelfPictureProblem[] {
  const showing = pictures.filter(({ scene }) => is(scene));
  if (new Set(showing.map(({ slug }) => slug)).size <= MOST) return [];
  const firsts = new Map<string, string>();
  for (const { slug, spread, scene } of showing)
    if (!firsts.has(slug) && !scene.why?.[rule]) firsts.set(slug, spread);
  const books = [...firsts];
  const words = `${what} is in ${books.length} books (${books.map(([slug]) => slug).join(', ')}); ${MOST} are enough`;
  return [
    ...books.slice(MOST).map(([slug, spread]) => ({ slug, spread, rule, words, advice: true as const })),
    // What a reason keeps out of the count is still found, and answered.
    ...showing
      .filter(({ scene }) => scene.why?.[rule])
      .map(({ slug, spread }) => ({ slug, spread, rule, words, advice: true as const })),
  ];
}

const shows = ({ props = [] }: Scene, id: PropId) => props.some((prop) => prop.id === id);

const hasRings = ({ plain, room, sky }: Scene) =>
  plain === undefined && room === undefined && (sky === undefined || sky === 'rings');
