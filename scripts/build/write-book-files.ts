/**
 * Writes the books as files: the public part into `<client>/books/<slug>.json`, the closed part into a folder that no
 * browser reaches. Called by the build; `npm run build:closed-books` writes the closed part for the functions of a
 * hosted project.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { designOf } from '../../content/book-design.ts';
import type { BookFile, FileSpread, FileWay, RestOfBook } from '../../content/book-file.ts';
import { COVERS } from '../../content/generated/covers.ts';
import { readBook } from '../../content/read-books.ts';
import { SHELF } from '../../content/shelf.ts';
import { splitBook } from '../../content/split-book.ts';
import { bleedOf } from '../../content/spread-layout.ts';
import { FREE_PAGES } from '../../supabase/functions/_shared/entitlements.ts';
import { colourGrid } from './colour-grid.ts';
import { faceHeight } from './face-height.ts';
import { withBoxes } from './vignette-boxes.ts';

/** The functions' copy; never committed. */
const FOR_FUNCTIONS = path.resolve(import.meta.dirname, '../../supabase/functions/open-book/books');

/** Writes every book, each picture with its colours and where its hero’s face is. @returns how many, and how many of them are closed */
export async function writeBookFiles(
  folders: { readonly open?: string; readonly closed: string },
  coloursOf = colourGrid,
): Promise<{ books: number; closed: number }> {
  for (const folder of [folders.open, folders.closed]) {
    if (folder === undefined) continue;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  let [books, closed] = [0, 0];
  for (const { slug, title, secondTitle, difficulty, open } of SHELF) {
    const source = await readBook(slug);
    if (!source) continue;
    const design = designOf(COVERS[slug]!, source.book.design, difficulty);
    const named = { slug, title, ...(secondTitle && { secondTitle }), design };
    const { file, rest: closedPart } = splitBook(named, source.book, open ? null : FREE_PAGES);
    const write = async <Part extends RestOfBook>(folder: string, part: Part) =>
      writeFile(
        path.join(folder, `${slug}.json`),
        JSON.stringify(await withPictureData(file, part, coloursOf)),
      );
    books += 1;
    if (folders.open) await write(folders.open, file);
    if (!closedPart) continue;
    closed += 1;
    await write(folders.closed, closedPart);
  }
  return { books, closed };
}

async function withPictureData<Part extends RestOfBook>(
  book: BookFile,
  part: Part,
  coloursOf: typeof colourGrid,
): Promise<Part> {
  const colouredWay = async (way: FileWay): Promise<FileWay> => ({
    ...way,
    colours: await coloursOf(book, way.picture, 'wide'),
  });
  const withFace = (spread: FileSpread): FileSpread => {
    const face = faceHeight(book, spread.scene);
    return face === undefined ? spread : { ...spread, face };
  };
  const coloured = async (spread: FileSpread): Promise<FileSpread> => ({
    ...withFace(spread),
    colours: await coloursOf(book, spread.scene, bleedOf(spread.layout) ? 'wide' : 'page'),
    ...(spread.vignettes && { vignettes: await withBoxes(book, spread) }),
    ...(spread.choice && {
      choice: { ...spread.choice, ways: await Promise.all(spread.choice.ways.map(colouredWay)) },
    }),
  });
  return { ...part, spreads: await Promise.all(part.spreads.map(coloured)) };
}

async function textsIn(folder: string): Promise<string[]> {
  const books = await Promise.all(
    (await readdir(folder))
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as RestOfBook),
  );
  return books
    .flatMap(({ spreads }) => spreads)
    .flatMap(({ text, scene, forGrownUp }) => [...text, scene.describe, forGrownUp ?? ''])
    .map(letters)
    .filter((text) => text.length > 24);
}

/** Closed texts found in public files, each as "file: text". A refrain that also occurs in the open part is no leak. */
export async function findLeaks(
  client: string,
  folders: { open: string; closed: string },
): Promise<string[]> {
  const openText = (await textsIn(folders.open)).join(' ');
  const secret = (await textsIn(folders.closed)).filter((text) => !openText.includes(text));
  const files = await readdir(client, { recursive: true, withFileTypes: true });
  const leaks: string[] = [];
  for (const entry of files) {
    if (!entry.isFile() || !/\.(html|js|css|json|txt|map|webmanifest)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const glyphs = letters(await readFile(file, 'utf8'));
    for (const text of secret)
      if (glyphs.includes(text)) leaks.push(`${path.relative(client, file)}: ${text}`);
  }
  return leaks;
}

/** Only the letters of a text, so that quotes, escapes and slots make no difference. */
function letters(text: string): string {
  return text
    .replace(/\\u[0-9a-f]{4}|\{[^{}\s]{1,40}\}/giu, '')
    .replace(/\\n/gu, '')
    .replace(/[^a-z]/giu, '')
    .toLowerCase();
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  const { closed } = await writeBookFiles({ closed: FOR_FUNCTIONS });
  console.log(`${closed} closed books written for the function open-book.`);
}
