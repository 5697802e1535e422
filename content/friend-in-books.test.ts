// @vitest-environment node
/** Another child of the family can play the friend: each way through a book names and shows them. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spreadScene } from '../illustration/scene/format/spread-scene.ts';
import { pathsOf } from './book-paths.ts';
import { readBook, STORIES } from './read-books.ts';

/** The share of pictures a friend is in at least, close-ups of hands and faces being the hero's. */
const LEAST_SEEN = 0.35;

const books = await Promise.all(readdirSync(STORIES).map((slug) => readBook(slug)));
const withFriend = books.flatMap((told) => (told?.book.friend ? [told] : []));

it.each(withFriend)(
  '$slug names the friend on two spreads and shows them in the pictures, each way',
  ({ book }) => {
    for (const path of pathsOf(book)) {
      const way = path.map(({ id }) => id).join(' ');
      const named = path.filter(({ text }) => text.join(' ').includes('{friend'));
      const seen = path.filter(({ id }) => spreadScene(book, id).cast.some(({ who }) => who === 'friend'));
      expect(named.length, `named on the way ${way}`).toBeGreaterThanOrEqual(2);
      expect(seen.length / path.length, `seen on the way ${way}`).toBeGreaterThanOrEqual(LEAST_SEEN);
    }
  },
);
