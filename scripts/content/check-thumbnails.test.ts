// @vitest-environment node
import { expect, it } from 'vitest';
import type { Book } from '../../content/book.ts';
import { answerShelfFindings } from '../../content/check-shelf-pictures.ts';
import { bookOf, hero, meadow } from '../../content/made-up-pictures.ts';
import { thumbnailsOf } from './check-drawings.ts';
import { compositionProblems } from './check-thumbnails.ts';

const told = async (...books: readonly Book[]) => {
  const shelf = await Promise.all(
    books.map(async (book, i) => ({ slug: ['first', 'second'][i]!, thumbnails: await thumbnailsOf(book) })),
  );
  const told = books.map((book, i) => ({ slug: shelf[i]!.slug, book }));
  const found = answerShelfFindings(told, compositionProblems(shelf), ['composedAlike']);
  return found.map(({ slug, spread, words }) => `${slug} ${spread}: ${words}`);
};
const left = bookOf({
  ...meadow,
  sky: 'flat',
  plain: '#9fc4d8',
  cast: [hero({ at: [200, 1190], scale: 1.6 })],
});
const right = bookOf({ ...meadow, plain: '#3d2a4a', seed: 4, cast: [hero({ at: [720, 900], scale: 1.2 })] });

it('finds the composition of another book, and says which', async () => {
  expect(await told(left, left)).toEqual(['second one: is composed like “one” of first (1.00)']);
});

it('accepts pictures with another composition, and a similar one that gives a reason', async () => {
  expect(await told(left, right)).toEqual([]);
  const [spread] = left.spreads;
  const why = { composedAlike: 'it answers the first book' };
  const meant = { spreads: [{ ...spread!, scene: { ...spread!.scene, why } }] };
  expect(await told(left, meant)).toEqual([]);
});
