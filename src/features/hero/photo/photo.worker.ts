/**
 * The heavy half of the photo step, off the main thread: opening the file, making it small, cutting out what the hoop
 * shows and reading its colours. It has no network code, and it ends with the photo.
 */
import { decodeWidth, inspectPhoto, PhotoError, type PhotoProblem } from './accept.ts';
import { cutOut, type Frame } from './pan-zoom.ts';
import { type Palettes, READ_SIDE, type ReadColours, readColours } from './read-colours.ts';

/** The shorter side the photo is kept at: sharp in the hoop at twice the pixels and zoomed in. */
const KEPT_SIDE = 1200;

export type PhotoRequest =
  | { id: number; ask: 'open'; file: Blob }
  | { id: number; ask: 'read'; frame: Frame; palettes: Palettes };

export type PhotoReply =
  | { id: number; opened: ImageBitmap }
  | { id: number; colours: ReadColours | null }
  | { id: number; problem: PhotoProblem };

let kept: ImageBitmap | null = null;

async function open(file: Blob): Promise<ImageBitmap> {
  const header = await inspectPhoto(file);
  const resizeWidth = decodeWidth(header, KEPT_SIDE);
  try {
    kept?.close();
    kept = null;
    // Orientation from EXIF is applied by the decoder; so are CMYK, grey and progressive.
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      ...(resizeWidth && { resizeWidth, resizeQuality: 'medium' }),
    });
    kept = bitmap;
    return await createImageBitmap(bitmap);
  } catch {
    throw new PhotoError('broken');
  }
}

function read(frame: Frame, palettes: Palettes): ReadColours | null {
  if (!kept) return null;
  const { left, top, side } = cutOut(frame, kept);
  const canvas = new OffscreenCanvas(READ_SIDE, READ_SIDE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(kept, left, top, side, side, 0, 0, READ_SIDE, READ_SIDE);
  return readColours(context.getImageData(0, 0, READ_SIDE, READ_SIDE).data, READ_SIDE, palettes);
}

self.onmessage = async ({ data }: MessageEvent<PhotoRequest>) => {
  const { id } = data;
  try {
    if (data.ask === 'open') {
      const opened = await open(data.file);
      self.postMessage({ id, opened } satisfies PhotoReply, { transfer: [opened] });
    } else {
      self.postMessage({ id, colours: read(data.frame, data.palettes) } satisfies PhotoReply);
    }
  } catch (error) {
    const problem = error instanceof PhotoError ? error.problem : 'broken';
    self.postMessage({ id, problem } satisfies PhotoReply);
  }
};
