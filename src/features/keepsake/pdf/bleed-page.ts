/** A bleed in a PDF: one picture to the edges of the page, which is an open book, with a few words on it. */
import type { KeepsakePage } from '../keepsake.ts';
import { pdfColour } from './attributes.ts';
import { drawPicture, MARGIN, type PdfLayout, WIDE } from './layout.ts';
import type { Page } from './page.ts';
import { rectOutline } from './path.ts';
import { drawTextBlock, type TextBlock, textBlockHeight } from './text-block.ts';

/** From the edge of a strip of paper to its words, in points. */
const STRIP_PADDING = 12;
/** Words on a bleed are this much larger than beside a picture: they are few. */
const BLEED_SCALE = 1.25;

/** The picture to all four edges, and the words on a strip of paper in their corner. */
export async function drawBleed(
  page: Page,
  { alt, picture, bleed: corner }: KeepsakePage,
  words: readonly TextBlock[],
  size: number,
  layout: PdfLayout,
): Promise<void> {
  const { width, height, bleed } = layout.format;
  const covered = Math.max(width + 2 * bleed, (height + 2 * bleed) * WIDE);
  const [left, foot] = [(width - covered) / 2, (height - covered / WIDE) / 2];
  const clip = rectOutline(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed).ops;
  const at = () => ({ x: left, y: foot, width: covered });
  await drawPicture(page, await picture('wide'), alt, layout, at, clip);
  if (words.length === 0) return;
  const wordsAt = corner?.wordsAt ?? 'left-bottom';
  const largest = size * BLEED_SCALE;
  const setting = { largest, smallest: largest, leading: 1.4 };
  const wide = width / 2 - 2 * MARGIN - 2 * STRIP_PADDING;
  const high = await textBlockHeight(layout.renderer, words, wide, setting);
  const place = {
    x: (wordsAt.startsWith('left') ? 0 : width / 2) + MARGIN + STRIP_PADDING,
    y: wordsAt.endsWith('top') ? height - MARGIN - STRIP_PADDING - high : MARGIN + STRIP_PADDING,
    width: wide,
    height: high,
  };
  const strip = rectOutline(
    place.x - STRIP_PADDING,
    place.y - STRIP_PADDING,
    wide + 2 * STRIP_PADDING,
    high + 2 * STRIP_PADDING,
  );
  page.decoration(`${pdfColour(layout.paper)} rg ${strip.ops} f`);
  await drawTextBlock(page, layout.renderer, words, place, setting);
}
