import sharp, { type Sharp } from 'sharp';
import { drawPortrait, type Portrait, SOMEBODY } from '../../src/features/hero/photo/synthetic-portrait.ts';

const SIDE = 700;

const child: Portrait = {
  ...SOMEBODY,
  strands: true,
  skin: '#784a35',
  clothes: '#e2a94b',
  light: { warmth: 0.4, stops: -0.2 },
  seed: 5,
};

/** A portrait that is drawn, not taken, before its file format: 700 × 700 pixels. */
export function portrait(change: Partial<Portrait> = {}): Sharp {
  const rgba = drawPortrait({ ...child, ...change }, SIDE);
  return sharp(Buffer.from(rgba.buffer), { raw: { width: SIDE, height: SIDE, channels: 4 } }).flatten();
}

/** A portrait as a JPEG file for the photo input. */
export async function jpegPhoto(change: Partial<Portrait> = {}, name = 'photo.jpg') {
  return { name, mimeType: 'image/jpeg', buffer: await portrait(change).jpeg({ quality: 90 }).toBuffer() };
}
