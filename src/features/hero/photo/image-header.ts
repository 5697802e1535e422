/**
 * What a picture file says about itself in its first bytes. The name and the type a phone or an e-mail
 * program gives a file are hints at best, so only the bytes are believed.
 */

/** A picture we take, with its size in stored pixels (before the EXIF turn). */
export type PictureHeader = { format: 'png' | 'jpeg' | 'heic'; width: number; height: number };

/** A kind of file we can name in the sentence that refuses it. */
export type OtherFileKind =
  | 'empty'
  | 'gif'
  | 'svg'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'video'
  | 'pdf'
  | 'text'
  | 'unknown';

/** Brands of the boxes that HEIC, AVIF and most videos are kept in (ISO 14496-12): the four letters after `ftyp`. */
const BRANDS: readonly [kind: OtherFileKind, brand: RegExp][] = [
  ['heic', /^(he[ivf]|mif[12]|msf1)/],
  ['avif', /^avi[fs]/],
  ['video', /^(qt|mp[47]|iso|avc|m4|3g|msnv|dash|f4v|mmp4|xavc)/i],
];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function startsWith(bytes: Uint8Array, magic: readonly number[] | string, at = 0): boolean {
  const expected = typeof magic === 'string' ? Array.from(magic, (letter) => letter.charCodeAt(0)) : magic;
  return expected.every((value, index) => bytes[at + index] === value);
}

/** What a file of boxes holds. A brand for pictures of every kind (`mif1`) is followed by the kind that it is compatible with. */
function kindOfIsoMedia(bytes: Uint8Array): OtherFileKind {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands =
    new TextDecoder('latin1').decode(bytes.subarray(8, Math.min(length, 256))).match(/[\s\S]{4}/g) ?? [];
  const [main = ''] = brands;
  if (main.startsWith('mif') && brands.some((brand) => brand.startsWith('avif'))) return 'avif';
  return BRANDS.find(([, brand]) => brand.test(main))?.[0] ?? 'unknown';
}

/** The file's format by its first bytes: 256 are enough, 1,024 tell text and SVG apart. */
export function formatOf(bytes: Uint8Array): 'png' | 'jpeg' | OtherFileKind {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, 'GIF8')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, 'ftyp', 4)) return kindOfIsoMedia(bytes);
  // QuickTime before 2004, Matroska and WebM, AVI.
  if (['moov', 'mdat', 'wide'].some((box) => startsWith(bytes, box, 4))) return 'video';
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return 'video';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'AVI ', 8)) return 'video';
  if (startsWith(bytes, '%PDF')) return 'pdf';
  const start = bytes.subarray(0, 1024);
  if (start.some((byte) => byte === 0)) return 'unknown';
  // The last letter may be cut in two.
  const text = new TextDecoder('utf-8', { fatal: false }).decode(start, { stream: true });
  if (/<svg[\s>]/i.test(text)) return 'svg';
  return text.includes('\uFFFD') ? 'unknown' : 'text';
}

/**
 * Size of a PNG or JPEG from its header; null where none is found, which says nothing about the picture: the decoder
 * judges it. Takes the whole file: a depth map or a print profile puts megabytes before a JPEG's frame header.
 * PNG: IHDR is always first. JPEG: markers are walked to the frame header (any SOF, so progressive and CMYK too) as
 * decoders walk them, past padding and past stray bytes between segments (libjpeg `next_marker`).
 */
export function headerOf(bytes: Uint8Array): PictureHeader | null {
  const format = formatOf(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'png') {
    if (bytes.length < 24 || !startsWith(bytes, 'IHDR', 12)) return null;
    return sized('png', view.getUint32(16), view.getUint32(20));
  }
  if (format !== 'jpeg') return null;
  let at = 2;
  while (at >= 2 && at + 9 <= bytes.length) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0 || marker === 0xff) {
      at = bytes.indexOf(0xff, at + 1);
      continue;
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return sized('jpeg', view.getUint16(at + 7), view.getUint16(at + 5));
    // Start of scan: the pixels follow.
    if (marker === 0xda || marker === 0xd9) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function sized(format: 'png' | 'jpeg', width: number, height: number): PictureHeader | null {
  return width > 0 && height > 0 ? { format, width, height } : null;
}
