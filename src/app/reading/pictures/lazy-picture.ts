import type { ParallaxSheets } from '../../../../illustration/scene/svg/parallax-sheets.ts';
import type { DepthLayers, ImagePicture, LoadedPicture, LoadRequest } from '../../../features/reader/book.ts';

/** Twice a page's width on a usual screen: sharp on a phone, and some 2 MB in memory with its layers. */
const BITMAP_WIDTH = 900;

/** A picture as SVG, ready to be rendered into bitmaps. Each function is called once at most. */
export interface Drawing {
  /** The whole picture. */
  readonly whole: () => string;
  /** The same in layers; pictures that never turn have none. */
  readonly sheets?: () => ParallaxSheets;
  /** How much wider than the picture the layers are on each side, as a fraction of its width. */
  readonly bleed: number;
  /** Height divided by width. */
  readonly ratio: number;
}

/**
 * How a picture is drawn: at once because the book opens with it, before its page is reached, or small for a
 * choice.
 */
export type Priority = 'first' | 'near' | 'small';

/** How soon a picture is needed: 0 now, higher is later; null when nothing needs it any more. */
type Urgency = () => number | null;

/** Added urgency: a choice's picture yields to the next pages, layers to the next picture. */
const DELAY = { small: 2.5, sheets: 1.5, passed: 4 } as const;

interface DrawTask {
  readonly urgency: Urgency;
  run(): Promise<void>;
  cancel(): void;
}

let queue: readonly DrawTask[] = [];
let busy = false;

/** A book that will open at a known moment (as `performance.now()` counts). */
let pendingOpening: { readonly at: number; readonly open: Promise<void> } | undefined;
/** How long the last drawing blocked the thread, in milliseconds. */
let lastDrawMs = 0;

/** How long past its moment to wait for a book to open; the user may have left. */
const OPENING_TIMEOUT_MS = 5000;

/**
 * Announces when a book will open: drawing that does not serve it waits until it is open. @returns call it once
 * the book is open
 */
export function announceOpening(at: number): () => void {
  let opened = () => {};
  const open = new Promise<void>((resolve) => {
    opened = () => {
      if (pendingOpening === mine) pendingOpening = undefined;
      resolve();
    };
  });
  const mine = { at, open };
  pendingOpening = mine;
  setTimeout(opened, at - performance.now() + OPENING_TIMEOUT_MS);
  return opened;
}

/**
 * Waits for an idle moment before drawing that is not urgent; returns at once for the open page. Throws when
 * the picture is no longer needed.
 */
async function waitForTurn(urgency: Urgency): Promise<void> {
  if (urgency() !== 0) await whenIdle();
  while (urgency() !== 0 && pendingOpening && performance.now() + 1.5 * lastDrawMs > pendingOpening.at) {
    await pendingOpening.open;
    await whenIdle();
  }
  if (urgency() === null) throw abortError();
}

const abortError = () => new DOMException('Nobody looks at this page any more.', 'AbortError');

/** Runs a drawing step and records its duration. */
async function timed<Made>(work: () => Promise<Made>): Promise<Made> {
  const from = performance.now();
  const made = await work();
  lastDrawMs = performance.now() - from;
  return made;
}

/**
 * Draws one picture at a time, the most urgent first: two at once would both be late. Cancels pictures that
 * nothing needs.
 */
function enqueue<Drawn>(urgency: Urgency, work: () => Promise<Drawn>): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const run = () => work().then(resolve, reject);
    queue = [...queue, { urgency, run, cancel: () => reject(abortError()) }];
    void drawNext();
  });
}

async function drawNext(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let next = takeMostUrgent(); next; next = takeMostUrgent()) {
    queue = queue.filter((one) => one !== next);
    await next.run();
  }
  busy = false;
}

function takeMostUrgent(): DrawTask | undefined {
  for (const passed of queue.filter(({ urgency }) => urgency() === null)) passed.cancel();
  queue = queue.filter(({ urgency }) => urgency() !== null);
  const soonest = Math.min(...queue.map(({ urgency }) => urgency()!));
  return queue.find(({ urgency }) => urgency() === soonest);
}

/** How many pictures stay drawn after the last page that shows them is far away. */
const MAX_UNUSED = 4;
const unused: (() => void)[] = [];

/**
 * A picture that is drawn into bitmaps when its page comes near, so that a turn only moves pixels, and
 * discarded some pages later, so that a long book takes no more memory than a short one. The first picture,
 * which is waited for, is drawn whole at once and in layers when the browser is idle.
 */
