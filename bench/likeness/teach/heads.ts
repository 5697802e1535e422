/**
 * Cuts the heads out of pictures, to be labelled and to teach the network of `head-view.ts`.
 * `npx tsx bench/likeness/teach/heads.ts PICTURES HEADS` reads every picture in PICTURES and the folders in it (one folder for
 * each source) and writes HEADS/near/ID.jpg, HEADS/wide/ID.jpg, HEADS/mask/ID.png (who is a person in the wide one) and a line
 * a head in HEADS/heads.jsonl. Pictures that this file names already are left out, so that a run that was ended goes on.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { detectFaces, faceWidth } from '../../../src/features/hero/photo/face/detector.ts';
import { faceOfMesh, quickMesh } from '../../../src/features/hero/photo/face/face-mesh.ts';
import { headSquare } from '../../../src/features/hero/photo/face/head-square.ts';
import { sampleSquare } from '../../../src/features/hero/photo/face/raster.ts';
import { NEAR_TAP, WIDE } from '../../../src/features/hero/photo/face/read-head.ts';
import { networksInNode, photoInNode } from '../networks.ts';

/** The squares that the view sees and a fifth of air round them, so that they can be moved, turned and zoomed; their side in pixels. */
const AIR = 1.2;
const SIDE = 256;
/** Faces narrower than this show too little. */
const NARROWEST = 45;

const [pictures, outputFile] = process.argv.slice(2);
if (!pictures || !outputFile)
  throw new Error('Say where the pictures are and where the heads go: PICTURES HEADS');
for (const folder of ['near', 'wide', 'mask']) mkdirSync(join(outputFile, folder), { recursive: true });
const list = join(outputFile, 'heads.jsonl');
const lines = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
const doneFiles = new Set(lines.map((line) => (JSON.parse(line) as { file: string }).file));
const networks = await networksInNode();

const files = readdirSync(pictures, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(jpe?g|png|webp)$/i.test(entry.name))
  .map((entry) => relative(pictures, join(entry.parentPath, entry.name)))
  .sort();
let heads = lines.length;
for (const file of files.filter((name) => !doneFiles.has(name))) {
  try {
    const photo = await photoInNode(join(pictures, file));
    const [detection] = await networks.onlyPeople(await detectFaces(networks.detect, photo), photo);
    if (!detection || faceWidth(detection) < NARROWEST) continue;
    const face = faceOfMesh(detection, await quickMesh(networks.mesh, photo, detection));
    const cut = (zoom: number) => sampleSquare(photo, headSquare(face, { x: 0, y: 0 }, zoom * AIR), SIDE);
    const squares = { near: cut(NEAR_TAP), wide: cut(WIDE) };
    const id = String(++heads).padStart(5, '0');
    for (const [name, { data }] of Object.entries(squares))
      await sharp(data, { raw: { width: SIDE, height: SIDE, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
        .toFile(join(outputFile, name, `${id}.jpg`));
    const person = await networks.mask(squares.wide);
    await sharp(Buffer.from(Uint8ClampedArray.from(person, (share) => share * 255)), {
      raw: { width: SIDE, height: SIDE, channels: 1 },
    })
      .png()
      .toFile(join(outputFile, 'mask', `${id}.png`));
    appendFileSync(list, `${JSON.stringify({ id, file, source: dirname(file) })}\n`);
  } catch (error) {
    console.error(`${file}: ${String(error)}`);
  }
}
console.log(`${heads} heads of ${files.length} pictures`);
