/** The colours of a picture, a few cells of them, so that its page is never empty before anything is drawn. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { COLOUR_CELLS, type FileSpread } from '../../content/book-file.ts';
import { standInHero } from '../../content/sample-story/facts.ts';
import { defaultLook } from '../../illustration/figures/hero/look/look.ts';
import type { BookCast } from '../../illustration/scene/cast/cast-book.ts';
import { bookPicture } from '../../illustration/scene/svg/book-picture.ts';
import '../../illustration/load-all-parts.ts';

const CACHE = path.resolve('node_modules/.cache/colours');

/**
 * Draws a spread's picture with the stand-in child and averages it into `COLOUR_CELLS` × `COLOUR_CELLS` cells. Cached by
 * content. @returns the cells' RGB bytes, row by row, in base64
 */
export async function colourGrid(
  book: BookCast,
  { scene, layout }: Pick<FileSpread, 'scene' | 'layout'>,
): Promise<string> {
  const children = { hero: { name: standInHero.name, look: defaultLook } };
  const svg = bookPicture(book, scene, children, layout ? 'wide' : 'page').whole({ textures: 'none' });
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
