import { whenIdle } from './draw-queue.ts';
import { canvasBlob } from './encode-picture.ts';

/**
 * Renders an SVG into a bitmap of `width` × `height` pixels. A worker can't decode SVG in any engine, so this runs in the
 * page; Chromium then renders it on another thread, Firefox and WebKit on this one.
 */
export async function rasterize(svg: string, width: number, height: number): Promise<ImageBitmap> {
  const vector = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = vector;
    await image.decode();
    return await createImageBitmap(image, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
  } finally {
    URL.revokeObjectURL(vector);
  }
}

/**
 * Renders an SVG into a WebP `width` pixels wide and `width × ratio` high when the browser is idle. `after` may
 * still change the bitmap.
 */
export async function svgToBitmap(
  draw: () => Promise<string>,
  width: number,
  ratio: number,
  after?: (canvas: HTMLCanvasElement) => Promise<void>,
): Promise<Blob> {
  await whenIdle();
  const bitmap = await rasterize(await draw(), width, Math.round(width * ratio));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: bitmap.width,
    height: bitmap.height,
  });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  await after?.(canvas);
  return canvasBlob(canvas, 'image/webp');
}
