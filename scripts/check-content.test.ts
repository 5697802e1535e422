// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { SHELF } from '../content/shelf.ts';
import { contentProblems } from './check-content.ts';
import { readBook } from './read-books.ts';

describe('the books that are written', () => {
  it('are as `npm run check:content` wants them', async () => {
    const problems = (await contentProblems()).filter(({ advice }) => !advice);
    expect(problems.map(({ where, words }) => `${where}  ${words}`)).toEqual([]);
  }, 120_000);

  it('are found by their folders', async () => {
    expect((await readBook('the-moon-balloon'))?.book.spreads).toHaveLength(4);
    const written = await Promise.all(SHELF.map(({ slug }) => readBook(slug)));
    expect(written.filter((book) => book !== null).length).toBeGreaterThan(0);
    await expect(readBook('no-such-story')).resolves.toBeNull();
  });
});
