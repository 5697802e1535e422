import type { ImagePicture } from '../../features/reader/book.ts';

/** Twice a page's width on a usual screen: sharp on a phone, and some 150 KB in memory as WebP. */
const BITMAP_WIDTH = 900;

/**
 * A picture the reader obtains when its page comes near. `draw` makes the SVG; it is drawn once into a bitmap,
 * so that a turn only ever moves pixels. The answer is remembered for as long as the book is.
 */
export function drawnPicture(
  picture: Pick<ImagePicture, 'alt' | 'width' | 'height' | 'focus' | 'src'>,
  draw: () => Promise<string>,
): ImagePicture {
  let address: Promise<string> | undefined;
  const load = () => {
    address ??= bitmapOf(draw, BITMAP_WIDTH, picture.height / picture.width).catch((error: unknown) => {
      address = undefined;
      throw error;
    });
    return address;
  };
  return { kind: 'image', ...picture, load };
}

/**
 * Draws an SVG once into a bitmap `width` pixels wide and `width × ratio` high, when the browser has a moment. Answers
 * its blob URL, which the caller may revoke.
 */
export async function bitmapOf(draw: () => Promise<string>, width: number, ratio: number): Promise<string> {
  const svg = await draw();
  await idle();
  const vector = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = vector;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round(width * ratio);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    const bitmap = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
    if (!bitmap) throw new Error('The picture could not be kept as a bitmap.');
    return URL.createObjectURL(bitmap);
  } finally {
    URL.revokeObjectURL(vector);
  }
}

/** Resolves when the browser has a moment, and after 400 ms in any case. Safari has no idle callback. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 400 });
    else setTimeout(resolve, 16);
  });
}
