/**
 * Cuts the heads out of photographs, for people to label and for the network of `head-view.ts` to be taught on.
 * `npx tsx bench/likeness/teach/heads.ts PHOTOS OUT` reads every picture in PHOTOS and the folders in it (one folder for each
 * source) and writes OUT/crops/ID.jpg and, one line a head, OUT/heads.jsonl: where it comes from and what is measured of it.
 */
import { appendFileSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { coveredOdds, coverScore } from '../../../src/features/hero/photo/face/cover.ts';
import { faceWidth, findFaces } from '../../../src/features/hero/photo/face/detector.ts';
import { meanHairClues } from '../../../src/features/hero/photo/face/hair-colour-clues.ts';
import { hairOdds } from '../../../src/features/hero/photo/face/hair-colour-model.ts';
import { hairKind } from '../../../src/features/hero/photo/face/hair-kind.ts';
import { hairLooks } from '../../../src/features/hero/photo/face/hair-looks.ts';
import { headFrame } from '../../../src/features/hero/photo/face/head-frame.ts';
import { faceOfMesh } from '../../../src/features/hero/photo/face/mesh.ts';
import { cutSquare } from '../../../src/features/hero/photo/face/raster.ts';
import { type HeadSeen, lookAtHead, NEAR } from '../../../src/features/hero/photo/face/read-head.ts';
import { bandTold } from '../../../src/features/hero/photo/face/skin-band.ts';
import { meanTold } from '../../../src/features/hero/photo/face/skin-clues.ts';
import { skinOdds } from '../../../src/features/hero/photo/face/skin-model.ts';
import { networksInNode, photoInNode } from '../networks.ts';

/** The square the view is given and a fifth of air round it, so that it can be moved, turned and zoomed; its side in pixels. */
const AIR = 1.2;
const SIDE = 256;
/** Faces narrower than this tell too little; of a crowd the first few are enough. */
const NARROWEST = 45;
const MOST = 2;

const [photos, out] = process.argv.slice(2);
if (!photos || !out) throw new Error('Say where the photographs are and where the heads go: PHOTOS OUT');
mkdirSync(join(out, 'crops'), { recursive: true });
const networks = await networksInNode();

/** What the models beside the view hold likely, before either is weighed (`together.ts`). */
function measuredOf({ readings, band, clues }: HeadSeen) {
  const cover = coverScore(clues);
  const skin = readings.flatMap((reading) => reading.clues ?? []);
  const hair = readings.flatMap(({ hairClues }) => (hairClues ? [hairClues] : []));
  return {
    cover,
    kind: hairKind(clues),
    skin:
      skin.length > 0 && band ? skinOdds([...meanTold(skin), ...bandTold(band)], coveredOdds(cover)) : null,
    hair: hair.length > 0 ? hairOdds(meanHairClues(hair), hairLooks(clues)) : null,
  };
}

const files = readdirSync(photos, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(jpe?g|png|webp)$/i.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
let heads = 0;
for (const file of files) {
  const photo = await photoInNode(file);
  const faces = await networks.onlyPeople(await findFaces(networks.detect, photo), photo);
  for (const face of faces.filter((one) => faceWidth(one) >= NARROWEST).slice(0, MOST)) {
    const seen = await lookAtHead(networks, photo, face);
    if (!seen.mesh) continue;
    const id = String(++heads).padStart(5, '0');
    const { data } = cutSquare(
      photo,
      headFrame(faceOfMesh(face, seen.mesh), { x: 0, y: 0 }, NEAR * AIR),
      SIDE,
    );
    await sharp(data, { raw: { width: SIDE, height: SIDE, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toFile(join(out, 'crops', `${id}.jpg`));
    const from = relative(photos, file);
    const head = { id, file: from, source: dirname(from), measured: measuredOf(seen) };
    appendFileSync(join(out, 'heads.jsonl'), `${JSON.stringify(head)}\n`);
  }
}
console.log(`${heads} heads of ${files.length} photographs`);
