/** How long the story's last picture has the window to itself before anything is laid over it, in ms. */
const LAST_PICTURE_MS = 1200;
/** A turn takes 600 ms (SPEC §9): the page is told of as it begins. */
const TURN_MS = 600;
/** A picture that is so late is not waited for. */
const IMAGE_TIMEOUT_MS = 4000;

/**
 * Resolves once the page that was turned to at `since` (performance.now) has been seen: its picture is there, and a
 * moment has passed. At once when both are so already.
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
