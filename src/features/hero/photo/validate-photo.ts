import { formatOf, headerOf, type OtherFileKind, type PictureHeader } from './image-header.ts';

/** SPEC: "PNG, JPG up to 10MB". Ten of the megabytes a file manager counts (10 × 1024 × 1024) are still fine. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/**
 * A phone's 200-megapixel photo does not fit in 10 MB, but a PNG of one flat colour can claim 30,000 × 30,000
 * and take 3.6 GB to open. Above this it is refused unopened.
 */
const MAX_PIXELS = 120_000_000;

/**
 * Why a file was not taken. `broken`: the decoder could not open it; `gone`: its bytes can't be read; `no-signal`: the
 * code that opens photos could not be loaded; `failed`: anything else.
 */
export type PhotoProblem =
  | OtherFileKind
  | 'too-big'
  | 'too-many-pixels'
  | 'broken'
  | 'gone'
  | 'no-signal'
  | 'failed';

/** Thrown by everything that opens a photo; `problem` picks the sentence. */
export class PhotoError extends Error {
  readonly problem: PhotoProblem;
  constructor(problem: PhotoProblem) {
    super(problem);
    this.name = 'PhotoError';
    this.problem = problem;
  }
}

const SENTENCES: Record<PhotoProblem, string> = {
  empty: 'That file is empty. Please choose another photo.',
  gif: 'That is a GIF. Please choose a PNG or JPG photo.',
  svg: 'That is an SVG drawing. Please choose a PNG or JPG photo.',
  webp: 'That is a WebP picture. Please choose a PNG or JPG photo.',
  avif: 'That is an AVIF picture. Please choose a PNG or JPG photo.',
  video: 'That is a video. Please choose a photo, PNG or JPG.',
  heic: 'That photo is in Apple’s HEIC format, and this browser can’t open it. Please open it in Photos, tap Share, then Options and “Most Compatible”, save it, and choose that JPG.',
  pdf: 'That is a PDF document. Please choose a PNG or JPG photo.',
  text: 'That is a text file, not a photo. Please choose a PNG or JPG photo.',
  unknown: 'We can’t read that kind of file. Please choose a PNG or JPG photo.',
  'too-big': 'That file is larger than 10MB. Please choose a PNG or JPG photo up to 10MB.',
  'too-many-pixels': 'That picture has too many pixels to open. Please choose a smaller one.',
  broken: 'That photo seems to be damaged. Please choose another one.',
  gone: 'That file can’t be read: it may have been moved or deleted, or not be on this device yet. Please choose it again.',
  'no-signal':
    'Opening photos needs a signal once, and the photo stays here all the same. Please connect, reload this page, and choose it again. Or choose the look below: that makes just as good a hero.',
  failed: 'That photo could not be opened just now. Please try again, or choose another one.',
};

/** The message for a problem: what is wrong, and what to do next. */
export function photoProblemText(problem: PhotoProblem): string {
  return SENTENCES[problem];
}

/** Reads bytes of a file; `gone` when it was moved or deleted since it was chosen, or lies in a cloud that is not reached. */
async function readBytes(part: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    throw new PhotoError('gone');
  }
}

/** Bytes that tell what kind of file it is. */
const KIND_BYTES = 1024;

/**
 * Tells by its bytes whether a file is a photo we take, and how large it is: 0 × 0 where its header does not say, for
 * whether it is damaged is the decoder's to judge. Reads a photo whole. Throws `PhotoError`.
 */
export async function validatePhoto(file: Blob): Promise<PictureHeader> {
  // A file that was deleted has a size of 0, and only reading it whole tells it from an empty one.
  const format = formatOf(await readBytes(file.size === 0 ? file : file.slice(0, KIND_BYTES)));
  // Safari opens HEIC itself; where a browser can't, the decoder says so and the sentence tells how to make a JPG.
  if (format !== 'png' && format !== 'jpeg' && format !== 'heic') throw new PhotoError(format);
  if (file.size > MAX_PHOTO_BYTES) throw new PhotoError('too-big');
  const header = headerOf(await readBytes(file)) ?? { format, width: 0, height: 0 };
  if (header.width * header.height > MAX_PIXELS) throw new PhotoError('too-many-pixels');
  return header;
}

/**
 * Width in pixels to ask the browser's decoder for, so that a 48-megapixel photo never stands in memory at full size;
 * null when the photo is small already. Only the width is asked for: the height follows the shape. In a photo that its
 * EXIF turns, width and height have changed places by then, and the result is larger than asked by that shape: harmless.
 */
export function decodeWidth(header: PictureHeader, shorterSide: number): number | null {
  // A size that is not read from the bytes (HEIC): the photo is shrunk after decoding.
  if (header.width === 0) return null;
  const scale = shorterSide / Math.min(header.width, header.height);
  return scale < 1 ? Math.round(header.width * scale) : null;
}
