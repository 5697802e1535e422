/** How long the story's last picture has the window to itself before anything is laid over it, in ms. */
const A_LOOK_MS = 1200;
/** A turn takes 600 ms (SPEC §9): the page is told of as it begins. */
const A_TURN_MS = 600;
/** A picture that is so late is not waited for. */
const PATIENCE_MS = 4000;

/**
 * Resolves once the page that was turned to at `since` (performance.now) has been seen: its picture is there, and a
 * moment has passed. At once when both are so already.
 */
export async function lastLook(page: ParentNode | null, since: number): Promise<void> {
  const picture = page?.querySelector<HTMLElement>('[data-place="here"] .rd-frame');
  const patience = wait(PATIENCE_MS);
  while (picture && !isDrawn(page!) && !(await Promise.race([patience.then(() => true), wait(60)])));
  const left = since + A_TURN_MS + A_LOOK_MS - performance.now();
  if (left > 0) await wait(left);
}

function isDrawn(page: ParentNode): boolean {
  const here = page.querySelector('[data-place="here"] .rd-frame');
  return !here || here instanceof HTMLVideoElement || (here instanceof HTMLImageElement && here.complete);
}

const wait = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms, undefined));
