/** The title page of a PDF, and the patterned paper inside of the cover. A page is an open book; a square one is a single page. */
import type { Keepsake, KeepsakeDesign } from '../keepsake.ts';
import { pdfColour } from './attributes.ts';
import { drawDecoration, MARGIN, type PdfLayout } from './layout.ts';
import type { Page } from './page.ts';
import { rectOutline } from './path.ts';
import { drawTextBlock, type PdfRect, type StyledParagraph } from './text-block.ts';

/** How wide a tile of the endpaper is, in points. */
const TILE = 84;
/** The height of the ornament and of the words above and below it, as parts of the page's height. */
const ORNAMENT = { high: 0.2, foot: 0.36 } as const;

/** A page of the book's own paper, to the edges. */
export function drawPaper(page: Page, { format, paper }: PdfLayout): void {
  const { bleed, width, height } = format;
  page.decoration(
    `${pdfColour(paper)} rg ${rectOutline(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed).ops} f`,
  );
}

/** Patterned paper over a part of the page, points. */
export async function drawEndpaper(
  page: Page,
  { endpaper }: KeepsakeDesign,
  layout: PdfLayout,
  { x, y, width, height }: PdfRect,
): Promise<void> {
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const clip = rectOutline(x, y, width, height).ops;
  // From the upper left corner.
  const at = () => ({ x, y: y + height - rows * TILE, width: columns * TILE });
  await drawDecoration(page, endpaper(columns, rows), layout, at, clip);
}

/** Half of the page up to its edges, or a square page whole. */
export function endpaperPlace({ format, square }: PdfLayout, side: 'left' | 'right'): PdfRect {
  const { bleed, width, height } = format;
  const whole = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
  if (square) return whole;
  const half = width / 2 + bleed;
  return { ...whole, x: side === 'left' ? -bleed : width / 2, width: half };
}

/** Endpaper on the left, title on the right; on a square page the title lies on the endpaper. */
export async function drawTitlePage(
  page: Page,
  { title, reader }: Keepsake,
  design: KeepsakeDesign,
  layout: PdfLayout,
): Promise<void> {
  const { format, square, renderer } = layout;
  const { width, height } = format;
  drawPaper(page, layout);
  await drawEndpaper(page, design, layout, endpaperPlace(layout, 'left'));
  const inset = square ? width * 0.13 : 0;
  const card: PdfRect = square
    ? { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset }
    : { x: width / 2, y: 0, width: width / 2, height };
  if (square)
    page.decoration(
      `${pdfColour(layout.paper)} rg ${rectOutline(card.x, card.y, card.width, card.height).ops} f`,
    );
  const place = (from: number, to: number): PdfRect => ({
    x: card.x + MARGIN,
    y: card.y + card.height * from,
    width: card.width - 2 * MARGIN,
    height: card.height * (to - from),
  });
  const above: StyledParagraph[] = [
    { text: title, face: 'display', role: 'H1', ink: design.accent },
    ...(design.secondTitle
      ? [{ text: design.secondTitle, face: 'display', scale: 0.56, above: 0.35, ink: layout.ink } as const]
      : []),
  ];
  const setting = { align: 'centre', leading: 1.2 } as const;
  const top = ORNAMENT.foot + ORNAMENT.high;
  await drawTextBlock(page, renderer, above, place(top + 0.02, 0.92), {
    ...setting,
    largest: 46,
    smallest: 18,
  });
  await drawDecoration(page, design.ornament, layout, () => {
    const size = card.height * ORNAMENT.high;
    return { x: card.x + (card.width - size) / 2, y: card.y + card.height * ORNAMENT.foot, width: size };
  });
  if (!reader) return;
  const whose: StyledParagraph[] = [{ text: `for ${reader}`, face: 'text', ink: layout.ink }];
  await drawTextBlock(page, renderer, whose, place(0.08, ORNAMENT.foot), {
    ...setting,
    largest: 24,
    smallest: 14,
  });
}
