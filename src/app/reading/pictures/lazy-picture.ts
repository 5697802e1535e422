import type { SceneSheets } from '../../../../illustration/scene/svg/parallax-sheets.ts';
import type { DepthLayers, ImagePicture, LoadedPicture, LoadRequest } from '../../../features/reader/book.ts';

/** Twice a page's width on a usual screen: sharp on a phone, and some 2 MB in memory with its sheets. */
const BITMAP_WIDTH = 900;

/** A picture as SVG, ready to be drawn into bitmaps. Each function is called once at the most. */
export interface Drawing {
  /** The picture in one piece. */
  readonly whole: () => string;
  /** The same in sheets; pictures that never turn have none. */
  readonly sheets?: () => SceneSheets;
  /** How much wider than the picture the sheets are at each side, in parts of its width. */
  readonly bleed: number;
  /** Height in parts of the width. */
  readonly ratio: number;
}

/** How a picture is drawn: at once, because the book opens with it; before its page is turned to; or small, for a choice. */
export type Priority = 'first' | 'near' | 'small';

/** How soon a picture is needed: 0 now, then the lower the sooner; null once nobody wants it any more. */
type Urgency = () => number | null;

/** What a picture gives way to that is less in sight: a choice's to those of the next pages, sheets to the next picture. */
const DELAY = { small: 2.5, sheets: 1.5, passed: 4 } as const;

interface DrawTask {
  readonly urgency: Urgency;
  run(): Promise<void>;
  cancel(): void;
}

let queue: readonly DrawTask[] = [];
let busy = false;

/** A book that is about to be opened, at a moment that is known (as `performance.now()` counts). */
let pendingOpening: { readonly at: number; readonly open: Promise<void> } | undefined;
/** How long the last piece of drawing held the page's thread, in milliseconds. */
let lastDrawMs = 0;

/** How long after its moment a book is still waited for, in milliseconds: somebody may have gone elsewhere. */
const OPENING_TIMEOUT_MS = 5000;

/**
 * Announces the moment when a book will be opened: what would be drawn beyond it, and nobody waits for, waits until the
 * book is open. The answer says that it is.
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

/** Until there is a moment for a piece that nobody waits for; at once for the page that lies open. Throws once nobody wants it. */
async function waitForTurn(urgency: Urgency): Promise<void> {
  if (urgency() !== 0) await whenIdle();
  while (urgency() !== 0 && pendingOpening && performance.now() + 1.5 * lastDrawMs > pendingOpening.at) {
    await pendingOpening.open;
    await whenIdle();
  }
  if (urgency() === null) throw abortError();
}

const abortError = () => new DOMException('Nobody looks at this page any more.', 'AbortError');

/** Does a piece of drawing, and remembers how long it took. */
async function timed<Made>(work: () => Promise<Made>): Promise<Made> {
  const from = performance.now();
  const made = await work();
  lastDrawMs = performance.now() - from;
  return made;
}

/** Draws one picture after the other, the nearest first: two at once would only both be late. What nobody wants is dropped. */
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

/** How many pictures stay drawn after the last page that showed them is far away. */
const MAX_UNUSED = 4;
const unused: (() => void)[] = [];

/**
 * A picture the reader obtains when its page comes near: drawn once into bitmaps, so that a turn only ever moves pixels,
 * and let go some pages later, so that a long book takes no more memory than a short one. The first, which is waited for,
 * comes in one piece at once, and in sheets when the browser has a moment.
 */
export function lazyPicture(
  picture: Pick<ImagePicture, 'alt' | 'width' | 'height' | 'focus'>,
  draw: () => Promise<Drawing>,
  { rank = 'near', width = BITMAP_WIDTH }: { rank?: Priority; width?: number } = {},
): ImagePicture {
  let drawn: Promise<LoadedPicture> | undefined;
  /** What was drawn, once it is: for whoever shows it in this very frame. */
  let current: LoadedPicture | undefined;
  let users = 0;
  /** The pages that want it. Who asks without a wish wants it in any case. */
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
        // Dropped for those who had gone, in the moment in which this page came near again.
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

/** The picture as soon as it can be, and its sheets after. */
async function drawWholeFirst(
  draw: () => Promise<Drawing>,
  width: number,
  urgency: Urgency,
): Promise<LoadedPicture> {
  const drawing = await draw();
  const canvas = createCanvas(width, Math.round(width * drawing.ratio));
  const src = await timed(async () => canvasUrl(await drawSvg(canvas, drawing.whole()), OPAQUE));
  if (!drawing.sheets) return { src };
  // They belong to a picture that is here, and are cut last where its page was passed meanwhile.
  const later = () => (urgency() ?? DELAY.passed) + DELAY.sheets;
  const sheets = enqueue(later, async () => (await drawLayers(drawing, width, later)).sheets);
  sheets.catch(() => undefined);
  return { src, sheets };
}

/** The sheets laid over each other are the picture: three drawings in place of four. */
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
  // The far sheet has no holes: it is the ground the others lie on.
  const far = await drawn(svgs.far, OPAQUE);
  const [middle, near] = [await drawn(svgs.middle, TRANSPARENT), await drawn(svgs.near, TRANSPARENT)];
  return { sheets: { far, middle, near, bleed: side / width }, whole };
}

/**
 * Draws an SVG once into a WebP `width` pixels wide and `width × ratio` high, when the browser has a moment. `after` may
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

/** Fills a canvas with an SVG. */
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
 * What a picture is kept as for the time it is shown: written ten and five times as fast as WebP (decision 084), which a
 * picture that is waited for would be late by. It lives in memory only, so its size matters less.
 */
const OPAQUE = 'image/jpeg';
const TRANSPARENT = 'image/png';

/** The blob URL of a canvas's picture. */
async function canvasUrl(canvas: HTMLCanvasElement, type: string): Promise<string> {
  return URL.createObjectURL(await canvasBlob(canvas, type));
}

/** Resolves when the browser has a moment, and after 400 ms in any case. Safari has no idle callback. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 400 });
    else setTimeout(resolve, 16);
  });
}
