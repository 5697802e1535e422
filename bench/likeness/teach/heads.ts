/**
 * Cuts the heads out of photographs, to be labelled and for the network of `head-view.ts` to be taught on.
 * `npx tsx bench/likeness/teach/heads.ts PHOTOS OUT` reads every picture in PHOTOS and the folders in it (one folder for each
 * source) and writes OUT/near/ID.jpg, OUT/wide/ID.jpg, OUT/mask/ID.png, who is a person in the wide one, and OUT/thumbs/ID.png,
 * which is what is labelled, and a line a head in OUT/heads.jsonl.
 */
import { appendFileSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { faceWidth, findFaces } from '../../../src/features/hero/photo/face/detector.ts';
import { headFrame } from '../../../src/features/hero/photo/face/head-frame.ts';
import { faceOfMesh, meshOf } from '../../../src/features/hero/photo/face/mesh.ts';
import { cutSquare, type Square } from '../../../src/features/hero/photo/face/raster.ts';
import { NEAR, WIDE } from '../../../src/features/hero/photo/face/read-head.ts';
import { networksInNode, photoInNode } from '../networks.ts';

/** The squares the view is given and a fifth of air round them, so that they can be moved, turned and zoomed; their side in pixels. */
const AIR = 1.2;
const SIDE = 256;
/** What is labelled shows hair and shoulders too. */
const THUMB = { zoom: 0.95, side: 300 };
/** Faces narrower than this tell too little; of a crowd the first few are enough. */
const NARROWEST = 45;
const MOST = 3;

const [photos, out] = process.argv.slice(2);
if (!photos || !out) throw new Error('Say where the photographs are and where the heads go: PHOTOS OUT');
for (const folder of ['near', 'wide', 'mask', 'thumbs']) mkdirSync(join(out, folder), { recursive: true });
const networks = await networksInNode();

const files = readdirSync(photos, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(jpe?g|png|webp)$/i.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
let heads = 0;
for (const file of files) {
  try {
    const photo = await photoInNode(file);
    const cut = (square: Square, side: number) => {
      const { data } = cutSquare(photo, square, side);
      return sharp(data, { raw: { width: side, height: side, channels: 4 } }).removeAlpha();
    };
    const faces = await networks.onlyPeople(await findFaces(networks.detect, photo), photo);
    for (const found of faces.filter((one) => faceWidth(one) >= NARROWEST).slice(0, MOST)) {
      const mesh = await meshOf(networks.mesh, photo, found);
      if (!mesh) continue;
      const face = faceOfMesh(found, mesh);
      const id = String(++heads).padStart(5, '0');
      for (const [name, zoom] of [
        ['near', NEAR],
        ['wide', WIDE],
      ] as const)
        await cut(headFrame(face, { x: 0, y: 0 }, zoom * AIR), SIDE)
          .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
          .toFile(join(out, name, `${id}.jpg`));
      const person = await networks.mask(cutSquare(photo, headFrame(face, { x: 0, y: 0 }, WIDE * AIR), SIDE));
      await sharp(Buffer.from(Uint8ClampedArray.from(person, (share) => share * 255)), {
        raw: { width: SIDE, height: SIDE, channels: 1 },
      })
        .png()
        .toFile(join(out, 'mask', `${id}.png`));
      await cut(headFrame(face, { x: 0, y: 0 }, THUMB.zoom), THUMB.side)
        .png()
        .toFile(join(out, 'thumbs', `${id}.png`));
      const from = relative(photos, file);
      const head = { id, file: from, source: dirname(from), width: Math.round(faceWidth(found)) };
      appendFileSync(join(out, 'heads.jsonl'), `${JSON.stringify(head)}\n`);
    }
  } catch (error) {
    console.error(`${file}: ${String(error)}`);
  }
}
console.log(`${heads} heads of ${files.length} photographs`);
