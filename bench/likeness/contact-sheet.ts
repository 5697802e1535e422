/** Each photo with the hero read from it beside it, as one picture for a person to judge. */
import sharp, { type OverlayOptions } from 'sharp';
import type { Look } from '../../illustration/figures/hero/look/look.ts';
import { heroBust } from '../../illustration/figures/hero/rig.ts';
import type { FaceBox } from '../../src/features/hero/photo/photo-reading.ts';
import '../../illustration/load-all-parts.ts';

export type PhotoAndLook = { file: string; name: string; look: Look | null };

const [ACROSS, SIDE, LINE] = [6, 180, 24];

/** A line of text as a picture. */
export const textPicture = (text: string, width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="4" y="${height - 7}" font-size="14" font-family="sans-serif">${text.replace(/[<&]/g, '')}</text></svg>`,
  );

/** How many widths of the face are shown round it: hair, hat and clothes. */
const AROUND = 1.7;

/** A photo in a square of `side` pixels, with a little white at its right; with a face's box only what is round that face. */
export async function pictureOf(file: string, side: number, face?: FaceBox): Promise<Buffer> {
  const upright = await sharp(file, { failOn: 'none' }).rotate().toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const photo = sharp(upright.data);
  if (face) {
    const wide = (face.right - face.left) * width;
    const [left, top] = [
      Math.max(0, Math.round(face.left * width - wide * AROUND)),
      Math.max(0, Math.round(face.top * height - wide * AROUND * 0.8)),
    ];
    photo.extract({
      left,
      top,
      width: Math.min(width - left, Math.round(wide * (1 + 2 * AROUND))),
      height: Math.min(height - top, Math.round(wide * (1 + 2 * AROUND))),
    });
  }
  return photo.resize(side - 4, side, { fit: 'contain', background: '#fff' }).toBuffer();
}

/** A hero's bust in a square of `side` pixels. */
export const heroPicture = (look: Look, side: number): Promise<Buffer> =>
  sharp(Buffer.from(heroBust(look, { textures: 'none', size: true })))
    .resize(side, side, { fit: 'contain', background: '#f4ecdd' })
    .flatten({ background: '#f4ecdd' })
    .toBuffer();

/** Writes the sheet as a JPEG to `to`, which should lie outside of the repository. */
export async function writeContactSheet(pairs: readonly PhotoAndLook[], to: string): Promise<void> {
  const placed: OverlayOptions[] = [];
  for (const [index, { file, name, look }] of pairs.entries()) {
    const left = (index % ACROSS) * SIDE * 2;
    const top = Math.floor(index / ACROSS) * (SIDE + LINE);
    placed.push(
      { input: await pictureOf(file, SIDE), left, top },
      { input: textPicture(name, SIDE * 2, LINE), left, top: top + SIDE },
    );
    if (look) placed.push({ input: await heroPicture(look, SIDE), left: left + SIDE, top });
  }
  await sharp({
    create: {
      width: ACROSS * SIDE * 2,
      height: Math.ceil(pairs.length / ACROSS) * (SIDE + LINE),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(placed)
    .jpeg({ quality: 88 })
    .toFile(to);
}
