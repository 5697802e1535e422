import { type Look, lookKey } from '../../../illustration/figures/hero/look/look.ts';
import type { Point } from '../../../illustration/paper/outline.ts';

/**
 * face: the head, large; portrait: waving, full height; whole: full height as a thumbnail; bust: head and
 * shoulders; dressed: full height, narrow, for outfits.
 */
export type DollCut = 'face' | 'portrait' | 'whole' | 'bust' | 'dressed';

/** Cache size: thumbnails of all hair styles and outfits, and some dolls. */
const MAX_IMAGES = 160;

const pictures = new Map<string, Promise<string>>();

/** Draws one picture per task of the event loop, so that none delays a tap. */
let queue: Promise<unknown> = Promise.resolve();

function enqueue(work: () => Promise<string>): Promise<string> {
  const result = queue.then(nextTask).then(work);
  queue = result.catch(() => undefined);
  return result;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * The view of each cut in the rig's units: the origin is the ground between the feet, a standing child some
 * 262 high.
 */
const VIEWS = {
  whole: { x: -150, y: -322, width: 300, height: 340 },
  dressed: { x: -92, y: -300, width: 184, height: 312 },
} as const;

/** The stage is 300 × 378; feet stand at 93 % of its height. */
const STAGE = 300 / 378;
const GROUND = 0.93;

/** The usual child fills the stage; a tall child, an afro or a wheelchair widens the view. */
function portraitView(box: { x: number; y: number; width: number; height: number }) {
  const halfWidth = Math.max(-box.x, box.x + box.width);
  const height = Math.max(338, (12 - box.y) / GROUND, (2 * halfWidth + 12) / STAGE);
  const width = height * STAGE;
  return { x: -width / 2, y: -height * GROUND, width, height };
}

/**
 * A head fills the stage; high hair widens the view a little, so that a face on a 404 px stage is 220 px
 * high.
 */
function faceView([x, y]: Point, rise: number) {
  const width = 128 + Math.min(12, Math.max(0, rise - 26) * 0.9);
  const height = width / STAGE;
  return { x: x - width / 2, y: y - height * 0.56, width, height };
}

/** Loads the parts of a look, such as hair and clothes. */
async function fetchParts(look: Look): Promise<void> {
  const { fetchLooks } = await import('../../../illustration/figures/hero/look/fetch-looks.ts');
  await fetchLooks([look]);
}

async function draw(look: Look, cut: DollCut): Promise<string> {
  const [{ drawHero, heroAnchors, heroBounds, heroBust }, { riseAboveHead }, { Paper }] = await Promise.all([
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
        ? faceView(heroAnchors(look, options).head, riseAboveHead(look))
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
 * Returns the object URL of a drawing of a look, drawn once and cached. Pictures are images, since fifty
 * inline dolls have thousands of nodes. Stage pictures skip the queue.
 */
export function dollImageUrl(look: Look, cut: DollCut): Promise<string> {
  const key = `${cut}:${lookKey(look)}`;
  const cached = pictures.get(key);
  if (cached) {
    // Moves the entry to the end of the least-recently-used order.
    pictures.delete(key);
    pictures.set(key, cached);
    return cached;
  }
  // Parts load in parallel, independent of the drawing queue.
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
