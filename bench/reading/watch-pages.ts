/**
 * Watches a book from inside the page, frame by frame: when each page comes into sight, when something of its picture
 * can be seen, and when the whole picture is there. It looks at elements only, never at what the reader says of itself.
 */

/** A page from the frame in which it comes into sight, in ms of the page's clock. */
export interface SeenPage {
  /** From 0. */
  readonly page: number;
  readonly shownAt: number;
  /** The first frame with something of its picture. */
  pictureAt?: number;
  /** The first frame with a drawing of it, however small: not colours alone. */
  drawnAt?: number;
  /** The first frame with a picture of at least one pixel for each of the screen's. */
  fineAt?: number;
  /** The first frame in which the page is gone. */
  leftAt?: number;
}

declare global {
  interface Window {
    seenPages: SeenPage[];
  }
}

/** Runs in the page, before its own code. */
export function watchPages(): void {
  /** Narrower than this it is the picture's colours alone, in pixels. */
  const LEAST_DRAWING = 64;
  const seen: SeenPage[] = [];
  window.seenPages = seen;
  /** Sources that were asked to decode, and whether their pixels can be painted in the next frame. */
  const decoded = new WeakMap<HTMLImageElement, { src: string; ready: boolean }>();
  const isDecoded = (image: HTMLImageElement): boolean => {
    const known = decoded.get(image);
    if (known?.src === image.src) return known.ready;
    const asked = { src: image.src, ready: false };
    decoded.set(image, asked);
    image.decode().then(
      () => {
        asked.ready = true;
      },
      () => decoded.delete(image),
    );
    return false;
  };

  const painted = new WeakSet<HTMLCanvasElement>();
  const isPainted = (canvas: HTMLCanvasElement): boolean => {
    const middle = canvas.getContext('2d')?.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1);
    return (middle?.data[3] ?? 0) > 0;
  };

  /** How many pixels wide the element's picture is; 0 while it shows nothing. */
  const shownWidth = (element: Element): number => {
    if (element instanceof HTMLCanvasElement) {
      if (!painted.has(element) && isPainted(element)) painted.add(element);
      return painted.has(element) ? element.width : 0;
    }
    if (!(element instanceof HTMLImageElement) || !element.complete) return 0;
    if (element.decoding !== 'sync' && !isDecoded(element)) return 0;
    return element.naturalWidth;
  };

  const look = () => {
    const now = performance.now();
    const visible = new Set<number>();
    for (const spread of document.querySelectorAll<HTMLElement>('.rd-spread')) {
      // Also of pages that wait beneath: their images decode before they come into sight.
      const widths = [...spread.querySelectorAll('.rd-plate :is(img, canvas)')].map(shownWidth);
      if (!spread.checkVisibility({ visibilityProperty: true })) continue;
      const page = Number(spread.dataset.page);
      // The title page has no picture.
      if (page < 0) continue;
      visible.add(page);
      let one = seen.findLast((other) => other.page === page && other.leftAt === undefined);
      if (!one) {
        one = { page, shownAt: now };
        seen.push(one);
      }
      if (one.fineAt !== undefined) continue;
      const width = Math.max(0, ...widths);
      if (width > 0) one.pictureAt ??= now;
      if (width >= LEAST_DRAWING) one.drawnAt ??= now;
      if (width >= innerWidth * devicePixelRatio) one.fineAt ??= now;
    }
    for (const one of seen) if (!visible.has(one.page)) one.leftAt ??= now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
