import type { SceneSheets } from '../../../illustration/scene/sheets.ts';
import type { ImagePicture, LoadedPicture, Sheets, Wish } from '../../features/reader/book.ts';

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
export type Rank = 'first' | 'near' | 'small';

/** How soon a picture is needed: 0 now, then the lower the sooner; null once nobody wants it any more. */
type Urgency = () => number | null;

/** What a picture gives way to that is less in sight: a choice's to those of the next pages, sheets to the next picture. */
const LATER = { small: 2.5, sheets: 1.5, passed: 4 } as const;

interface Waiting {
  readonly urgency: Urgency;
  run(): Promise<void>;
  drop(): void;
}

let waiting: readonly Waiting[] = [];
let busy = false;

/** A book that is about to be opened, at a moment that is known (as `performance.now()` counts). */
let opening: { readonly at: number; readonly open: Promise<void> } | undefined;
/** How long the last piece of drawing held the page's thread, in milliseconds. */
let lately = 0;

/** How long after its moment a book is still waited for, in milliseconds: somebody may have gone elsewhere. */
const PATIENCE = 5000;

/**
 * Announces the moment when a book will be opened: what would be drawn beyond it, and nobody waits for, waits until the
 * book is open. The answer says that it is.
 */
export function openingAt(at: number): () => void {
  let opened = () => {};
  const open = new Promise<void>((resolve) => {
    opened = () => {
      if (opening === mine) opening = undefined;
      resolve();
    };
  });
  const mine = { at, open };
  opening = mine;
  setTimeout(opened, at - performance.now() + PATIENCE);
  return opened;
}

/** Until there is a moment for a piece that nobody waits for; at once for the page that lies open. Throws once nobody wants it. */
async function aMoment(urgency: Urgency): Promise<void> {
  if (urgency() !== 0) await idle();
  while (urgency() !== 0 && opening && performance.now() + 1.5 * lately > opening.at) {
    await opening.open;
    await idle();
  }
  if (urgency() === null) throw unwanted();
}

const unwanted = () => new DOMException('Nobody looks at this page any more.', 'AbortError');

/** Does a piece of drawing, and remembers how long it took. */
async function timed<Made>(work: () => Promise<Made>): Promise<Made> {
  const from = performance.now();
  const made = await work();
  lately = performance.now() - from;
  return made;
}

/** Draws one picture after the other, the nearest first: two at once would only both be late. What nobody wants is dropped. */
function inTurn<Drawn>(urgency: Urgency, work: () => Promise<Drawn>): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const run = () => work().then(resolve, reject);
    waiting = [...waiting, { urgency, run, drop: () => reject(unwanted()) }];
    void drawNext();
  });
}

async function drawNext(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let next = nearest(); next; next = nearest()) {
    waiting = waiting.filter((one) => one !== next);
    await next.run();
  }
  busy = false;
}

function nearest(): Waiting | undefined {
  for (const passed of waiting.filter(({ urgency }) => urgency() === null)) passed.drop();
  waiting = waiting.filter(({ urgency }) => urgency() !== null);
  const soonest = Math.min(...waiting.map(({ urgency }) => urgency()!));
  return waiting.find(({ urgency }) => urgency() === soonest);
}

/** How many pictures stay drawn after the last page that showed them is far away. */
const RESTING = 4;
const resting: (() => void)[] = [];

/**
 * A picture the reader obtains when its page comes near: drawn once into bitmaps, so that a turn only ever moves pixels,
 * and let go some pages later, so that a long book takes no more memory than a short one. The first, which is waited for,
 * comes in one piece at once, and in sheets when the browser has a moment.
 */
