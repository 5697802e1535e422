/**
 * Measures how well a hero matches its photo. `npm run bench -- likeness FOLDER LABELS.json [all|tuned|aside] [SHEET.jpg] [VIEWERS]`
 * reads every photo of the labels as the worker does and prints how far it is from them, by skin group; into the folder VIEWERS
 * it writes sheets for a forced choice. `npm run bench -- likeness score KEY.json ANSWERS.json` prints what viewers said.
 * See README.md beside this.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLook } from '../../illustration/figures/hero/look/look.ts';
import { lookFromPhoto, palettes, resetPhotoFields } from '../../src/features/hero/look-from-photo.ts';
import { detectFaces } from '../../src/features/hero/photo/face/detector.ts';
import type { Raster } from '../../src/features/hero/photo/face/raster.ts';
import { readHead } from '../../src/features/hero/photo/face/read-head.ts';
import type { FaceBox } from '../../src/features/hero/photo/photo-reading.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { type Answers, type DrawnRow, reportDrawn, reportViewers } from './goals.ts';
import { parseLabels } from './labels.ts';
import { networksInNode, photoInNode } from './networks.ts';
import { type LikenessRow, report } from './report.ts';
import { type Key, writeViewerSheets } from './viewers.ts';

/** Cut off the left and the top of every photo, to see what a little change of the frame changes. */
const SHIFT = 0.02;

const [folder, labelFile, part = 'all', sheet, viewers] = process.argv.slice(2);
if (!folder || !labelFile)
  throw new Error('Say where the photographs are, and their labels: FOLDER LABELS.json');
if (folder === 'score') {
  const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
  reportViewers(readJson(labelFile) as Key, readJson(part) as Answers);
  process.exit();
}
const labels = parseLabels(readFileSync(labelFile, 'utf8')).filter(
  ({ aside }) => part === 'all' || aside === (part === 'aside'),
);

const networks = await networksInNode();

async function readFile(file: string, cut = 0) {
  const photo = await photoInNode(file, cut);
  const from = performance.now();
  const faces = await networks.onlyPeople(await detectFaces(networks.detect, photo), photo);
  const reading = faces[0] ? await readHead(networks, photo, faces[0], palettes) : null;
  const { width, height } = photo[0] as Raster;
  const { left, right, top, bottom } = faces[0]?.box ?? { left: 0, right: width, top: 0, bottom: height };
  const box = { left: left / width, right: right / width, top: top / height, bottom: bottom / height };
  return { faces: faces.length, ms: performance.now() - from, reading, box };
}

const rows: (LikenessRow & { box: FaceBox })[] = [];
for (const label of labels) {
  const file = join(folder, label.file);
  const shifted = (await readFile(file, SHIFT)).reading;
  rows.push({ label, ...(await readFile(file)), shifted });
}
report(rows);
const drawn = rows.map((row) => ({
  ...row,
  file: join(folder, row.label.file),
  name: row.label.file,
  look: row.reading && lookFromPhoto(resetPhotoFields(defaultLook), row.reading, new Set()),
}));
const isDrawn = (row: (typeof drawn)[number]): row is typeof row & DrawnRow => row.look !== null;
reportDrawn(drawn.filter(isDrawn));
if (sheet) await writeContactSheet(drawn, sheet);
if (viewers) await writeViewerSheets(drawn.filter(isDrawn), viewers);
