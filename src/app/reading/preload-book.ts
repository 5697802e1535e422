/**
 * Preloads a book that is likely to be opened: fetches its text and draws its first pictures while the family
 * looks at something else. Holds one book at a time; releases it when another is preloaded or the reader has
 * its pictures.
 */
import { useEffect } from 'react';
import type { BookFile } from '../../../content/book-file.ts';
import { SAMPLE_SLUG } from '../../../content/sample-story/facts.ts';
import { isWritten } from '../../../content/unwritten.ts';
import { lookKey } from '../../../illustration/figures/hero/look/look.ts';
import { CHILD_ROLES } from '../../../illustration/scene/format/child-roles.ts';
import type { ReaderPicture } from '../../features/reader/book.ts';
import { paths, storyPath } from '../paths.ts';
import { routeFor } from '../routes.tsx';
import { type BookBuilder, type BookOptions, bookBuilder } from './build-book.ts';
import { loadBook } from './load-book.ts';
import { announceOpening, whenIdle } from './pictures/draw-queue.ts';
import { preloadKit } from './pictures/draw-scene.ts';
import type { Readers } from './readers.ts';
import { type OpeningPlace, savedPlace } from './reading-place.ts';
import { serializePath } from './story-path.ts';

interface PreloadedBook {
  readonly key: string;
  /** Set once the book is loaded. */
  build?: BookBuilder;
  drawn: Promise<void>;
  /** Reports that the book is open, if its opening was announced. */
  readonly opened?: (() => void) | undefined;
  readonly holds: (() => void)[];
}

/** Previews of the next pages: a family may turn quickly. The reader draws the rest. */
const PRELOADED_PREVIEWS = 4;
/** So far from the open page that drawing waits for an idle moment. */
const IDLE_DISTANCE = 3;

let preloaded: PreloadedBook | undefined;

/** Identifies what shows of the readers in a book: equal keys mean equal text and pictures. */
export function readersKey(readers: Readers): string {
  const children = (['hero', ...CHILD_ROLES] as const).map((role) => readers[role]);
  return JSON.stringify(
    children.map((child) => child && [child.id, child.name, child.pronouns, lookKey(child.look)]),
  );
}

const keyOf = (slug: string, readers: Readers, page: number) => `${slug} ${page} ${readersKey(readers)}`;

/**
 * Preloads a book; resolves when its first picture can show in the same frame as the book. Never rejects: the
 * reader reports what is missing. A null `story` is the sample. `opensAt` is the moment of opening, as
 * `performance.now()` counts; other drawing stays clear of it.
 */
export function preloadBook(
  story: string | null,
  readers: Readers,
  { page, path }: OpeningPlace = { page: 0, path: [] },
  opensAt?: number,
): Promise<void> {
  if (story && storyPath(story) === paths.moonBalloon()) return loadScreen(paths.moonBalloon());
  // An unwritten book opens as the sample.
  const slug = story && story !== SAMPLE_SLUG && isWritten(story) ? story : null;
  const key = keyOf(slug ?? SAMPLE_SLUG, readers, page);
  if (preloaded?.key === key) return preloaded.drawn;
  release();
  preloadKit();
  const opened = opensAt === undefined ? undefined : announceOpening(opensAt);
  const preloading: PreloadedBook = { key, holds: [], drawn: Promise.resolve(), opened };
  preloaded = preloading;
  preloading.drawn = draw(preloading, slug, readers, { page, path }).catch(() => undefined);
  return preloading.drawn;
}

async function draw(
  preloading: PreloadedBook,
  slug: string | null,
  readers: Readers,
  start: OpeningPlace,
): Promise<void> {
  const [file] = await Promise.all([loadBookFile(slug), loadScreen(paths.storyReader())]);
  if (!file || preloaded !== preloading) return;
  const buildBook = bookBuilder(readers, { first: start.page });
  preloading.build = buildBook;
  const { spreads } = buildBook(file, start.path).book;
  const first = Math.min(start.page, spreads.length - 1);
  await holdPicture(preloading, spreads[first]?.picture);
  // The next picture is drawn when the browser is idle; nothing waits for it.
  void holdPicture(preloading, spreads[first + 1]?.picture).catch(() => undefined);
  const released = new AbortController();
  preloading.holds.push(() => released.abort());
  for (const [n, { picture }] of spreads.slice(first + 1, first + 1 + PRELOADED_PREVIEWS).entries())
    if (picture.kind === 'image')
      picture.preview
        ?.load({ signal: released.signal, distance: () => IDLE_DISTANCE + n })
        .catch(() => undefined);
}

/** Preloads the book that one tap opens when the browser is idle; another child or place is another book. */
export function usePreloadBook(
  story: string,
  readers: Readers,
  saved: Parameters<typeof savedPlace>[0],
): void {
  const { page, path } = savedPlace(saved);
  const cast = readersKey(readers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal readers have equal keys
  useEffect(() => {
    if (!readers.hero) return;
    let cancelled = false;
    void whenIdle().then(() => {
      if (!cancelled) void preloadBook(story, readers, { page, path });
    });
    return () => {
      cancelled = true;
    };
  }, [story, cast, page, serializePath(path)]);
}

/** Fetches the code and text that opening a book needs when the browser is idle; draws nothing. */
export function prefetchReader(story: string | null): void {
  void whenIdle().then(() => {
    preloadKit();
    void loadScreen(paths.storyReader());
    if (story && isWritten(story)) void loadBook(story).catch(() => undefined);
  });
}

/** The preloaded builder with its pictures, or a new one. */
export function bookBuilderFor(slug: string, readers: Readers, show: BookOptions): BookBuilder {
  const made = preloaded?.key === keyOf(slug, readers, show.first ?? 0) ? preloaded.build : undefined;
  return made ?? bookBuilder(readers, show);
}

/** The reader now holds the pictures it shows. */
export function releasePreloadedBook(): void {
  release();
}

function release(): void {
  const last = preloaded;
  preloaded = undefined;
  last?.opened?.();
  for (const release of last?.holds ?? []) release();
}

/** Holds a picture until the book is released; resolves when it is drawn and decoded. */
async function holdPicture(book: PreloadedBook, picture: ReaderPicture | undefined): Promise<void> {
  if (picture?.kind !== 'image' || !picture.load) return;
  const loaded = await picture.load();
  if (preloaded !== book) return picture.release?.(loaded);
  const image = new Image();
  image.src = loaded.src;
  await image.decode();
  // The image keeps the decoded pixels in memory; the reader shows this element first.
  loaded.decodedImage = image;
  book.holds.push(() => {
    delete loaded.decodedImage;
    picture.release?.(loaded);
  });
  if (preloaded !== book) for (const release of book.holds.splice(0)) release();
}

/** The sample comes with the reader's code; all others are files. */
async function loadBookFile(slug: string | null): Promise<BookFile | null> {
  if (slug) return loadBook(slug);
  const { sampleFile } = await import('../../../content/sample-story/file.ts');
  return sampleFile;
}

const loadScreen = (path: string): Promise<void> =>
  routeFor(path)
    .load()
    .then(
      () => undefined,
      () => undefined,
    );
