/**
 * Shows that a change of the drawing kit keeps its pictures. Before the change `npm run snapshot:save -- before` draws
 * the gallery and every book into a folder, one file a picture; after it `npm run snapshot:save -- after`, and `npm run
 * snapshot:compare -- before after` prints by group how many pictures differ, and by how much (the largest difference
 * of one channel of one pixel, 0–255). Pictures with the same text are equal; only others are drawn. Group names after
 * the folders limit it. Fails when a picture is missing or differs by more than anti-aliasing does (`LIMIT`).
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { GALLERY } from '../../content/gallery.ts';
import { readBook, toBookFile } from '../../content/read-books.ts';
import { SHELF } from '../../content/shelf.ts';
import type { GalleryGroup, GalleryItem } from '../../illustration/gallery-types.ts';
import { SAMPLE_LOOKS } from '../../illustration/sample-looks.ts';
import type { Aspect } from '../../illustration/scene/camera/aspects.ts';
import type { Scene } from '../../illustration/scene/format/scene.ts';
import { bookPicture } from '../../illustration/scene/svg/book-picture.ts';

/** Differences of anti-aliasing in one channel of a pixel: more is a change of the picture. */
const LIMIT = 40;
/** Width in pixels of a compared picture. */
const WIDTH = 400;

const fileName = (text: string): string => text.replace(/[^a-zA-Z0-9]+/g, '-');

/** The pictures of each book with sample looks in turn: for page and phone, and those of the choices. */
async function books(): Promise<Pick<GalleryGroup, 'name' | 'items'>[]> {
  const read = await Promise.all(SHELF.map(({ slug }) => readBook(slug)));
  return read
    .filter((one) => one !== null)
    .map((one) => ({
      name: one.slug,
      items: toBookFile(one).spreads.flatMap(({ id, scene, choice }, i) => {
        const hero = SAMPLE_LOOKS[i % SAMPLE_LOOKS.length]!;
        const drawn = (name: string, picture: Scene, aspect: Aspect): GalleryItem => ({
          id: name,
          draw: (prefix) => bookPicture(one.book, picture, { hero }, aspect).whole({ prefix }),
        });
        return [
          drawn(id, scene, 'page'),
          drawn(`${id} wide`, scene, 'wide'),
          ...(choice?.ways ?? []).map(({ picture }, way) => drawn(`${id} way ${way + 1}`, picture, 'wide')),
        ];
      }),
    }));
}

async function save(folder: string, groups: readonly string[]): Promise<void> {
  for (const { name, items } of [...GALLERY, ...(await books())]) {
    if (groups.length > 0 && !groups.includes(name)) continue;
    const into = path.join(folder, fileName(name));
    mkdirSync(into, { recursive: true });
    for (const item of items) writeFileSync(path.join(into, `${fileName(item.id)}.svg`), item.draw('p'));
    console.log(`${name}: ${items.length} pictures`);
  }
}

const pixels = (svg: Buffer): Promise<{ data: Buffer; info: OutputInfo }> =>
  sharp(svg)
    .resize({ width: WIDTH })
    .flatten({ background: '#f1e7d6' })
    .raw()
    .toBuffer({ resolveWithObject: true });

/** The largest difference of one channel of one pixel; 255 for different sizes. */
async function difference(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(before), pixels(after)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 255;
  let most = 0;
  for (let i = 0; i < a.data.length; i++) most = Math.max(most, Math.abs(a.data[i]! - b.data[i]!));
  return most;
}

async function compare(before: string, after: string, groups: readonly string[]): Promise<boolean> {
  let same = true;
  for (const group of readdirSync(before)) {
    if (groups.length > 0 && !groups.map(fileName).includes(group)) continue;
    const files = readdirSync(path.join(before, group));
    const changed: { file: string; by: number }[] = [];
    for (const file of files) {
      const afterFile = path.join(after, group, file);
      if (!existsSync(afterFile)) {
        changed.push({ file, by: Number.POSITIVE_INFINITY });
        continue;
      }
      const [old, now] = [readFileSync(path.join(before, group, file)), readFileSync(afterFile)];
      if (!old.equals(now)) changed.push({ file, by: await difference(old, now) });
    }
    changed.sort((a, b) => b.by - a.by);
    const most = changed[0]?.by ?? 0;
    console.log(
      `${group}: ${files.length} pictures, ${changed.length} of another text, largest difference ${most}`,
    );
    for (const { file, by } of changed.filter((entry) => entry.by > 0).slice(0, 5))
      console.log(`  ${file} ${by}`);
    if (most > LIMIT) same = false;
  }
  return same;
}

const [task, ...rest] = process.argv.slice(2);
if (task === 'save' && rest[0]) await save(rest[0], rest.slice(1));
else if (task === 'compare' && rest[0] && rest[1]) {
  if (!(await compare(rest[0], rest[1], rest.slice(2)))) process.exit(1);
} else {
  console.error(
    'Use: npm run snapshot:save -- <folder> [group …], npm run snapshot:compare -- <before> <after> [group …]',
  );
  process.exit(1);
}
