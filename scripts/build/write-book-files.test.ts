// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { COLOUR_CELLS, type RestOfBook } from '../../content/book-file.ts';
import { readBook } from '../../content/read-books.ts';
import { splitBook } from '../../content/split-book.ts';
import { spreadScene } from '../../illustration/scene/format/spread-scene.ts';
import { colourGrid } from './colour-grid.ts';
import { faceHeight } from './face-height.ts';
import { findLeaks, writeBookFiles } from './write-book-files.ts';

const work = mkdtempSync(path.join(tmpdir(), 'story-playroom-books-'));
const client = path.join(work, 'client');
const folders = { open: path.join(client, 'books'), closed: path.join(work, 'closed') };
afterAll(() => rmSync(work, { recursive: true, force: true }));

const bookWith = (...texts: string[]) =>
  JSON.stringify({ spreads: texts.map((text) => ({ text: [text], scene: { describe: 'A meadow.' } })) });

it('writes the public part of each book, and keeps the rest out of the browser’s reach', async () => {
  const { books } = await writeBookFiles(folders, async (_, scene) => `colours of ${scene.describe}`);
  expect(readdirSync(folders.open)).toHaveLength(books);
  expect(readdirSync(folders.open)).toContain('the-moon-balloon.json');
  expect(await findLeaks(client, folders)).toEqual([]);
});

it('gives every picture its colours, those of a choice too', async () => {
  await writeBookFiles(folders, async () => 'colours');
  for (const folder of Object.values(folders))
    for (const name of readdirSync(folder)) {
      const { spreads } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as RestOfBook;
      const pictures = spreads.flatMap((spread) => [spread, ...(spread.choice?.ways ?? [])]);
      expect(pictures.map(({ colours }) => colours)).toEqual(pictures.map(() => 'colours'));
    }
});

it('says how far down the hero’s face is in the wide picture, in every book, and nothing where no hero is', async () => {
  for (const name of readdirSync(folders.open)) {
    const { spreads } = JSON.parse(readFileSync(path.join(folders.open, name), 'utf8')) as RestOfBook;
    const faces = spreads.map(
      ({ scene, face }) => [scene.cast?.some(({ who }) => who === 'hero'), face] as const,
    );
    expect(
      faces.some(([, face]) => face !== undefined),
      name,
    ).toBe(true);
    for (const [shown, face] of faces) {
      if (face === undefined) continue;
      expect(shown).toBe(true);
      expect(face).toBeGreaterThanOrEqual(0);
      expect(face).toBeLessThanOrEqual(1);
    }
  }
  const { book } = (await readBook('dragon-valley'))!;
  // A tall figure under a high sky, and one low in a cave.
  expect(faceHeight(book, spreadScene(book, 'label'))).toBeLessThan(0.3);
  expect(faceHeight(book, spreadScene(book, 'creep'))).toBeGreaterThan(0.8);
});

it('averages a picture into cells of its colours: a blue night around a yellow moon', async () => {
  const source = (await readBook('ocean-adventure'))!;
  const { file } = splitBook({ slug: 'ocean-adventure', title: '' }, source.book, null);
  const cells = Buffer.from(await colourGrid(file, file.spreads[0]!.scene, 'page'), 'base64');
  expect(cells).toHaveLength(3 * COLOUR_CELLS ** 2);
  const [red, , blue] = cells;
  expect(blue).toBeGreaterThan(red! + 20);
  const middle = 3 * (1 * COLOUR_CELLS + 4);
  expect(cells[middle]! + cells[middle + 1]!).toBeGreaterThan(cells[0]! + cells[1]! + 60);
});

it('finds a closed text in a public file however it is written, but not a public refrain', async () => {
  for (const folder of Object.values(folders)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const secret = '“It was me,” {name} said, and {they} {was|were} quite sure of it.';
  const refrain = 'And the kettle, as kettles do, went for a walk.';
  writeFileSync(path.join(folders.open, 'tea-party.json'), bookWith(refrain));
  writeFileSync(path.join(folders.closed, 'tea-party.json'), bookWith(secret, refrain));
  expect(await findLeaks(client, folders)).toEqual([]);
  for (const [file, text] of [
    ['a.js', `const t=[${JSON.stringify(secret)}]`],
    ['b.js', 'x("\\u201cIt was me,\\u201d {name} said, and {they} {was|were} quite sure of it.")'],
    ['c.html', `<p>${secret}</p>`],
  ] as const) {
    writeFileSync(path.join(client, file), text);
    const leaks = await findLeaks(client, folders);
    expect(leaks, file).toHaveLength(1);
    expect(leaks[0]).toContain(file);
    rmSync(path.join(client, file));
  }
});
