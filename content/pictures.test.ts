// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Book } from './book.ts';
import type { Picture } from './pictures.ts';
import { STORIES } from './read-books.ts';
import { book as sample } from './sample-story/book.ts';

/** Lines of a file that can be read in one sitting. */
const LONGEST = 400;

const SAMPLE = path.resolve(STORIES, '../sample-story');
const FOLDERS = [
  ...readdirSync(STORIES)
    .map((slug) => path.join(STORIES, slug))
    .filter((folder) => existsSync(path.join(folder, 'book.ts'))),
  SAMPLE,
].map((folder) => [path.basename(folder), folder] as const);

const bookIn = async (folder: string): Promise<Book> =>
  folder === SAMPLE ? sample : (await import(/* @vite-ignore */ path.join(folder, 'book.ts'))).book;

const pictureFile = (id: string, at: number) => `${String(at + 1).padStart(2, '0')}-${id}.ts`;

describe.each(FOLDERS)('%s', (_, folder) => {
  it('has the picture of each spread in a file of its own, numbered as the book is read', async () => {
    const { spreads } = await bookIn(folder);
    const files = readdirSync(path.join(folder, 'pictures')).filter((file) => file !== 'index.ts');
    expect(files.sort()).toEqual(spreads.map(({ id }, at) => pictureFile(id, at)));
    for (const [at, { id, scene }] of spreads.entries()) {
      const file = path.join(folder, 'pictures', pictureFile(id, at));
      // A book may carry its cuts on to the edges of the phone's wide picture.
      const { cuts: _own, ...own }: Picture = (await import(/* @vite-ignore */ file)).scene;
      const { cuts: _shown, describe: _words, ...shown } = scene;
      expect(shown, id).toEqual(own);
    }
  });

  it.skipIf(folder === SAMPLE)('lists what the words of each spread name, if anything', async () => {
    const told = (await bookIn(folder)).spreads.filter(({ film }) => film === undefined);
    expect(told.filter(({ shows }) => shows === undefined).map(({ id }) => id)).toEqual([]);
  });

  it(`has no file longer than ${LONGEST} lines`, () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const lines = (file: string) => readFileSync(path.join(folder, file), 'utf8').split('\n').length - 1;
    expect(files.filter((file) => lines(file) > LONGEST)).toEqual([]);
  });
});
