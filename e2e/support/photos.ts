import sharp, { type Sharp } from 'sharp';
import { drawPortrait, type Portrait } from '../../src/features/hero/photo/synthetic-portrait.ts';

const SIDE = 700;

const someone: Portrait = {
  skin: '#784a35',
  hair: '#2b2326',
  hairLength: 'short',
  clothes: '#e2a94b',
  background: ['#5F7D4F', '#88A06A'],
  light: { warmth: 0.4, stops: -0.2 },
  seed: 5,
};

/** A portrait that is drawn, not taken, before its file format: 700 × 700 pixels. */
export function portrait(change: Partial<Portrait> = {}): Sharp {
  const rgba = drawPortrait({ ...someone, ...change }, SIDE);
  return sharp(Buffer.from(rgba.buffer), { raw: { width: SIDE, height: SIDE, channels: 4 } }).flatten();
}

/** A portrait as a JPEG file for the photo input. */
export async function jpegPhoto(change: Partial<Portrait> = {}, name = 'photo.jpg') {
  return { name, mimeType: 'image/jpeg', buffer: await portrait(change).jpeg({ quality: 90 }).toBuffer() };
}
