/**
 * A book that is about to be opened: its words are fetched and its first pictures drawn while a family still looks at
 * something else, so that the reader opens with them. One book at a time, and let go when another is made ready or once
 * the reader holds its pictures itself.
 */
import { useEffect } from 'react';
import { type BookFile, fileOf } from '../../../content/book-file.ts';
import { SAMPLE_SLUG, SAMPLE_TITLE } from '../../../content/sample-story/facts.ts';
import { isWritten } from '../../../content/unwritten.ts';
import { lookKey } from '../../../illustration/figures/hero/look/look.ts';
import type { Hero } from '../../features/hero/hero.ts';
import type { Picture } from '../../features/reader/book.ts';
import { paths, storyPath } from '../paths.ts';
import { routeFor } from '../routes.tsx';
import { type BookBuilder, type BookOptions, bookBuilder, type Readers } from './build-book.ts';
import { loadBook } from './load-book.ts';
import { preloadKit } from './pictures/draw-scene.ts';
import { announceOpening, whenIdle } from './pictures/lazy-picture.ts';
import { type ReadingPlace, savedPlace } from './reading-place.ts';
import { serializePath } from './story-path.ts';

interface PreloadedBook {
  readonly key: string;
  /** Told once the book is here. */
  build?: BookBuilder;
  drawn: Promise<void>;
  /** Tells that it is open, where it is known when it will be. */
  readonly opened?: (() => void) | undefined;
  readonly holds: (() => void)[];
}

let preloaded: PreloadedBook | undefined;

/** What of readers shows in a book: the same key, the same words and pictures. */
export function readersKey({ hero, friend }: Readers): string {
  return JSON.stringify(
    [hero, friend].map((child) => child && [child.id, child.name, child.pronouns, lookKey(child.look)]),
  );
}

const keyOf = (slug: string, readers: Readers, page: number) => `${slug} ${page} ${readersKey(readers)}`;

/**
 * Makes a book ready: resolves when its first picture can be shown in the very frame in which the book is; never rejects,
 * because the reader says what is missing. `story` null is the sample. `opensAt`: when it is to be opened, as
 * `performance.now()` counts; the rest of its drawing leaves that moment free.
 */
export function preloadBook(
  story: string | null,
  readers: Readers,
  { page, path }: ReadingPlace = { page: 0, path: [] },
  opensAt?: number,
): Promise<void> {
  if (story && storyPath(story) === paths.moonBalloon()) return loadScreen(paths.moonBalloon());
  // A book that is still being made opens as the sample.
  const slug = story && story !== SAMPLE_SLUG && isWritten(story) ? story : null;
  const key = keyOf(slug ?? SAMPLE_SLUG, readers, page);
  if (preloaded?.key === key) return preloaded.drawn;
  release();
  preloadKit();
  const opened = opensAt === undefined ? undefined : announceOpening(opensAt);
  const mine: PreloadedBook = { key, holds: [], drawn: Promise.resolve(), opened };
  preloaded = mine;
  mine.drawn = draw(mine, slug, readers, { page, path }).catch(() => undefined);
  return mine.drawn;
}

async function draw(
  mine: PreloadedBook,
  slug: string | null,
  readers: Readers,
  start: ReadingPlace,
): Promise<void> {
  const [file] = await Promise.all([loadBookFile(slug), loadScreen(paths.storyReader())]);
  if (!file || preloaded !== mine) return;
  const tell = bookBuilder(readers, { first: start.page });
  mine.build = tell;
  const { spreads } = tell(file, start.path).book;
  const first = Math.min(start.page, spreads.length - 1);
  await holdPicture(mine, spreads[first]?.picture);
  // The next is drawn when the browser has a moment, and waited for by nobody.
  void holdPicture(mine, spreads[first + 1]?.picture).catch(() => undefined);
}

/** Makes the book ready that one tap opens, when the browser has a moment; another child or place is another book. */
export function usePreloadBook(
  story: string,
  hero: Hero | undefined,
  friend: Hero | null | undefined,
  saved: Parameters<typeof savedPlace>[0],
): void {
  const { page, path } = savedPlace(saved);
  const readers: Readers | null = hero ? { hero, friend: friend ?? null } : null;
  const cast = readers && readersKey(readers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal readers have equal keys
  useEffect(() => {
    if (!readers) return;
    let cancelled = false;
    void whenIdle().then(() => {
      if (!cancelled) void preloadBook(story, readers, { page, path });
    });
    return () => {
      cancelled = true;
    };
  }, [story, cast, page, serializePath(path)]);
}

/** Fetches what opening a book will need, when the browser has a moment; draws nothing. */
export function prefetchReader(story: string | null): void {
  void whenIdle().then(() => {
    preloadKit();
    void loadScreen(paths.storyReader());
    if (story && isWritten(story)) void loadBook(story).catch(() => undefined);
  });
}

/** How a book is told to these readers: as it was made ready, pictures and all, or from the beginning. */
export function bookBuilderFor(slug: string, readers: Readers, show: BookOptions): BookBuilder {
  const made = preloaded?.key === keyOf(slug, readers, show.first ?? 0) ? preloaded.build : undefined;
  return made ?? bookBuilder(readers, show);
}

/** The reader has the book: it holds the pictures that are near now, and nothing else has to. */
export function releasePreloadedBook(): void {
  release();
}

function release(): void {
  const last = preloaded;
  preloaded = undefined;
  last?.opened?.();
  for (const release of last?.holds ?? []) release();
}

/** Keeps a picture until the book is let go; resolves when it is drawn and decoded. */
async function holdPicture(book: PreloadedBook, picture: Picture | undefined): Promise<void> {
  if (picture?.kind !== 'image' || !picture.load) return;
  const loaded = await picture.load();
  if (preloaded !== book) return picture.release?.(loaded);
  const image = new Image();
  image.src = loaded.src;
  await image.decode();
  // The image stays in memory with the hold, and what was decoded of it; the reader shows this very one first.
  loaded.decodedImage = image;
  book.holds.push(() => {
    delete loaded.decodedImage;
    picture.release?.(loaded);
  });
  if (preloaded !== book) for (const release of book.holds.splice(0)) release();
}

/** The sample comes with the reader's own code; all others are files. */
async function loadBookFile(slug: string | null): Promise<BookFile | null> {
  if (slug) return loadBook(slug);
  const { book } = await import('../../../content/sample-story/book.ts');
  return fileOf({ slug: SAMPLE_SLUG, title: SAMPLE_TITLE }, book);
}

const loadScreen = (path: string): Promise<void> =>
  routeFor(path)
    .load()
    .then(
      () => undefined,
      () => undefined,
    );
