import type { ParallaxSheets } from '../../../../illustration/scene/svg/parallax-sheets.ts';
import type {
  DepthLayers,
  ImagePicture,
  LoadedPicture,
  LoadRequest,
  Preview,
} from '../../../features/reader/book.ts';
import { drawQueue, isAbort, URGENT, type Urgency } from './draw-queue.ts';
import { type EncodedPicture, encode } from './encoder.ts';
import { PictureRequests } from './picture-requests.ts';
import { rasterize } from './rasterize.ts';

/** Twice a page's width on a usual screen: sharp on a phone, and some 2 MB in memory with its layers. */
const BITMAP_WIDTH = 900;

/** How much smaller a preview is on each side: a sixteenth of the pixels, drawn in a fifth of the time. */
const PREVIEW_SCALE = 1 / 4;

/** A picture as SVG, ready to be rendered into bitmaps. */
export interface Drawing {
  /** The whole picture. */
  readonly whole: () => string;
  /** The same without the paper's texture, which a preview is too small for. */
  readonly preview: () => string;
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

/** The open page and the next ones: their pictures are drawn before the previews of all others. */
const NEAR_PAGES = 2;

/**
 * What is drawn first: the open page's preview, the next page's preview in case of a quick turn, and the open page's
 * picture; and so on, each preview a page ahead of the pictures. Then come the other previews, and the other
 * pictures. A choice's picture yields to the next pages, layers to the next picture.
 */
const pictureUrgency = (distance: number) => distance + URGENT;
const previewUrgency = (distance: number) =>
  distance <= NEAR_PAGES
    ? Math.max(0, pictureUrgency(distance - 1) - 0.1)
    : pictureUrgency(NEAR_PAGES) + distance / 1000;
/** The picture that a book opens with, right after its own preview. */
const firstUrgency = () => 0.05;
/** Layers of a finished picture are drawn last once its page was passed. */
const DELAY = { small: 2.5, sheets: 1.5, passed: 4 } as const;

/** How many pictures stay drawn after the last page that shows them is far away. */
const MAX_UNUSED = 4;
const unused: (() => void)[] = [];

/** When a picture and its layers are drawn. */
interface Order {
  readonly urgency: Urgency;
  readonly layerUrgency: Urgency;
  /** Whether the page shows already: its picture is waited for. */
  readonly isOpen: () => boolean;
}

/**
 * A picture that is drawn into bitmaps when its page comes near, so that a turn only moves pixels, and
 * discarded some pages later, so that a long book takes no more memory than a short one. Its preview is drawn apart,
 * and kept for as long as it is asked for.
 */
export function lazyPicture(
  picture: Pick<ImagePicture, 'alt' | 'width' | 'height' | 'focus' | 'colours'>,
  draw: () => Promise<Drawing>,
  { rank = 'near', width = BITMAP_WIDTH }: { rank?: Priority; width?: number } = {},
): ImagePicture {
  let drawn: Promise<LoadedPicture> | undefined;
  /** The finished drawing, for a page that shows it in the same frame. */
  let current: LoadedPicture | undefined;
  let users = 0;
  const requests = new PictureRequests();
  const delay = rank === 'small' ? DELAY.small : 0;
  const urgency = requests.urgency((distance) => pictureUrgency(distance) + delay);
  const order: Order = {
    urgency: rank === 'first' ? firstUrgency : urgency,
    layerUrgency: () => (urgency() ?? DELAY.passed) + DELAY.sheets,
    isOpen: () => rank === 'first' || requests.distance() === 0,
  };
  const discard = () => {
    if (users > 0 || !drawn) return;
    const gone = drawn;
    drawn = undefined;
    current = undefined;
    gone.then(revoke).catch(() => undefined);
  };
  const load = (request?: LoadRequest): Promise<LoadedPicture> => {
    users += 1;
    requests.add(request);
    const rests = unused.indexOf(discard);
    if (rests >= 0) unused.splice(rests, 1);
    if (!drawn) {
      // Fetches the parts of the picture while others are drawn: the queue does one thing at a time.
      draw().catch(() => undefined);
      drawn = drawPicture(draw, width, order);
    }
    const drawing = drawn;
    return drawing.then(
      (found) => {
        if (drawn === drawing) current = found;
        return found;
      },
      (error: unknown) => {
        if (drawn === drawing) {
          drawn = undefined;
          users = 0;
          requests.clear();
        }
        // Cancelled for pages that had left, just as this page came near again.
        if (request && !request.signal.aborted && isAbort(error)) return load(request);
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
  const preview = lazyPreview(draw, Math.round(width * PREVIEW_SCALE));
  return { kind: 'image', ...picture, peek: () => current, load, release, preview };
}

/** A small version of a picture: drawn once, and closed when nothing needs it any more. */
function lazyPreview(draw: () => Promise<Drawing>, width: number): Preview {
  let drawn: Promise<ImageBitmap> | undefined;
  let current: ImageBitmap | undefined;
  const requests = new PictureRequests();
  const urgency = requests.urgency(previewUrgency);
  const closeUnneeded = () => {
    if (requests.distance() !== null || !current) return;
    current.close();
    current = undefined;
    drawn = undefined;
  };
  const load = (request: LoadRequest): Promise<ImageBitmap> => {
    requests.add(request);
    request.signal.addEventListener('abort', closeUnneeded, { once: true });
    drawn ??= drawQueue.add(urgency, async () => {
      const { preview, ratio } = await draw();
      const bitmap = await rasterize(preview(), width, Math.round(width * ratio));
      current = bitmap;
      closeUnneeded();
      return bitmap;
    });
    const drawing = drawn;
    return drawing.catch((error: unknown) => {
      if (drawn === drawing) drawn = undefined;
      if (!request.signal.aborted && isAbort(error)) return load(request);
      throw error;
    });
  };
  return { peek: () => current, load };
}

async function revoke({ src, sheets }: LoadedPicture): Promise<void> {
  URL.revokeObjectURL(src);
  const cut = await sheets;
  if (cut) for (const sheet of [cut.far, cut.middle, cut.near]) URL.revokeObjectURL(sheet);
}

/**
 * Draws a picture. An open page waits for it: whole first, its layers later. Ahead of its page the stacked layers make up
 * the picture: three drawings instead of four.
 */
async function drawPicture(
  draw: () => Promise<Drawing>,
  width: number,
  { urgency, layerUrgency, isOpen }: Order,
): Promise<LoadedPicture> {
  const drawing = await drawQueue.add(urgency, draw);
  if (!drawing.sheets) return { src: await drawWhole(drawing, width, urgency) };
  if (isOpen()) {
    const src = await drawWhole(drawing, width, urgency);
    const sheets = drawLayers(drawing, width, layerUrgency).then(({ layers }) =>
      layerUrls(layers, drawing, width),
    );
    sheets.catch(() => undefined);
    return { src, sheets };
  }
  const { whole, layers } = await drawLayers(drawing, width, urgency);
  const sheets = layerUrls(layers, drawing, width);
  sheets.catch(() => undefined);
  return { src: URL.createObjectURL(await whole), sheets };
}

async function drawWhole({ whole, ratio }: Drawing, width: number, urgency: Urgency): Promise<string> {
  const height = Math.round(width * ratio);
  const layers = [await drawQueue.add(urgency, () => rasterize(whole(), width, height))];
  return URL.createObjectURL(await encode({ layers, width, height }).whole);
}

/** Each layer is a task of its own: what has become more urgent meanwhile is drawn in between. */
async function drawLayers(
  { sheets, bleed, ratio }: Drawing,
  width: number,
  urgency: Urgency,
): Promise<EncodedPicture> {
  const { far, middle, near } = await drawQueue.add(urgency, async () => sheets!());
  const wide = width + 2 * sideOf(width, bleed);
  const height = Math.round(width * ratio);
  const layers: ImageBitmap[] = [];
  try {
    for (const svg of [far, middle, near])
      layers.push(await drawQueue.add(urgency, () => rasterize(svg, wide, height)));
  } catch (error) {
    for (const layer of layers) layer.close();
    throw error;
  }
  return encode({ layers, width, height });
}

/** How many pixels wider the layers are on each side. */
const sideOf = (width: number, bleed: number) => Math.round(width * bleed);

async function layerUrls(
  layers: EncodedPicture['layers'],
  { bleed }: Drawing,
  width: number,
): Promise<DepthLayers> {
  const [far = '', middle = '', near = ''] = (await layers).map((blob) => URL.createObjectURL(blob));
  return { far, middle, near, bleed: sideOf(width, bleed) / width };
}
