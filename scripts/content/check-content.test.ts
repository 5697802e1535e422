// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBook, STORIES } from '../../content/read-books.ts';
import { SHELF } from '../../content/shelf.ts';
import { contentProblems } from './check-content.ts';

describe('the books', () => {
  it('pass `npm run check:content`', async () => {
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

/** The problems of a book's copy with one changed word, and the line of that word. */
async function saidOfBroken(slug: string, file: string, from: string, to: string) {
  // Beside the stories, so that relative imports resolve.
  const copies = mkdtempSync(path.join(path.dirname(STORIES), 'broken-'));
  try {
    cpSync(path.join(STORIES, slug), path.join(copies, slug), { recursive: true });
    const lines = readFileSync(path.join(copies, slug, file), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(from)) + 1;
    expect(line, `${from} in ${file}`).toBeGreaterThan(0);
    writeFileSync(path.join(copies, slug, file), lines.join('\n').replace(from, to));
    return { line, said: await contentProblems([slug], copies) };
  } finally {
    rmSync(copies, { recursive: true });
  }
}

describe('a broken copy of a book', () => {
  it.each([
    ['ocean-adventure', 'book.ts', 'hello'],
    ['dragon-valley', 'words/3-cave.ts', 'tea'],
  ])('%s: names the line of the words in %s', async (slug, file, id) => {
    const { line, said } = await saidOfBroken(slug, file, `id: '${id}',`, `id: '${id}', next: 'nowhere',`);
    expect(said).toContainEqual({
      where: `content/stories/${slug}/${file}:${line}`,
      words: 'leads to “nowhere”, and there is no spread of that name',
    });
  });

  it('names the file of a picture', async () => {
    const file = 'pictures/04-hello.ts';
    const { said } = await saidOfBroken('ocean-adventure', file, 'on: [450, 660]', 'on: [9000, 9000]');
    expect(said.map(({ where }) => where)).toContain(`content/stories/ocean-adventure/${file}:1`);
  });
});