export function lazyPicture(
  picture: Pick<ImagePicture, 'alt' | 'width' | 'height' | 'focus'>,
  draw: () => Promise<Drawing>,
  { rank = 'near', width = BITMAP_WIDTH }: { rank?: Priority; width?: number } = {},
): ImagePicture {
  let drawn: Promise<LoadedPicture> | undefined;
  /** The finished drawing, for a page that shows it in the same frame. */
  let current: LoadedPicture | undefined;
  let users = 0;
  /** The requests for it. A request without a signal never expires. */
  let requests: readonly (LoadRequest | undefined)[] = [];
  const urgency: Urgency = () => {
    const wanted = requests.filter((wish) => !wish?.signal.aborted);
    if (wanted.length === 0) return null;
    return Math.min(...wanted.map((wish) => wish?.distance() ?? 1)) + (rank === 'small' ? DELAY.small : 0);
  };
  const discard = () => {
    if (users > 0 || !drawn) return;
    const gone = drawn;
    drawn = undefined;
    current = undefined;
    void gone.then(revoke, () => undefined);
  };
  const load = (wish?: LoadRequest): Promise<LoadedPicture> => {
    users += 1;
    requests = [...requests.filter((other) => !other?.signal.aborted), wish];
    const rests = unused.indexOf(discard);
    if (rests >= 0) unused.splice(rests, 1);
    drawn ??=
      rank === 'first'
        ? drawWholeFirst(draw, width, urgency)
        : enqueue(urgency, () => drawAll(draw, width, urgency));
    const mine = drawn;
    return mine.then(
      (found) => {
        if (drawn === mine) current = found;
        return found;
      },
      (error: unknown) => {
        if (drawn === mine) {
          drawn = undefined;
          users = 0;
          requests = [];
        }
        // Cancelled for pages that had left, just as this page came near again.
        if (wish && !wish.signal.aborted && isAbort(error)) return load(wish);
        throw error;
      },
    );
  };
  const release = () => {
    users = Math.max(0, users - 1);
    if (users > 0 || !drawn) return;
    unused.push(discard);
    if (unused.length > MAX_UNUSED) unused.shift()?.();
  };
  return { kind: 'image', ...picture, peek: () => current, load, release };
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function revoke({ src, sheets }: LoadedPicture): Promise<void> {
  URL.revokeObjectURL(src);
  const cut = await sheets;
  if (cut) for (const sheet of [cut.far, cut.middle, cut.near]) URL.revokeObjectURL(sheet);
}

/** Draws the whole picture first, and its layers after. */
async function drawWholeFirst(
  draw: () => Promise<Drawing>,
  width: number,
  urgency: Urgency,
): Promise<LoadedPicture> {
  const drawing = await draw();
  const canvas = createCanvas(width, Math.round(width * drawing.ratio));
  const src = await timed(async () => canvasUrl(await drawSvg(canvas, drawing.whole()), OPAQUE));
  if (!drawing.sheets) return { src };
  // The layers of a finished picture are drawn last if its page was passed.
  const later = () => (urgency() ?? DELAY.passed) + DELAY.sheets;
  const sheets = enqueue(later, async () => (await drawLayers(drawing, width, later)).sheets);
  sheets.catch(() => undefined);
  return { src, sheets };
}

/** The stacked layers make up the picture: three drawings instead of four. */
async function drawAll(
  draw: () => Promise<Drawing>,
  width: number,
  urgency: Urgency,
): Promise<LoadedPicture> {
  await waitForTurn(urgency);
  const drawing = await draw();
  if (drawing.sheets) {
    const { sheets, whole } = await drawLayers(drawing, width, urgency);
    return { src: await canvasUrl(whole, OPAQUE), sheets };
  }
  return {
    src: await canvasUrl(
      await drawSvg(createCanvas(width, Math.round(width * drawing.ratio)), drawing.whole()),
      OPAQUE,
    ),
  };
}

async function drawLayers(
  { sheets: cut, bleed, ratio }: Drawing,
  width: number,
  urgency: Urgency,
): Promise<{ sheets: DepthLayers; whole: HTMLCanvasElement }> {
  await waitForTurn(urgency);
  const svgs = cut!();
  const side = Math.round(width * bleed);
  const height = Math.round(width * ratio);
  const whole = createCanvas(width, height);
  const drawn = async (svg: string, type: string) => {
    await waitForTurn(urgency);
    return timed(async () => {
      const sheet = await drawSvg(createCanvas(width + 2 * side, height), svg);
      whole.getContext('2d')!.drawImage(sheet, -side, 0);
      return canvasUrl(sheet, type);
    });
  };
  // The far layer is opaque: the others lie on it.
  const far = await drawn(svgs.far, OPAQUE);
  const [middle, near] = [await drawn(svgs.middle, TRANSPARENT), await drawn(svgs.near, TRANSPARENT)];
  return { sheets: { far, middle, near, bleed: side / width }, whole };
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
  const canvas = await drawSvg(createCanvas(width, Math.round(width * ratio)), await draw());
  await after?.(canvas);
  return canvasBlob(canvas, 'image/webp');
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** Draws an SVG onto a canvas. */
async function drawSvg(canvas: HTMLCanvasElement, svg: string): Promise<HTMLCanvasElement> {
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

async function canvasBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const bitmap = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!bitmap) throw new Error('The picture could not be kept as a bitmap.');
  return bitmap;
}

/**
 * Formats for pictures in memory: encoding takes a tenth and a fifth of WebP's time (decision 121), which a
 * picture on demand can't afford. Their size matters less.
 */
const OPAQUE = 'image/jpeg';
const TRANSPARENT = 'image/png';

/** A blob URL of the canvas's content. */
async function canvasUrl(canvas: HTMLCanvasElement, type: string): Promise<string> {
  return URL.createObjectURL(await canvasBlob(canvas, type));
}

/** Resolves when the browser is idle, at the latest after 400 ms. Safari has no idle callback. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 400 });
    else setTimeout(resolve, 16);
  });
}
