/**
 * Measures how well a hero matches its photo. `npm run bench -- likeness FOLDER LABELS.json [all|tuned|aside] [SHEET.jpg]` reads every
 * photo of the labels as the worker does and prints how far it is from them, by skin group. See README.md beside this.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLook } from '../../illustration/figures/hero/look/look.ts';
import { lookFromPhoto, palettes, resetPhotoFields } from '../../src/features/hero/look-from-photo.ts';
import { detectFaces } from '../../src/features/hero/photo/face/detector.ts';
import { readHead } from '../../src/features/hero/photo/face/read-head.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { parseLabels } from './labels.ts';
import { networksInNode, photoInNode } from './networks.ts';
import { type LikenessRow, report } from './report.ts';

/** Cut off the left and the top of every photo, to see what a little change of the frame changes. */
const SHIFT = 0.02;

const [folder, labelFile, part = 'all', sheet] = process.argv.slice(2);
if (!folder || !labelFile)
  throw new Error('Say where the photographs are, and their labels: FOLDER LABELS.json');
const labels = parseLabels(readFileSync(labelFile, 'utf8')).filter(
  ({ aside }) => part === 'all' || aside === (part === 'aside'),
);

const networks = await networksInNode();

async function readFile(file: string, cut = 0) {
  const photo = await photoInNode(file, cut);
  const from = performance.now();
  const faces = await networks.onlyPeople(await detectFaces(networks.detect, photo), photo);
  const reading = faces[0] ? await readHead(networks, photo, faces[0], palettes) : null;
  return { faces: faces.length, ms: performance.now() - from, reading };
}

const rows: LikenessRow[] = [];
for (const label of labels) {
  const file = join(folder, label.file);
  const shifted = (await readFile(file, SHIFT)).reading;
  rows.push({ label, ...(await readFile(file)), shifted });
}
report(rows);
if (sheet) {
  const looks = rows.map(({ label, reading }) => ({
    file: join(folder, label.file),
    name: label.file,
    look: reading && lookFromPhoto(resetPhotoFields(defaultLook), reading, new Set()),
  }));
  await writeContactSheet(looks, sheet);
}
