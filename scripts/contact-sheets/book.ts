/**
 * Prints the contact sheet of a book, every picture with two heroes, to `docs/art/books/<slug>.webp`: `npm run
 * render:contact-sheet -- <slug> [spread …] [--heroes=ada,mei] [--friend=mei] [--third=mei] [--fourth=mei] [--name=小明] [--phone] [--large]
 * [--out=file.webp]`. `--friend`, `--third` and `--fourth` have other sample children play these roles.
 * `--wall` instead of a slug prints an overview of all books from their sheets, `docs/art/books/wall.webp`, and all
 * covers, `docs/art/covers.webp`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { FileSpread } from '../../content/book-file.ts';
import { readBook, toBookFile } from '../../content/read-books.ts';
import { SAMPLE_LOOKS, type SampleLook } from '../../illustration/sample-looks.ts';
import { byRole } from '../../illustration/scene/format/child-roles.ts';
import { bookPicture } from '../../illustration/scene/svg/book-picture.ts';
import { renderOverview } from './overview.ts';
import { writeSheet } from './write-sheet.ts';
import '../../illustration/load-all-parts.ts';

const args = process.argv.slice(2);
const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
const LABEL = 18;
const GAP = 6;
const COLUMNS = 6;
const SHEET_COLOUR = '#e6dac5';
const WIDTH = 240;
const tall = (width: number) => Math.round((width * 1320) / 900);
if (args.includes('--wall')) {
  const layout = { width: WIDTH, height: tall(WIDTH), label: LABEL, gap: GAP, columns: COLUMNS };
  await renderOverview('docs/art/books/wall.webp', 'docs/art/covers.webp', layout);
  process.exit();
}
const [slug, ...only] = args.filter((arg) => !arg.startsWith('--'));
if (!slug) throw new Error('Which book? npm run render:contact-sheet -- <slug>');
const book = await readBook(slug);
if (!book) throw new Error(`content/stories/${slug} has no book.ts.`);

const heroNames = (option('heroes') ?? 'ada,finn').toLowerCase().split(',');
const heroes = SAMPLE_LOOKS.filter(({ name }) => heroNames.includes(name.toLowerCase()));
const others = byRole((role) => {
  const asked = option(role)?.toLowerCase();
  const child = SAMPLE_LOOKS.find(({ name }) => name.toLowerCase() === asked);
  if (asked && !child) throw new Error(`No sample child is called ${asked}.`);
  return child;
});
const phone = args.includes('--phone');
const width = args.includes('--large') ? 2 * WIDTH : WIDTH;
const height = phone ? Math.round((width * 2) / 3) : tall(width);

const file = toBookFile(book);
const spreads = file.spreads.filter(({ id }) => only.length === 0 || only.includes(id));
const columns = Math.min(args.includes('--large') ? 4 : COLUMNS, spreads.length);
const rows = Math.ceil(spreads.length / columns);
const cell = { width: width + GAP, height: height + LABEL + GAP };

async function picture(spread: FileSpread, index: number, hero: SampleLook) {
  try {
    return await pictureOf(spread, index, hero);
  } catch (error) {
    throw new Error(`content/stories/${slug}, the picture of “${spread.id}”: ${(error as Error).message}`);
  }
}

async function pictureOf({ id, scene, layout }: FileSpread, at: number, hero: SampleLook) {
  const named = { ...hero, name: option('name') ?? hero.name };
  // A plate is wide on a phone; a bleed is wide in a book.
  const svg = bookPicture(
    file,
    scene,
    { hero: named, ...others },
    phone !== Boolean(layout) ? 'wide' : 'page',
  ).whole();
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="2" y="13" font-family="sans-serif" font-size="12" fill="#33212a">${at + 1} ${id} ${scene.shot ?? ''}</text></svg>`;
  const image = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'contain', background: SHEET_COLOUR })
    .png()
    .toBuffer();
  return { image, label: Buffer.from(label) };
}

const layers: OverlayOptions[] = [];
for (const [block, hero] of heroes.entries())
  for (const [index, spread] of spreads.entries()) {
    const { image, label } = await picture(spread, index, hero);
    const left = GAP + (index % columns) * cell.width;
    const top = GAP + (block * rows + Math.floor(index / columns)) * cell.height;
    layers.push({ input: label, left, top }, { input: image, left, top: top + LABEL });
  }
const outputFile = option('out') ?? `docs/art/books/${slug}${phone ? '-phone' : ''}.webp`;
mkdirSync(path.dirname(outputFile), { recursive: true });
const sheet = sharp({
  create: {
    width: GAP + columns * cell.width,
    height: GAP + heroes.length * rows * cell.height,
    channels: 3,
    background: SHEET_COLOUR,
  },
});
await writeSheet(sheet.composite(layers), outputFile);
console.log(`${outputFile}: ${spreads.length} pictures on ${heroes.map(({ name }) => name).join(' and ')}.`);
