/** Where the vignettes of a spread lie on its stage: measured on the drawing, so that nothing of one is cut off. */
import sharp from 'sharp';
import type { FileSpread, FileVignette } from '../../content/book-file.ts';
import { standInHero } from '../../content/sample-story/facts.ts';
import { isIn } from '../../content/spread-layout.ts';
import { defaultLook } from '../../illustration/figures/hero/look/look.ts';
import type { BookCast } from '../../illustration/scene/cast/cast-book.ts';
import { bookPicture } from '../../illustration/scene/svg/book-picture.ts';
import '../../illustration/load-all-parts.ts';

/** The stage, with what leans over its edges. Page units. */
const STAGE = { left: -600, right: 1500, top: -400, bottom: 1800 } as const;
/** Around a vignette, for its shadow. */
const MARGIN = 6;

/** The vignettes of a spread, each with its box. Throws where one shows nothing. */
export async function withBoxes(
  book: BookCast,
  { id, scene, vignettes = [] }: Pick<FileSpread, 'id' | 'scene' | 'vignettes'>,
): Promise<readonly FileVignette[]> {
  const children = { hero: { name: standInHero.name, look: defaultLook } };
  const picture = bookPicture(book, scene, children, 'page');
  return Promise.all(
    vignettes.map(async (vignette) => {
      const svg = picture.whole({ textures: 'none', alone: { shows: isIn(vignette), frame: STAGE } });
      // The rim makes sure that there is something transparent to trim.
      const { info } = await sharp(Buffer.from(svg))
        .extend({ top: 1, left: 1, bottom: 1, right: 1, background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer()
        .then((png) => sharp(png).trim({ threshold: 8 }).toBuffer({ resolveWithObject: true }));
      const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
      if (width >= STAGE.right - STAGE.left)
        throw new Error(`The vignette of “${vignette.of.join(', ')}” in “${id}” shows nothing.`);
      return {
        ...vignette,
        box: [
          STAGE.left - trimOffsetLeft - 1 - MARGIN,
          STAGE.top - trimOffsetTop - 1 - MARGIN,
          width + 2 * MARGIN,
          height + 2 * MARGIN,
        ],
      } as const;
    }),
  );
}
