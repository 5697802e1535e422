/** The colours of a picture, a few cells of them, so that its page is never empty before anything is drawn. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { COLOUR_CELLS } from '../../content/book-file.ts';
import { standInHero } from '../../content/sample-story/facts.ts';
import { defaultLook } from '../../illustration/figures/hero/look/look.ts';
import type { Aspect } from '../../illustration/scene/camera/aspects.ts';
import type { BookCast } from '../../illustration/scene/cast/cast-book.ts';
import type { Scene } from '../../illustration/scene/format/scene.ts';
import { bookPicture } from '../../illustration/scene/svg/book-picture.ts';
import '../../illustration/load-all-parts.ts';

const CACHE = path.resolve('node_modules/.cache/colours');

/**
 * Draws a picture with the stand-in child and averages it into `COLOUR_CELLS` × `COLOUR_CELLS` cells. Cached by
 * content. @returns the cells' RGB bytes, row by row, in base64
 */
export async function colourGrid(book: BookCast, scene: Scene, aspect: Aspect): Promise<string> {
  const children = { hero: { name: standInHero.name, look: defaultLook } };
  const svg = bookPicture(book, scene, children, aspect).whole({ textures: 'none' });
  const hash = createHash('sha256').update(`${COLOUR_CELLS} ${svg}`).digest('hex').slice(0, 24);
  const file = path.join(CACHE, hash);
  const cached = await readFile(file, 'utf8').catch(() => null);
  if (cached !== null) return cached;
  const cells = await sharp(Buffer.from(svg), { density: 12 })
    .resize(COLOUR_CELLS, COLOUR_CELLS, { fit: 'fill' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const grid = cells.toString('base64');
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, grid);
  return grid;
}
