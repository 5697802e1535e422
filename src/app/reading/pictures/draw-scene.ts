import type { BookFile, FileVignette } from '../../../../content/book-file.ts';
import { standInHero } from '../../../../content/sample-story/facts.ts';
import { isIn } from '../../../../content/spread-layout.ts';
import { PAGE } from '../../../../illustration/paper/page.ts';
import type { Scene } from '../../../../illustration/scene/format/scene.ts';
import type { BookPicture } from '../../../../illustration/scene/svg/book-picture.ts';
import { ONE_PAGE } from '../../../features/reader/media-queries.ts';
import type { Readers } from '../readers.ts';
import { drawQueue } from './draw-queue.ts';
import { prepareEncoder } from './encoder.ts';
import type { Drawing } from './lazy-picture.ts';

const loadKit = () => import('../../../../illustration/scene/svg/book-picture.ts');

/** Loads the drawing code, and starts the worker that encodes, before the first picture needs them. */
export function preloadKit(): void {
  loadKit().catch(() => undefined);
  prepareEncoder();
}

/** Where one page is shown at a time, its picture is wide and above the text. */
const isOnePage = () => typeof matchMedia !== 'undefined' && matchMedia(ONE_PAGE).matches;

/**
 * Where a picture goes: a framed plate beside the words, a bleed over both pages, or the button of a choice. A phone's page is
 * tall: there a plate is wide, above the words, and a bleed fills the page.
 */
export type PictureUse = 'plate' | 'bleed' | 'way';

const aspectFor = (use: PictureUse): 'page' | 'wide' =>
  use === 'way' || (use === 'bleed') !== isOnePage() ? 'wide' : 'page';

/** The size of a bleed in this window, in its own units. */
export const bleedSize = (): { width: number; height: number } =>
  isOnePage() ? { width: PAGE.width, height: PAGE.height } : { width: 1500, height: 1000 };

/** Books whose parts have all been requested. */
const fetchedBooks = new WeakSet<BookFile>();

/** After the first picture, fetches what all others need, so that the rest of the book works offline. */
function fetchRemainingParts(file: BookFile, pictureOf: (scene: Scene) => Pick<BookPicture, 'fetch'>): void {
  if (fetchedBooks.has(file)) return;
  fetchedBooks.add(file);
  setTimeout(async () => {
    try {
      for (const spread of file.spreads) {
        // The pages near the reader come first.
        await drawQueue.whenEmpty();
        await pictureOf(spread.scene).fetch();
        for (const way of spread.choice?.ways ?? []) await pictureOf(way.picture).fetch();
      }
    } catch {
      fetchedBooks.delete(file); // The next picture retries.
    }
  }, 1000);
}

/** Creates pictures of a book with these readers. */
async function pictureFactory(file: BookFile, { hero, ...others }: Readers, aspect: 'page' | 'wide') {
  const [{ bookPicture }, { defaultLook }] = await Promise.all([
    loadKit(),
    import('../../../../illustration/figures/hero/look/look.ts'),
  ]);
  const children = { ...others, hero: hero ?? { name: standInHero.name, look: defaultLook } };
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
 * A drawing function for a scene with these readers; it reads the scene when called. Only plates have depth: they alone are
 * cut into sheets.
 */
export function sceneDrawer(
  file: BookFile,
  sceneOf: () => Scene,
  readers: Readers,
  use: PictureUse,
): () => Promise<Drawing> {
  return async () => {
    const pictureOf = await pictureFactory(file, readers, aspectFor(use));
    const picture = pictureOf(sceneOf());
    await picture.fetch();
    fetchRemainingParts(file, pictureOf);
    const { whole, sheets, bleed, ratio } = picture;
    const preview = () => whole({ textures: 'none' });
    return { whole: () => whole(), preview, ...(use === 'plate' && { sheets }), bleed, ratio };
  };
}

/** Draws a vignette as SVG, on transparent paper. Rejects when one of its parts can't be fetched. */
export async function vignetteSvg(
  file: BookFile,
  scene: Scene,
  readers: Readers,
  vignette: FileVignette,
): Promise<string> {
  const picture = (await pictureFactory(file, readers, 'page'))(scene);
  await picture.fetch();
  const [left, top, width, height] = vignetteBox(vignette);
  const frame = { left, top, right: left + width, bottom: top + height };
  return picture.whole({ alone: { shows: isIn(vignette), frame } });
}

/** Where a vignette lies on its stage. */
export const vignetteBox = ({ box }: FileVignette) => box ?? ([0, 0, PAGE.width, PAGE.height] as const);
