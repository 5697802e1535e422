/**
 * The heavy half of the photo step, off the main thread: opening the file, making it small, finding the face and reading
 * it. It asks for nothing but this site's own engine and networks, sends nothing, and ends with the photo.
 */

import { type Palettes, READ_SIDE, readColours } from './circle/read-colours.ts';
import { type Crop, cropSquare } from './crop.ts';
import type { DetectedFace } from './face/detector.ts';
import type { FaceReader } from './face/face-reader.ts';
import { type Pyramid, pyramidOf } from './face/raster.ts';
import { type FaceBox, type PhotoReading, readingFromColours } from './photo-reading.ts';
import { decodeWidth, PhotoError, type PhotoProblem, validatePhoto } from './validate-photo.ts';

/** The shorter side the photo is kept at: sharp in the hoop at twice the pixels and zoomed in. */
const KEPT_SIDE = 1200;

export type PhotoRequest =
  | { id: number; ask: 'open'; file: Blob }
  /** Every face in the photo. */
  | { id: number; ask: 'find' }
  /** A face near a place that was tapped, 0–1 both ways. */
  | { id: number; ask: 'findNear'; x: number; y: number }
  /** The index of the face to read; null reads the crop. */
  | { id: number; ask: 'read'; face: number | null; frame: Crop; palettes: Palettes };

export type PhotoReply =
  | { id: number; opened: ImageBitmap }
  /** Null where faces can't be looked for: no WebAssembly. */
  | { id: number; faces: FaceBox[] | null }
  | { id: number; reading: PhotoReading | null }
  | { id: number; problem: PhotoProblem };

let storedBitmap: ImageBitmap | null = null;
let photo: Pyramid | null = null;
let faces: DetectedFace[] = [];

/** Begins with the worker: by the time a photo is decoded the networks are there. Null when they can't be. */
const faceReader: Promise<FaceReader | null> =
  typeof WebAssembly === 'object'
    ? import('./face/face-reader.ts').then(({ createFaceReader }) => createFaceReader()).catch(() => null)
    : Promise.resolve(null);

/** While a parent still looks for the photo; from when it is there nothing else is done. */
let idle = true;
faceReader.then((eyes) => eyes?.warmUp(() => idle)).catch(() => {});

async function open(file: Blob): Promise<ImageBitmap> {
  const header = await validatePhoto(file);
  const resizeWidth = decodeWidth(header, KEPT_SIDE);
  storedBitmap?.close();
  storedBitmap = null;
  photo = null;
  faces = [];
  // Orientation from EXIF is applied by the decoder; so are CMYK, grey and progressive.
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(resizeWidth && { resizeWidth, resizeQuality: 'medium' }),
  }).catch(() => {
    throw new PhotoError(header.format === 'heic' ? 'heic' : 'broken');
  });
  storedBitmap = await smaller(bitmap);
  return await createImageBitmap(storedBitmap);
}

/** A photo whose size was not known before it was decoded, shrunk now. */
async function smaller(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = (KEPT_SIDE * 1.5) / Math.min(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  const smallBitmap = await createImageBitmap(bitmap, {
    resizeWidth: Math.round(bitmap.width * scale),
    resizeQuality: 'medium',
  });
  bitmap.close();
  return smallBitmap;
}

/** The photo's pixels, once they are asked for. */
function pixels(): Pyramid | null {
  if (photo || !storedBitmap) return photo;
  const { width, height } = storedBitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(storedBitmap, 0, 0);
  photo = pyramidOf(context.getImageData(0, 0, width, height));
  return photo;
}

const boxOf = ({ box }: DetectedFace, { width, height }: ImageBitmap): FaceBox => ({
  left: box.left / width,
  top: box.top / height,
  right: box.right / width,
  bottom: box.bottom / height,
});

async function find(near?: { x: number; y: number }): Promise<FaceBox[] | null> {
  const eyes = await faceReader;
  const all = eyes && pixels();
  if (!all || !storedBitmap) return null;
  faces = near
    ? await eyes.detectNear(all, { x: near.x * storedBitmap.width, y: near.y * storedBitmap.height })
    : await eyes.detect(all);
  const size = storedBitmap;
  return faces.map((face) => boxOf(face, size));
}

async function read(face: number | null, frame: Crop, palettes: Palettes): Promise<PhotoReading | null> {
  const found = face === null ? undefined : faces[face];
  const eyes = await faceReader;
  const all = eyes && found && pixels();
  if (all) return eyes.read(all, found, palettes);
  const colours = readCircle(frame, palettes);
  return colours && readingFromColours(colours);
}

function readCircle(frame: Crop, palettes: Palettes) {
  if (!storedBitmap) return null;
  const { left, top, side } = cropSquare(frame, storedBitmap);
  const context = new OffscreenCanvas(READ_SIDE, READ_SIDE).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(storedBitmap, left, top, side, side, 0, 0, READ_SIDE, READ_SIDE);
  return readColours(context.getImageData(0, 0, READ_SIDE, READ_SIDE).data, READ_SIDE, palettes);
}

self.onmessage = async ({ data }: MessageEvent<PhotoRequest>) => {
  const { id } = data;
  const reply = (message: PhotoReply, transfer: Transferable[] = []) =>
    self.postMessage(message, { transfer });
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
