import { type Look, lookKey } from '../../../illustration/figures/hero/look/look.ts';
import type { Point } from '../../../illustration/paper/outline.ts';

/** face: the head, large; portrait: waving, head to shoe; whole: the same as a thumbnail; bust: head and shoulders; dressed: head to shoe, narrow, for a tray of outfits. */
export type DollCut = 'face' | 'portrait' | 'whole' | 'bust' | 'dressed';

/** Pictures kept at once. Thumbnails of all hair styles and outfits, and the last few dolls. */
const MAX_IMAGES = 160;

const pictures = new Map<string, Promise<string>>();

/** The order the drawing waits in: one picture a turn of the event loop, so that none holds up a tap. */
let queue: Promise<unknown> = Promise.resolve();

function enqueue(work: () => Promise<string>): Promise<string> {
  const done = queue.then(nextTask).then(work);
  queue = done.catch(() => undefined);
  return done;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** What each cut shows, in the rig's units: the ground between the feet is 0, 0, a standing child some 262 high. */
const VIEWS = {
  whole: { x: -150, y: -322, width: 300, height: 340 },
  dressed: { x: -92, y: -300, width: 184, height: 312 },
} as const;

/** Width and height of the doll's stage, 300 × 378; feet at 93 % of its height. */
const STAGE = 300 / 378;
const GROUND = 0.93;

/** The usual child fills the stage; a tall one, an afro or a wheelchair moves it back as far as needed. */
function portraitView(box: { x: number; y: number; width: number; height: number }) {
  const reach = Math.max(-box.x, box.x + box.width);
  const height = Math.max(338, (12 - box.y) / GROUND, (2 * reach + 12) / STAGE);
  const width = height * STAGE;
  return { x: -width / 2, y: -height * GROUND, width, height };
}

/** A head fills the stage. Hair that stands high moves it back a little, until a face on a stage of 404 px is 220 high. */
function faceView([x, y]: Point, rise: number) {
  const width = 128 + Math.min(12, Math.max(0, rise - 26) * 0.9);
  const height = width / STAGE;
  return { x: x - width / 2, y: y - height * 0.56, width, height };
}

/** Has the parts of a look fetched: its hair, its clothes. */
async function fetchParts(look: Look): Promise<void> {
  const { fetchLooks } = await import('../../../illustration/figures/hero/look/fetch-looks.ts');
  await fetchLooks([look]);
}

async function draw(look: Look, cut: DollCut): Promise<string> {
  const [{ drawHero, heroAnchors, heroBounds, heroBust }, { riseOf }, { Paper }] = await Promise.all([
    import('../../../illustration/figures/hero/rig.ts'),
    import('../../../illustration/figures/hero/body/extent.ts'),
    import('../../../illustration/paper/paper.ts'),
    fetchParts(look),
  ]);
  const textures = cut === 'portrait' || cut === 'face' ? 'standalone' : 'none';
  if (cut === 'bust') return heroBust(look, { textures, size: true });
  const options = { pose: cut === 'portrait' ? 'wave' : 'stand', expression: look.mood } as const;
  const view =
    cut === 'portrait'
      ? portraitView(heroBounds(look, options))
      : cut === 'face'
        ? faceView(heroAnchors(look, options).head, riseOf(look))
        : VIEWS[cut];
  const paper = new Paper({ ...view, prefix: 'doll-', textures });
  drawHero(look, options, paper);
  return paper.toSvg({ size: true });
}

async function renderToUrl(look: Look, cut: DollCut): Promise<string> {
  const svg = await draw(look, cut);
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

/**
 * The address of a drawing of a look, drawn once and shared. Pictures are images, not inline drawings: a page with fifty
 * inline dolls has thousands of nodes. The portrait goes ahead of waiting thumbnails.
 */
export function dollImageUrl(look: Look, cut: DollCut): Promise<string> {
  const key = `${cut}:${lookKey(look)}`;
  const known = pictures.get(key);
  if (known) {
    // Last used goes last, first in goes first out.
    pictures.delete(key);
    pictures.set(key, known);
    return known;
  }
  // Parts come side by side, whatever waits for its turn to be drawn.
  fetchParts(look).catch(() => undefined);
  const picture =
    cut === 'portrait' || cut === 'face' ? renderToUrl(look, cut) : enqueue(() => renderToUrl(look, cut));
  pictures.set(key, picture);
  picture.catch(() => pictures.delete(key));
  for (const [oldest, address] of pictures) {
    if (pictures.size <= MAX_IMAGES) break;
    pictures.delete(oldest);
    void address.then((url) => URL.revokeObjectURL(url)).catch(() => undefined);
  }
  return picture;
}
