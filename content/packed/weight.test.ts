// @vitest-environment node
import { expect, test } from 'vitest';
import { readBook } from '../../scripts/read-books.ts';
import { SHELF } from '../shelf.ts';
import { splitBook } from '../split-book.ts';
import { SCENE_LIMIT, sceneWeight } from './weight.ts';

test('a picture of a book is at most one kilobyte of data in the median', async () => {
  const told = await Promise.all(SHELF.map(({ slug }) => readBook(slug)));
  const weights = told
    .flatMap((one) => (one ? splitBook({ slug: one.slug, title: '' }, one.book, null).file.spreads : []))
    .map(({ scene }) => sceneWeight(scene))
    .sort((a, b) => a - b);
  expect(weights.length).toBeGreaterThan(300);
  expect(weights[Math.floor(weights.length / 2)]).toBeLessThanOrEqual(SCENE_LIMIT);
});
