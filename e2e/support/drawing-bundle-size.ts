/**
 * Measures the drawing code that each book's pictures need in a build: the common part, and each picture's parts. `npx
 * tsx e2e/support/drawing-bundle-size.ts [dist]` prints it by book; e2e/bundle-size.spec.ts checks the limit.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readBook } from '../../content/read-books.ts';
import { SHELF } from '../../content/shelf.ts';
import type { Look } from '../../illustration/figures/hero/look/look.ts';
import { SAMPLE_LOOKS } from '../../illustration/sample-looks.ts';
import type { Cast } from '../../illustration/scene/cast/cast.ts';
import { castBook } from '../../illustration/scene/cast/cast-book.ts';
import type { Scene } from '../../illustration/scene/format/scene.ts';
import { spreadScene } from '../../illustration/scene/format/spread-scene.ts';
import { requiredParts } from '../../illustration/scene/svg/fetch-parts.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type ChunkManifest = Readonly<Record<string, Chunk>>;

const KIT = 'illustration';
/** The module that draws a page of a book. */
const BOOK_PICTURE = `${KIT}/scene/svg/book-picture.ts`;
/** Beside a catalogue's folder is the list of its files, whose chunk names in a build come from the parts' files. */
const FOLDERS = {
  props: `${KIT}/parts/props`,
  animals: `${KIT}/parts/animals`,
  backdrops: `${KIT}/parts/backdrops`,
  hair: `${KIT}/parts/hair`,
  outfits: `${KIT}/parts/outfits`,
  extras: `${KIT}/parts/extras`,
} as const;

/** The imports of a chunk, transitively. */
function closure(manifest: ChunkManifest, keys: readonly string[]): Set<string> {
  const visited = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (visited.has(key)) continue;
    visited.add(key);
    open.push(...(manifest[key]?.imports ?? []));
  }
  return visited;
}

function keyOf(manifest: ChunkManifest, name: string): string {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === name);
  if (!key) throw new Error(`The build has no chunk named ${name}.`);
  return key;
}

/** The manifest's key of a part: its own file, or the chunk of its name where other code imports it too. */
function partKey(manifest: ChunkManifest, folder: keyof typeof FOLDERS, id: string): string {
  const partFile = `${FOLDERS[folder]}/${id}.ts`;
  return manifest[partFile] ? partFile : keyOf(manifest, id);
}

function requiredRecords(scene: Scene, cast: Cast): [keyof typeof FOLDERS, string][] {
  const { backdrop, props, animals, looks } = requiredParts(scene, cast);
  const worn = looks.flatMap(({ hair, outfit, extras }: Look): [keyof typeof FOLDERS, string][] => [
    ['hair', hair],
    ['outfits', outfit],
    ...extras.map((id): [keyof typeof FOLDERS, string] => ['extras', id]),
  ]);
  return [
    ['backdrops', backdrop],
    ...props.map((id): [keyof typeof FOLDERS, string] => ['props', id]),
    ...animals.map((id): [keyof typeof FOLDERS, string] => ['animals', id]),
    ...worn,
  ];
}

export interface DrawingBundleSize {
  readonly slug: string;
  readonly spread: string;
  /** Gzip bytes of all code this picture needs for the heaviest sample, beyond the reader's own. */
  readonly bytes: number;
  readonly files: number;
}

/** The code size of every picture of every book, in the build at `dist`. */
export async function drawingBundleSizes(
  dist: string,
): Promise<{ kit: number; pictures: DrawingBundleSize[] }> {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8')) as ChunkManifest;
  const sizes = new Map<string, number>();
  const sizeOf = (key: string): number => {
    const cachedSize = sizes.get(key);
    if (cachedSize !== undefined) return cachedSize;
    const size = gzipSync(readFileSync(path.join(dist, 'client', manifest[key]!.file)), { level: 9 }).length;
    sizes.set(key, size);
    return size;
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const reader = closure(manifest, [...entries, 'src/app/routes/StoryReader.tsx']);
  // The chunk that imports the kit also imports other things, such as covers.
  const kit = Object.values(manifest)
    .find(({ dynamicImports }) => dynamicImports?.includes(BOOK_PICTURE))
    ?.dynamicImports?.filter((key) => key.startsWith(`${KIT}/scene/`));
  if (!kit) throw new Error('No chunk of the build asks for the drawing code.');
  const weigh = (keys: readonly string[]): { bytes: number; files: number } => {
    const ownChunks = [...closure(manifest, [...kit, ...keys])].filter((key) => !reader.has(key));
    return { bytes: ownChunks.reduce((sum, key) => sum + sizeOf(key), 0), files: ownChunks.length };
  };
  const pictures: DrawingBundleSize[] = [];
  for (const { slug } of SHELF) {
    const book = await readBook(slug);
    if (!book) continue;
    for (const { id } of book.book.spreads) {
      const scene = spreadScene(book.book, id);
      const weights = SAMPLE_LOOKS.map((sample) => {
        const cast = castBook(book.book, sample);
        const keys = requiredRecords(scene, cast).map(([folder, part]) => partKey(manifest, folder, part));
        const letters = requiredParts(scene, cast).letters ? [`${KIT}/paper/felt-glyphs.ts`] : [];
        const roomFiles = scene.room ? [`${KIT}/scene/layers/rooms.ts`] : [];
        return weigh([
          ...keys,
          ...roomFiles,
          ...letters.map((key) => (manifest[key] ? key : keyOf(manifest, 'felt-glyphs'))),
        ]);
      });
      const heaviest = weights.reduce((a, b) => (b.bytes > a.bytes ? b : a));
      pictures.push({ slug, spread: id, ...heaviest });
    }
  }
  return { kit: weigh([]).bytes, pictures };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { kit, pictures } = await drawingBundleSizes(path.resolve(process.argv[2] ?? 'dist'));
  const kb = (bytes: number) => (bytes / 1024).toFixed(1);
  console.log(`every picture: ${kb(kit)} KB gzip`);
  for (const slug of new Set(pictures.map((picture) => picture.slug))) {
    const bookPictures = pictures
      .filter((picture) => picture.slug === slug)
      .sort((a, b) => b.bytes - a.bytes);
    const [most] = bookPictures;
    console.log(
      `${slug.padEnd(20)} ${kb(bookPictures[bookPictures.length >> 1]!.bytes)} KB median, at most ${kb(most!.bytes)} (${most!.spread}), ${most!.files} files`,
    );
  }
}
