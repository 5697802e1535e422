/**
 * Writes the kit's contact sheets to `docs/art`: backdrops, props, companions and their actions, the sample story, The
 * Moon Balloon and all covers. `npx tsx scripts/contact-sheets/scenes.ts [name …]`.
 */

import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { GALLERY } from '../../content/gallery.ts';
import type { GalleryGroup } from '../../illustration/gallery-types.ts';
import { writeSheet } from './write-sheet.ts';

const OUT = 'docs/art';
const TABLE = '#e6dac5';

interface SceneSheet {
  readonly file: string;
  readonly group: string;
  readonly columns: number;
  /** Width of a picture in pixels; its height follows the group's size. */
  readonly width: number;
  readonly gap: number;
  /** Palette size: smaller where a sheet would be too heavy. */
  readonly filter?: RegExp;
  /** Crops the empty margin of a part, so that small things show as large ones do. */
  readonly trim?: boolean;
}

const SHEETS: readonly SceneSheet[] = [
  { file: 'backdrops', group: 'backdrops', columns: 12, width: 84, gap: 4 },
  { file: 'rooms', group: 'rooms', columns: 6, width: 150, gap: 6 },
  { file: 'props', group: 'props', columns: 14, width: 84, gap: 10, trim: true },
  { file: 'companions', group: 'companions', columns: 12, width: 100, gap: 8, trim: true },
  {
    file: 'animals-acting',
    group: 'companions acting',
    columns: 15,
    width: 77,
    gap: 8,
    trim: true,
  },
  { file: 'sample-story', group: 'the sample story', columns: 3, width: 300, gap: 10 },
  { file: 'the-moon-balloon', group: 'The Moon Balloon', columns: 4, width: 250, gap: 10 },
  { file: 'covers', group: 'covers', columns: 8, width: 150, gap: 8 },
  {
    file: 'interface',
    group: 'interface',
    columns: 4,
    width: 240,
    gap: 8,
    filter: /^(?!diorama)/,
  },
];

async function cell(
  group: GalleryGroup,
  index: number,
  width: number,
  height: number,
  trim: boolean,
): Promise<Buffer> {
  const svg = group.items[index]!.draw(`i${index}-`);
  const image = sharp(Buffer.from(svg));
  const cut = trim ? sharp(await image.trim({ threshold: 60 }).toBuffer()) : image;
  return cut.resize(width, height, { fit: 'contain', background: '#00000000' }).png().toBuffer();
}

async function write(sheet: SceneSheet): Promise<void> {
  const group = GALLERY.find(({ name }) => name === sheet.group)!;
  const items = group.items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => !sheet.filter || sheet.filter.test(item.id));
  const height = Math.round((sheet.width * group.size[1]) / group.size[0]);
  const [stepX, stepY] = [sheet.width + sheet.gap, height + sheet.gap];
  const pictures = [];
  for (const [i, { index }] of items.entries())
    pictures.push({
      input: await cell(group, index, sheet.width, height, sheet.trim ?? false),
      left: sheet.gap + (i % sheet.columns) * stepX,
      top: sheet.gap + Math.floor(i / sheet.columns) * stepY,
    });
  const file = `${OUT}/${sheet.file}.webp`;
  const ground = sharp({
    create: {
      width: sheet.gap + Math.min(sheet.columns, items.length) * stepX,
      height: sheet.gap + Math.ceil(items.length / sheet.columns) * stepY,
      channels: 3,
      background: TABLE,
    },
  });
  const { size } = await writeSheet(ground.composite(pictures), file);
  console.log(`${file} ${(size / 1024).toFixed(0)} KB`);
}

await mkdir(OUT, { recursive: true });
const sheetNames = process.argv.slice(2);
for (const sheet of SHEETS)
  if (sheetNames.length === 0 || sheetNames.includes(sheet.file)) await write(sheet);
