import sharp, { type Sharp } from 'sharp';
import {
  drawPortrait,
  type SyntheticPortrait,
  samplePortrait,
} from '../../src/features/hero/photo/circle/synthetic-portrait.ts';

const SIDE = 700;

const child: SyntheticPortrait = {
  ...samplePortrait,
  strands: true,
  skin: '#784a35',
  clothes: '#e2a94b',
  light: { warmth: 0.4, stops: -0.2 },
  seed: 5,
};

/** A synthetic portrait before its file format: 700 × 700 pixels. */
export function portrait(change: Partial<SyntheticPortrait> = {}): Sharp {
  const rgba = drawPortrait({ ...child, ...change }, SIDE);
  return sharp(Buffer.from(rgba.buffer), { raw: { width: SIDE, height: SIDE, channels: 4 } }).flatten();
}

/** A portrait as a JPEG file for the photo input. */
export async function jpegPhoto(change: Partial<SyntheticPortrait> = {}, name = 'photo.jpg') {
  return { name, mimeType: 'image/jpeg', buffer: await portrait(change).jpeg({ quality: 90 }).toBuffer() };
}

/** Offset of a JPEG's first segment, after its start marker. */
const AFTER_START = 2;

/** A JPEG with bytes inserted before its frame header. */
function withBytes(jpeg: Buffer, bytes: readonly Buffer[], position = AFTER_START): Buffer {
  return Buffer.concat([jpeg.subarray(0, position), ...bytes, jpeg.subarray(position)]);
}

/** A JPEG segment that decoders skip: an APPn marker, its length, a prefix and filling. */
function appSegment(marker: number, begins: Buffer, size: number): Buffer {
  const segment = Buffer.alloc(size + 4, 0x41);
  segment.writeUInt16BE(0xff00 | marker);
  segment.writeUInt16BE(size + 2, 2);
  begins.copy(segment, 4);
  return segment;
}

const plainJpeg = () => portrait().jpeg({ quality: 90 }).toBuffer();
const XMP = Buffer.from('http://ns.adobe.com/xmp/extension/\0');

/** JPEGs that browsers open although unusual data precedes their frame header. */
export const ODD_JPEGS: Readonly<Record<string, () => Promise<Buffer>>> = {
  'with 3 MB of depth map, as portrait modes write': async () =>
    withBytes(
      await plainJpeg(),
      Array.from({ length: 45 }, () => appSegment(0xe1, XMP, 65_500)),
    ),
  'with a print profile of 560 KB': async () =>
    withBytes(
      await plainJpeg(),
      Array.from({ length: 9 }, (_, index) =>
        appSegment(0xe2, Buffer.from(`ICC_PROFILE\0${String.fromCharCode(index + 1)}\t`, 'latin1'), 62_000),
      ),
    ),
  'with stray bytes between segments': async () => {
    const jpeg = await plainJpeg();
    return withBytes(jpeg, [Buffer.alloc(3)], jpeg.indexOf(Buffer.from([0xff, 0xdb]), 24));
  },
  'with a segment longer than it says': async () => {
    const jpeg = await plainJpeg();
    const mislabelled = appSegment(0xe1, Buffer.from('Exif\0\0'), 14);
    mislabelled.writeUInt16BE(12, 2);
    return withBytes(jpeg, [mislabelled]);
  },
};
