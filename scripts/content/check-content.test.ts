// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBook, STORIES } from '../../content/read-books.ts';
import { SHELF } from '../../content/shelf.ts';
import { contentProblems } from './check-content.ts';

describe('the books that are written', () => {
  it('are as `npm run check:content` wants them', async () => {
    const problems = (await contentProblems()).filter(({ advice }) => !advice);
    expect(problems.map(({ where, words }) => `${where}  ${words}`)).toEqual([]);
  });

  it('are found by their folders', async () => {
    expect((await readBook('the-moon-balloon'))?.book.spreads).toHaveLength(4);
    const written = await Promise.all(SHELF.map(({ slug }) => readBook(slug)));
    expect(written.filter((book) => book !== null).length).toBeGreaterThan(0);
    await expect(readBook('no-such-story')).resolves.toBeNull();
  });
});

describe('a broken copy of a book', () => {
  it('is told of with file, line and a sentence', async () => {
    // Beside the stories, for its modules import what they import.
    const copies = mkdtempSync(path.join(path.dirname(STORIES), 'broken-'));
    try {
      const slug = 'ocean-adventure';
      const file = path.join(copies, slug, 'book.ts');
      cpSync(path.join(STORIES, slug), path.join(copies, slug), { recursive: true });
      const lines = readFileSync(file, 'utf8').split('\n');
      const at = lines.findIndex((line) => line.includes("id: 'hello'"));
      writeFileSync(file, lines.join('\n').replace("id: 'hello',", "id: 'hello', next: 'nowhere',"));
      const said = await contentProblems([slug], copies);
      expect(said).toContainEqual({
        where: `content/stories/${slug}/book.ts:${at + 1}`,
        words: 'leads to “nowhere”, and there is no spread of that name',
      });
    } finally {
      rmSync(copies, { recursive: true });
    }
  });
});
