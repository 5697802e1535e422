/** Sets paragraphs into a rectangle in the largest font size that fits. */
import type { Page, StructureRole } from './page.ts';
import {
  breakLines,
  type MeasuredText,
  type TextLine,
  type TextRenderer,
  type TypeFace,
} from './text-renderer.ts';
import { formatNumber } from './writer.ts';

export interface StyledParagraph {
  readonly text: string;
  readonly face: TypeFace;
  /** Relative to the block's font size: 1 is the same. */
  readonly scale?: number;
  readonly ink?: string;
  readonly role?: StructureRole;
  /** Space above all but the first paragraph, in units of the font size. */
  readonly above?: number;
}

/** Small pictures in a row between paragraphs. */
export interface PictureRow {
  readonly pictures: readonly RowPicture[];
  /** The height of the row, in units of the font size. */
  readonly height: number;
  readonly above?: number;
}
export interface RowPicture {
  /** Width divided by height. */
  readonly ratio: number;
  /** Draws it, tagged with its description, at the lower left corner `x`, `y`, so wide. */
  readonly draw: (page: Page, x: number, y: number, width: number) => Promise<void>;
}

export type TextBlock = StyledParagraph | PictureRow;

const isRow = (block: TextBlock): block is PictureRow => 'pictures' in block;

/** In points; x and y are the lower left corner. */
export interface PdfRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BlockStyle {
  /** In points. */
  readonly largest: number;
  /** In points. Text that doesn't fit at this size overflows at the bottom; no book comes close. */
  readonly smallest: number;
  readonly align?: 'left' | 'centre';
  readonly from?: 'middle' | 'top';
  /** Line height, in units of the font size. */
  readonly leading?: number;
}

export const INK = '#33212a';
const DEFAULT_SPACE_ABOVE = 0.7;
/** From the top of a line to its baseline, in units of the font size. */
const BASELINE = 0.95;

interface BrokenParagraph {
  readonly paragraph: StyledParagraph;
  readonly measured: MeasuredText;
  readonly lines: readonly TextLine[];
}
type LaidBlock = BrokenParagraph | PictureRow;

/** Paragraphs broken into lines at the largest font size that fits. */
interface FittedBlock {
  /** In points. */
  readonly size: number;
  readonly height: number;
  readonly laid: readonly LaidBlock[];
}

async function fitBlock(
  renderer: TextRenderer,
  paragraphs: readonly TextBlock[],
  place: PdfRect,
  { largest, smallest, leading = 1.5 }: BlockStyle,
): Promise<FittedBlock> {
  const measured = await Promise.all(
    paragraphs.map((block) =>
      isRow(block) ? null : renderer.measure(block.text, block.face, largest * (block.scale ?? 1)),
    ),
  );
  const layAt = (size: number): LaidBlock[] =>
    paragraphs.map((paragraph, i) =>
      isRow(paragraph)
        ? paragraph
        : {
            paragraph,
            measured: measured[i]!,
            lines: breakLines(measured[i]!, place.width / (size * (paragraph.scale ?? 1))),
          },
    );
  const own = (block: LaidBlock) =>
    'pictures' in block ? block.height : block.lines.length * leading * (block.paragraph.scale ?? 1);
  const heightAt = (laid: readonly LaidBlock[], size: number) =>
    laid.reduce((sum, block, i) => sum + (own(block) + (i > 0 ? spaceAbove(block) : 0)) * size, 0);
  let size = largest;
  let laid = layAt(size);
  const fits = () =>
    heightAt(laid, size) <= place.height &&
    laid.every(
      (block) =>
        'pictures' in block ||
        block.lines.every(({ width }) => width * size * (block.paragraph.scale ?? 1) <= place.width),
    );
  while (!fits() && size > smallest) {
    size = Math.max(smallest, size - 0.5);
    laid = layAt(size);
  }
  return { size, height: heightAt(laid, size), laid };
}

/** The largest font size, in points, at which the paragraphs fit. */
export async function fittingFontSize(...block: Parameters<typeof fitBlock>): Promise<number> {
  return (await fitBlock(...block)).size;
}

/** The height of the paragraphs in a column of `width` points, at the largest size of their style. */
export async function textBlockHeight(
  renderer: TextRenderer,
  paragraphs: readonly TextBlock[],
  width: number,
  style: BlockStyle,
): Promise<number> {
  const place = { x: 0, y: 0, width, height: Number.POSITIVE_INFINITY };
  return (await fitBlock(renderer, paragraphs, place, style)).height;
}

/** Draws the paragraphs, each as a tagged element for screen readers. */
export async function drawTextBlock(
  page: Page,
  renderer: TextRenderer,
  paragraphs: readonly TextBlock[],
  place: PdfRect,
  setting: BlockStyle,
): Promise<void> {
  const { align = 'left', from = 'middle', leading = 1.5 } = setting;
  const { size, height, laid } = await fitBlock(renderer, paragraphs, place, setting);
  let y = place.y + place.height - (from === 'middle' ? Math.max(0, (place.height - height) / 2) : 0);
  for (const [i, block] of laid.entries()) {
    if (i > 0) y -= spaceAbove(block) * size;
    if ('pictures' in block) {
      y -= block.height * size;
      await drawRow(page, block, { ...place, y, height: block.height * size });
      continue;
    }
    const { paragraph, lines, measured: words } = block;
    const fontSize = size * (paragraph.scale ?? 1);
    const ops: string[] = [];
    for (const line of lines) {
      const x = place.x + (align === 'centre' ? (place.width - line.width * fontSize) / 2 : 0);
      const shown = await renderer.render(line, words, fontSize, paragraph.ink ?? INK, page.resources);
      ops.push(
        `q 1 0 0 1 ${formatNumber(x)} ${formatNumber(y - fontSize * BASELINE - ((leading - 1.2) * fontSize) / 2)} cm ${shown} Q`,
      );
      y -= leading * fontSize;
    }
    page.tagged(paragraph.role ?? 'P', ops.join('\n'));
  }
}

/** The pictures at the foot of their place, with the same gaps between and beside them. */
async function drawRow(page: Page, { pictures }: PictureRow, place: PdfRect): Promise<void> {
  const widest = place.width / pictures.length;
  const widths = pictures.map(({ ratio }) => Math.min(place.height * ratio, widest));
  const gap = (place.width - widths.reduce((sum, width) => sum + width, 0)) / (pictures.length + 1);
  let x = place.x + gap;
  for (const [i, picture] of pictures.entries()) {
    await picture.draw(page, x, place.y, widths[i]!);
    x += widths[i]! + gap;
  }
}

const spaceAbove = (block: LaidBlock): number =>
  ('pictures' in block ? block.above : block.paragraph.above) ?? DEFAULT_SPACE_ABOVE;
