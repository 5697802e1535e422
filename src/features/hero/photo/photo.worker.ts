/**
 * The heavy half of the photo step, off the main thread: opening the file, making it small, finding the face and reading
 * it. It asks for nothing but this site's own engine and networks, sends nothing, and ends with the photo.
 */
import { decodeWidth, inspectPhoto, PhotoError, type PhotoProblem } from './accept.ts';
import type { FoundFace } from './face/detector.ts';
import type { Finder } from './face/finder.ts';
import { type Pyramid, pyramidOf } from './face/raster.ts';
import { cutOut, type Frame } from './pan-zoom.ts';
import { type Palettes, READ_SIDE, readColours } from './read-colours.ts';
import { type FaceBox, type PhotoReading, readingOfColours } from './reading.ts';

/** The shorter side the photo is kept at: sharp in the hoop at twice the pixels and zoomed in. */
const KEPT_SIDE = 1200;

export type PhotoRequest =
  | { id: number; ask: 'open'; file: Blob }
  /** Every face in the photo. */
  | { id: number; ask: 'find' }
  /** A face near a place that was tapped, 0–1 both ways. */
  | { id: number; ask: 'findNear'; x: number; y: number }
  /** The face with this number; without faces, what the hoop shows. */
  | { id: number; ask: 'read'; face: number | null; frame: Frame; palettes: Palettes };

export type PhotoReply =
  | { id: number; opened: ImageBitmap }
  /** Null where faces can't be looked for: no WebAssembly. */
  | { id: number; faces: FaceBox[] | null }
  | { id: number; reading: PhotoReading | null }
  | { id: number; problem: PhotoProblem };

let kept: ImageBitmap | null = null;
let photo: Pyramid | null = null;
let faces: FoundFace[] = [];

/** Begins with the worker: by the time a photo is decoded the networks are there. Null when they can't be. */
const finder: Promise<Finder | null> =
  typeof WebAssembly === 'object'
    ? import('./face/finder.ts').then(({ makeFinder }) => makeFinder()).catch(() => null)
    : Promise.resolve(null);

/** While a parent still looks for the photo; from when it is there nothing else is done. */
let idle = true;
finder.then((eyes) => eyes?.warmUp(() => idle)).catch(() => {});

async function open(file: Blob): Promise<ImageBitmap> {
  const header = await inspectPhoto(file);
  const resizeWidth = decodeWidth(header, KEPT_SIDE);
  kept?.close();
  kept = null;
  photo = null;
  faces = [];
  // Orientation from EXIF is applied by the decoder; so are CMYK, grey and progressive.
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(resizeWidth && { resizeWidth, resizeQuality: 'medium' }),
  }).catch(() => {
    throw new PhotoError(header.format === 'heic' ? 'heic' : 'broken');
  });
  kept = await smaller(bitmap);
  return await createImageBitmap(kept);
}

/** A photo whose size was not known before it was decoded, shrunk now. */
async function smaller(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = (KEPT_SIDE * 1.5) / Math.min(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  const small = await createImageBitmap(bitmap, {
    resizeWidth: Math.round(bitmap.width * scale),
    resizeQuality: 'medium',
  });
  bitmap.close();
  return small;
}

/** The photo's pixels, once they are asked for. */
function pixels(): Pyramid | null {
  if (photo || !kept) return photo;
  const { width, height } = kept;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(kept, 0, 0);
  photo = pyramidOf(context.getImageData(0, 0, width, height));
  return photo;
}

const boxOf = ({ box }: FoundFace, { width, height }: ImageBitmap): FaceBox => ({
  left: box.left / width,
  top: box.top / height,
  right: box.right / width,
  bottom: box.bottom / height,
});

async function find(near?: { x: number; y: number }): Promise<FaceBox[] | null> {
  const eyes = await finder;
  const all = eyes && pixels();
  if (!all || !kept) return null;
  faces = near
    ? await eyes.findNear(all, { x: near.x * kept.width, y: near.y * kept.height })
    : await eyes.find(all);
  const size = kept;
  return faces.map((face) => boxOf(face, size));
}

async function read(face: number | null, frame: Frame, palettes: Palettes): Promise<PhotoReading | null> {
  const found = face === null ? undefined : faces[face];
  const eyes = await finder;
  const all = eyes && found && pixels();
  if (all) return eyes.read(all, found, palettes);
  const colours = readCircle(frame, palettes);
  return colours && readingOfColours(colours);
}

function readCircle(frame: Frame, palettes: Palettes) {
  if (!kept) return null;
  const { left, top, side } = cutOut(frame, kept);
  const context = new OffscreenCanvas(READ_SIDE, READ_SIDE).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(kept, left, top, side, side, 0, 0, READ_SIDE, READ_SIDE);
  return readColours(context.getImageData(0, 0, READ_SIDE, READ_SIDE).data, READ_SIDE, palettes);
}

self.onmessage = async ({ data }: MessageEvent<PhotoRequest>) => {
  const { id } = data;
  const reply = (answer: PhotoReply, transfer: Transferable[] = []) => self.postMessage(answer, { transfer });
  idle = false;
  try {
    if (data.ask === 'open') {
      const opened = await open(data.file);
      reply({ id, opened }, [opened]);
    } else if (data.ask === 'find') reply({ id, faces: await find() });
    else if (data.ask === 'findNear') reply({ id, faces: await find(data) });
    else reply({ id, reading: await read(data.face, data.frame, data.palettes) });
  } catch (error) {
    const problem = error instanceof PhotoError ? error.problem : 'failed';
    reply({ id, problem });
  }
};