export function drawnPicture(
  picture: Pick<ImagePicture, 'alt' | 'width' | 'height' | 'focus'>,
  draw: () => Promise<Drawing>,
  { rank = 'near', width = BITMAP_WIDTH }: { rank?: Rank; width?: number } = {},
): ImagePicture {
  let drawn: Promise<LoadedPicture> | undefined;
  /** What was drawn, once it is: for whoever shows it in this very frame. */
  let here: LoadedPicture | undefined;
  let users = 0;
  /** The pages that want it. Who asks without a wish wants it in any case. */
  let wishes: readonly (Wish | undefined)[] = [];
  const urgency: Urgency = () => {
    const wanted = wishes.filter((wish) => !wish?.signal.aborted);
    if (wanted.length === 0) return null;
    return Math.min(...wanted.map((wish) => wish?.distance() ?? 1)) + (rank === 'small' ? LATER.small : 0);
  };
  const letGo = () => {
    if (users > 0 || !drawn) return;
    const gone = drawn;
    drawn = undefined;
    here = undefined;
    void gone.then(revoke, () => undefined);
  };
  const load = (wish?: Wish): Promise<LoadedPicture> => {
    users += 1;
    wishes = [...wishes.filter((other) => !other?.signal.aborted), wish];
    const rests = resting.indexOf(letGo);
    if (rests >= 0) resting.splice(rests, 1);
    drawn ??=
      rank === 'first'
        ? pieceFirst(draw, width, urgency)
        : inTurn(urgency, () => allAtOnce(draw, width, urgency));
    const mine = drawn;
    return mine.then(
      (found) => {
        if (drawn === mine) here = found;
        return found;
      },
      (error: unknown) => {
        if (drawn === mine) {
          drawn = undefined;
          users = 0;
          wishes = [];
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
    resting.push(letGo);
    if (resting.length > RESTING) resting.shift()?.();
  };
  return { kind: 'image', ...picture, ready: () => here, load, release };
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function revoke({ src, sheets }: LoadedPicture): Promise<void> {
  URL.revokeObjectURL(src);
  const cut = await sheets;
  if (cut) for (const sheet of [cut.far, cut.middle, cut.near]) URL.revokeObjectURL(sheet);
}

/** The picture as soon as it can be, and its sheets after. */
async function pieceFirst(
  draw: () => Promise<Drawing>,
  width: number,
  urgency: Urgency,
): Promise<LoadedPicture> {
  const drawing = await draw();
  const canvas = canvasOf(width, Math.round(width * drawing.ratio));
  const src = await timed(async () => kept(await drawInto(canvas, drawing.whole()), OPAQUE));
  if (!drawing.sheets) return { src };
  // They belong to a picture that is here, and are cut last where its page was passed meanwhile.
  const later = () => (urgency() ?? LATER.passed) + LATER.sheets;
  const sheets = inTurn(later, async () => (await drawSheets(drawing, width, later)).sheets);
  sheets.catch(() => undefined);
  return { src, sheets };
}

/** The sheets laid over each other are the picture: three drawings in place of four. */
async function allAtOnce(
  draw: () => Promise<Drawing>,
  width: number,
  urgency: Urgency,
): Promise<LoadedPicture> {
  await aMoment(urgency);
  const drawing = await draw();
  if (drawing.sheets) {
    const { sheets, whole } = await drawSheets(drawing, width, urgency);
    return { src: await kept(whole, OPAQUE), sheets };
  }
  return {
    src: await kept(
      await drawInto(canvasOf(width, Math.round(width * drawing.ratio)), drawing.whole()),
      OPAQUE,
    ),
  };
}

async function drawSheets(
  { sheets: cut, bleed, ratio }: Drawing,
  width: number,
  urgency: Urgency,
): Promise<{ sheets: Sheets; whole: HTMLCanvasElement }> {
  await aMoment(urgency);
  const svgs = cut!();
  const side = Math.round(width * bleed);
  const height = Math.round(width * ratio);
  const whole = canvasOf(width, height);
  const drawn = async (svg: string, type: string) => {
    await aMoment(urgency);
    return timed(async () => {
      const sheet = await drawInto(canvasOf(width + 2 * side, height), svg);
      whole.getContext('2d')!.drawImage(sheet, -side, 0);
      return kept(sheet, type);
    });
  };
  // The far sheet has no holes: it is the ground the others lie on.
  const far = await drawn(svgs.far, OPAQUE);
  const [middle, near] = [await drawn(svgs.middle, WITH_HOLES), await drawn(svgs.near, WITH_HOLES)];
  return { sheets: { far, middle, near, bleed: side / width }, whole };
}

/**
 * Draws an SVG once into a WebP `width` pixels wide and `width × ratio` high, when the browser has a moment. `after` may
 * still change the bitmap.
 */
export async function bitmapOf(
  draw: () => Promise<string>,
  width: number,
  ratio: number,
  after?: (canvas: HTMLCanvasElement) => Promise<void>,
): Promise<Blob> {
  await idle();
  const canvas = await drawInto(canvasOf(width, Math.round(width * ratio)), await draw());
  await after?.(canvas);
  return blobOf(canvas, 'image/webp');
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** Fills a canvas with an SVG. */
async function drawInto(canvas: HTMLCanvasElement, svg: string): Promise<HTMLCanvasElement> {
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

async function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const bitmap = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!bitmap) throw new Error('The picture could not be kept as a bitmap.');
  return bitmap;
}

/**
 * What a picture is kept as for the time it is shown: written ten and five times as fast as WebP (decision 084), which a
 * picture that is waited for would be late by. It lives in memory only, so its size matters less.
 */
const OPAQUE = 'image/jpeg';
const WITH_HOLES = 'image/png';

/** The blob URL of a canvas's picture. */
async function kept(canvas: HTMLCanvasElement, type: string): Promise<string> {
  return URL.createObjectURL(await blobOf(canvas, type));
}

/** Resolves when the browser has a moment, and after 400 ms in any case. Safari has no idle callback. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 400 });
    else setTimeout(resolve, 16);
  });
}
