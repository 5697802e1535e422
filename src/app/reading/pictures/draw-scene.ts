import type { BookFile } from '../../../../content/book-file.ts';
import { standInHero } from '../../../../content/sample-story/facts.ts';
import type { Scene } from '../../../../illustration/scene/format/scene.ts';
import type { BookPicture } from '../../../../illustration/scene/svg/book-picture.ts';
import { ONE_PAGE } from '../../../features/reader/media-queries.ts';
import type { Readers } from '../readers.ts';
import { type Drawing, whenIdle } from './lazy-picture.ts';

const loadKit = () => import('../../../../illustration/scene/svg/book-picture.ts');

/** Loads the drawing code before the first picture needs it. */
export const preloadKit = (): void => void loadKit().catch(() => undefined);

/** Where one page is shown at a time, its picture is wide and above the text. */
const isOnePage = () => matchMedia(ONE_PAGE).matches;

/** Books whose parts have all been requested. */
const fetchedBooks = new WeakSet<BookFile>();

/** After the first picture, fetches what all others need, so that the rest of the book works offline. */
function fetchRemainingParts(file: BookFile, pictureOf: (scene: Scene) => Pick<BookPicture, 'fetch'>): void {
  if (fetchedBooks.has(file)) return;
  fetchedBooks.add(file);
  setTimeout(async () => {
    try {
      for (const spread of file.spreads) {
        // A reader who turns a page meanwhile comes first.
        await whenIdle();
        await pictureOf(spread.scene).fetch();
        for (const way of spread.choice?.ways ?? []) await pictureOf(way.picture).fetch();
      }
    } catch {
      fetchedBooks.delete(file); // The next picture retries.
    }
  }, 1000);
}

/** Creates pictures of a book with these readers. */
async function pictureFactory(file: BookFile, { hero, friend }: Readers, aspect: 'page' | 'wide') {
  const [{ bookPicture }, { defaultLook }] = await Promise.all([
    loadKit(),
    import('../../../../illustration/figures/hero/look/look.ts'),
  ]);
  const children = { hero: hero ?? { name: standInHero.name, look: defaultLook }, friend: friend ?? null };
  return (scene: Scene) => bookPicture(file, scene, children, aspect);
}

/** Draws a scene with these readers as SVG. Rejects when one of its parts can't be fetched. */
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

/**
 * A drawing function for a scene with these readers; it reads the scene when called. `way`: the small wide
 * picture of a choice.
 */
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
