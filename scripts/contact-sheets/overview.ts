/**
 * An overview of all books, for the art director: each with its cover and five pictures from its contact sheet
 * (`docs/art/books/<slug>.webp`), and all covers. A book without a sheet shows its cover only.
 */
import { existsSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { COVERS } from '../../content/generated/covers.ts';
import { readBook } from '../../content/read-books.ts';
import { coverSvg } from '../../illustration/covers/draw-cover.ts';
import { writeSheet } from './write-sheet.ts';
import '../../illustration/load-all-parts.ts';

const GROUND = '#e6dac5';
const HEIGHT = 200;
const COVER = { width: 150, height: HEIGHT };
const PICTURE = { width: 136, height: HEIGHT };
const PICTURES = 5;
/** Two books side by side. */
const BOOKS_A_ROW = 2;
const COVERS_A_ROW = 8;

/** The layout of a sheet: picture size, header height, gap, pictures per row. */
export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  readonly label: number;
  readonly gap: number;
  readonly columns: number;
}

async function print(layers: OverlayOptions[], width: number, height: number, file: string): Promise<void> {
  const sheet = sharp({ create: { width, height, channels: 3, background: GROUND } });
  await writeSheet(sheet.composite(layers), file);
  console.log(file);
}

/** Five pictures of a book from its sheet, spread over the story, with its first or second hero. */
async function cutFrom(sheet: string, spreads: number, hero: number, layout: SheetLayout): Promise<Buffer[]> {
  const { width, height, label, gap } = layout;
  const columns = Math.min(layout.columns, spreads);
  const rows = Math.ceil(spreads / columns);
  const count = Math.min(PICTURES, spreads);
  return Promise.all(
    Array.from({ length: count }, (_, i) => {
      const index = Math.floor(((i + 0.5) * spreads) / count);
      const left = gap + (index % columns) * (width + gap);
      const top = gap + (hero * rows + Math.floor(index / columns)) * (height + label + gap) + label;
      return sharp(sheet)
        .extract({ left, top, width, height })
        .resize(PICTURE.width, PICTURE.height)
        .png()
        .toBuffer();
    }),
  );
}

/** Writes the overview of all books to `wall` and the covers to `covers`, overwriting both. */
export async function renderOverview(wall: string, covers: string, layout: SheetLayout): Promise<void> {
  const { gap, label } = layout;
  const books = Object.entries(COVERS).sort(([a], [b]) => a.localeCompare(b));
  const row = COVER.width + PICTURES * (PICTURE.width + gap) + 3 * gap;
  const line = HEIGHT + label + gap;
  const [hung, fronts]: [OverlayOptions[], OverlayOptions[]] = [[], []];
  for (const [index, [slug, cover]] of books.entries()) {
    const left = gap + (index % BOOKS_A_ROW) * row;
    const top = gap + Math.floor(index / BOOKS_A_ROW) * line;
    const front = await sharp(Buffer.from(coverSvg(cover)))
      .resize(COVER.width, COVER.height)
      .png()
      .toBuffer();
    const name = `<svg xmlns="http://www.w3.org/2000/svg" width="${row}" height="${label}"><text x="2" y="13" font-family="sans-serif" font-size="12" fill="#33212a">${cover.title.join(' ')}</text></svg>`;
    hung.push({ input: Buffer.from(name), left, top }, { input: front, left, top: top + label });
    fronts.push({
      input: front,
      left: gap + (index % COVERS_A_ROW) * (COVER.width + gap),
      top: gap + Math.floor(index / COVERS_A_ROW) * (COVER.height + gap),
    });
    const sheet = `docs/art/books/${slug}.webp`;
    const book = existsSync(sheet) ? await readBook(slug) : null;
    const pictures = book ? await cutFrom(sheet, book.book.spreads.length, index % 2, layout) : [];
    for (const [i, input] of pictures.entries())
      hung.push({ input, left: left + COVER.width + gap + i * (PICTURE.width + gap), top: top + label });
  }
  const rows = Math.ceil(books.length / BOOKS_A_ROW);
  await print(hung, gap + BOOKS_A_ROW * row, gap + rows * line, wall);
  await print(
    fronts,
    gap + COVERS_A_ROW * (COVER.width + gap),
    gap + Math.ceil(books.length / COVERS_A_ROW) * (COVER.height + gap),
    covers,
  );
}
