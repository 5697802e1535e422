import type { ImagePicture, LoadedPicture } from '../../features/reader/book.ts';
import type { SceneSheets } from '../../illustration/scene/sheets.ts';

/** Twice a page's width on a usual screen: sharp on a phone, and some 150 KB in memory as WebP. */
const BITMAP_WIDTH = 900;

/** The sheets of a picture as SVGs, and how much wider than the picture they are at each side, in parts of its width. */
export interface DrawnSheets {
  readonly svgs: SceneSheets;
  readonly bleed: number;
}

/**
 * A picture the reader obtains when its page comes near. `draw` makes its sheets as SVG; each is drawn once into a
 * bitmap, so that a turn only ever moves pixels. The answer is remembered for as long as the book is.
 */
export function drawnPicture(
  picture: Pick<ImagePicture, 'alt' | 'width' | 'height' | 'focus'>,
  draw: () => Promise<DrawnSheets>,
): ImagePicture {
  let drawing: Promise<LoadedPicture> | undefined;
  const load = () => {
    drawing ??= pictureOf(draw, BITMAP_WIDTH, picture.height / picture.width).catch((error: unknown) => {
      drawing = undefined;
      throw error;
    });
    return drawing;
  };
  return { kind: 'image', ...picture, load };
}

/** Draws the sheets one by one, lays them over each other for the picture itself, and keeps all of it as bitmaps. */
async function pictureOf(
  draw: () => Promise<DrawnSheets>,
  width: number,
  ratio: number,
): Promise<LoadedPicture> {
  const { svgs, bleed } = await draw();
  const side = Math.round(width * bleed);
  const height = Math.round(width * ratio);
  const whole = canvasOf(width, height);
  const drawn = async (svg: string) => {
    const sheet = await drawInto(canvasOf(width + 2 * side, height), svg);
    whole.getContext('2d')!.drawImage(sheet, -side, 0);
    return kept(sheet);
  };
  const [far, middle, near] = [await drawn(svgs.far), await drawn(svgs.middle), await drawn(svgs.near)];
  return { src: await kept(whole), sheets: { far, middle, near, bleed: side / width } };
}

/**
 * Draws an SVG once into a bitmap `width` pixels wide and `width × ratio` high, when the browser has a moment. Answers
 * its blob URL, which the caller may revoke.
 */
export async function bitmapOf(draw: () => Promise<string>, width: number, ratio: number): Promise<string> {
  return kept(await drawInto(canvasOf(width, Math.round(width * ratio)), await draw()));
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** Fills a canvas with an SVG when the browser has a moment. */
async function drawInto(canvas: HTMLCanvasElement, svg: string): Promise<HTMLCanvasElement> {
  await idle();
  const vector = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = vector;
    await image.decode();
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(vector);
  }
}

/** The blob URL of a canvas's picture as WebP. */
async function kept(canvas: HTMLCanvasElement): Promise<string> {
  const bitmap = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  if (!bitmap) throw new Error('The picture could not be kept as a bitmap.');
  return URL.createObjectURL(bitmap);
}

/** Resolves when the browser has a moment, and after 400 ms in any case. Safari has no idle callback. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 400 });
    else setTimeout(resolve, 16);
  });
}
