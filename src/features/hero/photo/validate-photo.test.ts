import { describe, expect, it } from 'vitest';
import { formatOf, headerOf } from './image-header.ts';
import {
  decodeWidth,
  MAX_PHOTO_BYTES,
  type PhotoError,
  photoProblemText,
  validatePhoto,
} from './validate-photo.ts';

const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set([...PNG_MAGIC, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A JPEG's segments up to its frame header: `marker` C0 is baseline, C2 progressive. */
function jpeg(width: number, height: number, marker: number, exifLength = 0): Uint8Array<ArrayBuffer> {
  const exif = exifLength > 0 ? [0xff, 0xe1, (exifLength + 2) >> 8, (exifLength + 2) & 255] : [];
  const frame = [0xff, marker, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  return Uint8Array.from([0xff, 0xd8, ...exif, ...new Array(exifLength).fill(0x41), ...frame, 0, 0, 0, 0]);
}

/** A JPEG whose frame header stands behind other segments, as they are: markers, lengths, stray bytes. */
function afterSegments(...segments: (readonly number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const validJpeg = jpeg(300, 200, 0xc0);
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segments.flatMap((segment) => [...segment]),
    ...validJpeg.subarray(2),
  ]);
}

/** One segment with its marker and length. */
const segment = (marker: number, length: number) =>
  Uint8Array.from([0xff, marker, (length + 2) >> 8, (length + 2) & 255, ...new Array(length).fill(0x41)]);

const boxes = (...brands: string[]) =>
  Uint8Array.from([0, 0, 0, 8 + brands.length * 4, ...text(`ftyp${brands.join('')}`), 0, 0, 0, 8]);

const text = (content: string) => new TextEncoder().encode(content);

async function problemOf(file: Blob): Promise<string> {
  return validatePhoto(file).then(
    () => 'none',
    (error: PhotoError) => error.problem,
  );
}

describe('telling a file by its bytes', () => {
  it.each([
    ['png', png(4, 3)],
    ['jpeg', jpeg(4, 3, 0xc0)],
    ['gif', text('GIF89a\x01\x00')],
    ['svg', text('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['svg', text('<svg viewBox="0 0 1 1"/>')],
    ['webp', text('RIFF\x10\x20\x30\x40WEBPVP8 ')],
    ['heic', boxes('heic', '\0\0\0\0', 'mif1', 'heic')],
    ['heic', boxes('mif1', '\0\0\0\0', 'mif1', 'heic')],
    ['avif', boxes('avif', '\0\0\0\0', 'avif', 'mif1')],
    ['avif', boxes('mif1', '\0\0\0\0', 'avif')],
    ['video', boxes('qt  ', '\0\0\x02\0', 'qt  ')],
    ['video', boxes('isom', '\0\0\x02\0', 'isom', 'avc1', 'mp41')],
    ['video', boxes('mp42', '\0\0\0\0', 'isom', 'mp42')],
    ['video', boxes('M4V ', '\0\0\0\x01')],
    ['video', boxes('3gp5', '\0\0\x01\0')],
    ['video', Uint8Array.from([0, 0, 0, 108, ...text('moov')])],
    ['video', Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 1])],
    ['unknown', boxes('crx ', '\0\0\0\x01', 'crx ')],
    ['text', text(`${'é'.repeat(511)}xé and on it goes`)],
    ['pdf', text('%PDF-1.7')],
    ['text', text('Dear grandma, 小明 says hello')],
    ['unknown', Uint8Array.from([0, 1, 2, 3])],
    ['empty', new Uint8Array()],
  ])('%s', (format, bytes) => expect(formatOf(bytes)).toBe(format));

  it('reads the size of PNG, baseline and progressive JPEG, past a long EXIF', () => {
    expect(headerOf(png(640, 480))).toEqual({ format: 'png', width: 640, height: 480 });
    expect(headerOf(jpeg(8000, 6000, 0xc0))).toEqual({ format: 'jpeg', width: 8000, height: 6000 });
    expect(headerOf(jpeg(300, 200, 0xc2, 60_000))).toEqual({ format: 'jpeg', width: 300, height: 200 });
  });

  it('finds the size behind 3 MB of depth map, a print profile, padding and stray bytes', () => {
    const size = { format: 'jpeg', width: 300, height: 200 };
    expect(headerOf(afterSegments(...Array.from({ length: 45 }, () => segment(0xe1, 65_533))))).toEqual(size);
    expect(headerOf(afterSegments(...Array.from({ length: 9 }, () => segment(0xe2, 65_533))))).toEqual(size);
    expect(headerOf(afterSegments(segment(0xdb, 65), [0, 0, 0], segment(0xdb, 65)))).toEqual(size);
    expect(headerOf(afterSegments(segment(0xe1, 10), [0xff, 0, 0x41, 0xff, 0xff, 0xff]))).toEqual(size);
  });

  it('does not take a cut-off header, a zero size or a table for a frame', () => {
    expect(headerOf(png(0, 480))).toBeNull();
    expect(headerOf(png(640, 480).subarray(0, 20))).toBeNull();
    expect(headerOf(jpeg(300, 200, 0xc4))).toBeNull();
    expect(headerOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 1]))).toBeNull();
    expect(headerOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, ...new Array(40).fill(0)]))).toBeNull();
    expect(headerOf(afterSegments([0xff, 0xda, 0, 2, 0x41]))).toBeNull();
  });
});

