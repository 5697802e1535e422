/**
 * What a picture file says about itself in its first bytes. The name and the type a phone or an e-mail
 * program gives a file are hints at best, so only the bytes are believed.
 */

/** A picture we take, with its size in stored pixels (before the EXIF turn). */
export type PictureHeader = { format: 'png' | 'jpeg' | 'heic'; width: number; height: number };

/** A kind of file we can name in the sentence that refuses it. */
export type OtherKind = 'empty' | 'gif' | 'svg' | 'webp' | 'heic' | 'pdf' | 'text' | 'unknown';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function startsWith(bytes: Uint8Array, magic: readonly number[] | string, at = 0): boolean {
  const wanted = typeof magic === 'string' ? Array.from(magic, (letter) => letter.charCodeAt(0)) : magic;
  return wanted.every((value, index) => bytes[at + index] === value);
}

/** The file's format by its first bytes (12 are enough, more help to tell text and SVG apart). */
export function formatOf(bytes: Uint8Array): 'png' | 'jpeg' | OtherKind {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, 'GIF8')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, 'ftyp', 4)) return 'heic';
  if (startsWith(bytes, '%PDF')) return 'pdf';
  const start = bytes.subarray(0, 1024);
  if (start.some((byte) => byte === 0)) return 'unknown';
  const words = new TextDecoder('utf-8', { fatal: false }).decode(start);
  if (/<svg[\s>]/i.test(words)) return 'svg';
  return words.includes('\uFFFD') ? 'unknown' : 'text';
}

/**
 * Size of a PNG or JPEG from its header, or null when the header is cut off or makes no sense.
 * PNG: IHDR is always first. JPEG: segments are walked to the frame header (any SOF, so progressive and CMYK too).
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
  while (at + 9 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Padding before a marker, and markers that carry no length.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return sized('jpeg', view.getUint16(at + 7), view.getUint16(at + 5));
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

function sized(format: 'png' | 'jpeg', width: number, height: number): PictureHeader | null {
  return width > 0 && height > 0 ? { format, width, height } : null;
}
