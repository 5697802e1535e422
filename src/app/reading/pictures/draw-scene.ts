import type { BookFile } from '../../../../content/book-file.ts';
import { standInHero } from '../../../../content/sample-story/facts.ts';
import type { Scene } from '../../../../illustration/scene/format/scene.ts';
import type { BookPicture } from '../../../../illustration/scene/svg/book-picture.ts';
import { ONE_PAGE } from '../../../features/reader/media-queries.ts';
import type { Readers } from '../build-book.ts';
import { type Drawing, whenIdle } from './lazy-picture.ts';

const loadKit = () => import('../../../../illustration/scene/svg/book-picture.ts');

/** Fetches the drawing code, so that it is here when the first picture is asked for. */
export const preloadKit = (): void => void loadKit().catch(() => undefined);

/** Where one page is seen at a time its picture is wide, above the words. */
const isOnePage = () => matchMedia(ONE_PAGE).matches;

/** Books whose every part has been asked for. */
const fetchedBooks = new WeakSet<BookFile>();

/** After the first picture, what all others need: the rest of the book is read on a train too. */
function fetchRemainingParts(file: BookFile, pictureOf: (scene: Scene) => Pick<BookPicture, 'fetch'>): void {
  if (fetchedBooks.has(file)) return;
  fetchedBooks.add(file);
  setTimeout(async () => {
    try {
      for (const spread of file.spreads) {
        // The pictures of a spread are read for it, and a reader who turns a page meanwhile comes first.
        await whenIdle();
        await pictureOf(spread.scene).fetch();
        for (const way of spread.choice?.ways ?? []) await pictureOf(way.picture).fetch();
      }
    } catch {
      fetchedBooks.delete(file); // The next picture tries again.
    }
  }, 1000);
}

/** How these readers' pictures of a book are made. */
async function pictureFactory(file: BookFile, { hero, friend }: Readers, aspect: 'page' | 'wide') {
  const [{ bookPicture }, { defaultLook }] = await Promise.all([
    loadKit(),
    import('../../../../illustration/figures/hero/look/look.ts'),
  ]);
  const children = { hero: hero ?? { name: standInHero.name, look: defaultLook }, friend: friend ?? null };
  return (scene: Scene) => bookPicture(file, scene, children, aspect);
}

/** A scene of a book as these readers play it, as SVG. Rejects when a part of it can't be fetched. */
export async function sceneSvg(
  file: BookFile,
  scene: Scene,
  readers: Readers,
  aspect: 'page' | 'wide',
): Promise<string> {
  const picture = (await pictureFactory(file, readers, aspect))(scene);
  await picture.fetch();
  return picture.whole();
}

/** A scene of a book as these readers play it, read when it is drawn; `way`: the small wide picture of a choice. */
export function sceneDrawer(
  file: BookFile,
  sceneOf: () => Scene,
  readers: Readers,
  use: 'page' | 'way',
): () => Promise<Drawing> {
  return async () => {
    const pictureOf = await pictureFactory(file, readers, use === 'way' || isOnePage() ? 'wide' : 'page');
    const picture = pictureOf(sceneOf());
    await picture.fetch();
    fetchRemainingParts(file, pictureOf);
    const { whole, sheets, bleed, ratio } = picture;
    return { whole, ...(use === 'page' && { sheets }), bleed, ratio };
  };
}