describe('accepting a photo', () => {
  it('names what is wrong with each bad file in a sentence that says what to do', async () => {
    expect(await problemOf(new Blob([]))).toBe('empty');
    expect(await problemOf(new Blob(['hello'], { type: 'image/png' }))).toBe('text');
    expect(await problemOf(new Blob(['GIF89a'], { type: 'image/jpeg' }))).toBe('gif');
    expect(await problemOf(new Blob([png(30_000, 30_000)]))).toBe('too-many-pixels');
    expect(await problemOf(new Blob([boxes('qt  '), new Uint8Array(MAX_PHOTO_BYTES)]))).toBe('video');
    const problems = [
      'empty',
      'text',
      'gif',
      'svg',
      'avif',
      'video',
      'broken',
      'too-big',
      'unknown',
    ] as const;
    for (const problem of [...problems, 'gone', 'no-signal', 'failed'] as const)
      expect(photoProblemText(problem)).toMatch(/Please .*\.$/);
  });

  it('leaves it to the decoder what is damaged: a photo without a size passes', async () => {
    const cut = new Blob([jpeg(300, 200, 0xc0).subarray(0, 6)]);
    expect(await validatePhoto(cut)).toEqual({ format: 'jpeg', width: 0, height: 0 });
    expect(await validatePhoto(new Blob([png(0, 480)]))).toEqual({ format: 'png', width: 0, height: 0 });
  });

  it('tells a file that was deleted since it was chosen from an empty one', async () => {
    const unreadable = new Blob([]);
    unreadable.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await problemOf(unreadable)).toBe('gone');
  });

  it('lets the browser try an iPhone’s HEIC, and has a sentence for when it can’t', async () => {
    const heic = new Blob([boxes('heic')]);
    const header = await validatePhoto(heic);
    expect(header.format).toBe('heic');
    expect(decodeWidth(header, 1200)).toBeNull();
    expect(photoProblemText('heic')).toMatch(/Share.*Options.*Most Compatible/);
  });

  it('takes 10 MB exactly and not a byte more', async () => {
    const photo = jpeg(300, 200, 0xc0);
    const padded = (size: number) => new Blob([photo, new Uint8Array(size - photo.length)]);
    expect(await problemOf(padded(MAX_PHOTO_BYTES))).toBe('none');
    expect(await problemOf(padded(MAX_PHOTO_BYTES + 1))).toBe('too-big');
  });

  it('asks for a smaller decode of a large photo, and none of a small one', () => {
    expect(decodeWidth({ format: 'jpeg', width: 8000, height: 6000 }, 1200)).toBe(1600);
    expect(decodeWidth({ format: 'jpeg', width: 6000, height: 8000 }, 1200)).toBe(1200);
    expect(decodeWidth({ format: 'png', width: 900, height: 1500 }, 1200)).toBeNull();
  });
});
