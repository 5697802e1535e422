/** A picture as bitmaps: whole, or in layers from far to near, which are wider than the picture on both sides. */
export interface PictureBitmaps {
  readonly layers: readonly ImageBitmap[];
  /** The size of the whole picture, in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Formats for pictures in memory: encoding takes a tenth and a fifth of WebP's time (decision 121), which a
 * picture on demand can't afford. Their size matters less.
 */
const OPAQUE = 'image/jpeg';
const TRANSPARENT = 'image/png';
const QUALITY = 0.92;

/** Encodes a picture, the whole first, then each layer if there are several. Closes the bitmaps. */
export async function* encodePicture({ layers, width, height }: PictureBitmaps): AsyncGenerator<Blob> {
  yield encode(layers, width, height, OPAQUE);
  // The far layer is opaque: the others lie on it.
  if (layers.length > 1)
    for (const [n, layer] of layers.entries())
      yield encode([layer], layer.width, layer.height, n === 0 ? OPAQUE : TRANSPARENT);
  for (const layer of layers) layer.close();
}

/** Stacks layers, each in the middle, and encodes them. */
async function encode(
  layers: readonly ImageBitmap[],
  width: number,
  height: number,
  type: string,
): Promise<Blob> {
  const canvas = canvasOf(width, height);
  const context = canvas.getContext('2d') as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null;
  for (const layer of layers) context?.drawImage(layer, (width - layer.width) / 2, 0);
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality: QUALITY });
  return canvasBlob(canvas, type);
}

/**
 * One canvas serves all pictures: garbage of several megabytes each would be collected late. Encoding starts from a copy.
 * Safari before 16.4 has no `OffscreenCanvas`: it encodes in the page.
 */
let shared: OffscreenCanvas | HTMLCanvasElement | undefined;

function canvasOf(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  shared ??=
    typeof OffscreenCanvas === 'undefined' ? document.createElement('canvas') : new OffscreenCanvas(1, 1);
  return Object.assign(shared, { width, height });
}

export async function canvasBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const bitmap = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!bitmap) throw new Error('The picture could not be kept as a bitmap.');
  return bitmap;
}
