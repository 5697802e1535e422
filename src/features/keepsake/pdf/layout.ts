/** What the pages of a PDF share: measures, fonts, and how a picture is laid on a page. */
import type { Page } from './page.ts';
import type { PageFormat } from './page-format.ts';
import type { Images } from './resources.ts';
import { drawSvgForm, type RenderText } from './svg-to-pdf.ts';
import { breakLines, type TextRenderer } from './text-renderer.ts';

/** From the page's edge to the text, in points. */
export const MARGIN = 44;
/** Aspect ratios of a picture above the text and beside it (`PictureShape`). */
export const [WIDE, TALL] = [1500 / 1000, 900 / 1320] as const;

/** What the pages of one PDF share. */
export interface PdfLayout {
  /** The colours of pages of text. */
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly format: PageFormat;
  readonly square: boolean;
  readonly images: Images;
  readonly renderer: TextRenderer;
  readonly write: RenderText;
}

/** Renders text inside a picture, where y points down. */
export const textInPictures =
  (renderer: TextRenderer): RenderText =>
  async (text, { size, colour, bold }, resources) => {
    const measured = await renderer.measure(text, bold ? 'bold' : 'display', size);
    const [line] = breakLines(measured, Number.POSITIVE_INFINITY);
    if (!line) return { ops: '', width: 0 };
    return {
      ops: await renderer.render(line, measured, size, colour, resources, true),
      width: line.width * size,
    };
  };

/** Where a picture goes for its aspect ratio. */
type PlacePicture = (ratio: number) => { x: number; y: number; width: number };

/** Draws a picture at the position and width that `at` returns for its aspect ratio, cut off at the outline `clip`. */
export async function drawPicture(
  page: Page,
  svg: string,
  alt: string,
  layout: PdfLayout,
  at: PlacePicture,
  clip?: string,
): Promise<void> {
  page.tagged('Figure', await pictureOps(page, svg, layout, at, clip), alt);
}

/** Draws a picture that screen readers skip. */
export async function drawDecoration(
  page: Page,
  svg: string,
  layout: PdfLayout,
  at: PlacePicture,
  clip?: string,
): Promise<void> {
  page.decoration(await pictureOps(page, svg, layout, at, clip));
}

async function pictureOps(
  page: Page,
  svg: string,
  { images, write }: PdfLayout,
  at: PlacePicture,
  clip?: string,
): Promise<string> {
  const { form, view } = await drawSvgForm(svg, page.resources, images, write);
  const { x, y, width } = at(view[2] / view[3]);
  const scale = width / view[2];
  const name = page.resources.name('XObject', `${form} 0 R`);
  const matrix = [scale, 0, 0, -scale, x - view[0] * scale, y + (view[1] + view[3]) * scale];
  return `q ${clip ? `${clip} W n ` : ''}${matrix.map((value) => (Math.round(value * 1e5) / 1e5).toString()).join(' ')} cm /${name} Do Q`;
}
