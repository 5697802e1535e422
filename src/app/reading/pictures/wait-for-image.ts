import { TURN_MS } from '../../../features/reader/turn/timing.ts';

/** How long the story's last picture stays uncovered before the end dialog, in ms. */
const LAST_PICTURE_MS = 1200;
/** A picture later than this is not waited for. */
const IMAGE_TIMEOUT_MS = 4000;

/**
 * Resolves once the page opened at `since` (performance.now) was seen: its image has loaded, and a moment has
 * passed. Resolves at once if both are true.
 */
export async function waitForImage(page: ParentNode | null, since: number): Promise<void> {
  const picture = page?.querySelector<HTMLElement>('[data-place="here"] .rd-frame');
  const timeout = wait(IMAGE_TIMEOUT_MS);
  while (picture && !isLoaded(page!) && !(await Promise.race([timeout.then(() => true), wait(60)])));
  const remaining = since + TURN_MS + LAST_PICTURE_MS - performance.now();
  if (remaining > 0) await wait(remaining);
}

function isLoaded(page: ParentNode): boolean {
  const here = page.querySelector('[data-place="here"] .rd-frame');
  return !here || here instanceof HTMLVideoElement || (here instanceof HTMLImageElement && here.complete);
}

const wait = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms, undefined));
