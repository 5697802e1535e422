/** What tells that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
/** A picture that hangs keeps nobody waiting longer, in ms. */
const AT_THE_LATEST = 5000;

/**
 * Fetches what the page names for later (`<link data-later>`): the styles of what it has not shown so far, then its code.
 *
 * Where the page was drawn ahead that waits until its first pictures are painted, or somebody comes: what is painted has the line
 * to itself (docs/decisions/158-code-after-the-paint.md).
 * @param atOnce of a family's own page, or one with something in its address, which shows something else than was drawn
 */
export function fetchCodeAfterThePaint(atOnce: boolean): void {
  const come = (event: Event) => {
    // Chromium also tells where a pointer lies that nobody moves.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type !== 'pointermove' || movementX || movementY) fetchCode();
  };
  const fetchCode = () => {
    for (const sign of SIGNS) removeEventListener(sign, come, true);
    fetchLater();
  };
  const loaded = () =>
    // Two frames on, what had come by then is painted; a window that nobody sees has no frames.
    document.hidden
      ? fetchCode()
      : requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            (window.requestIdleCallback ?? setTimeout)(fetchCode, { timeout: 300 }),
          ),
        );
  for (const sign of SIGNS) addEventListener(sign, come, { capture: true, passive: true });
  if (atOnce) fetchCode();
  setTimeout(fetchCode, AT_THE_LATEST);
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded);
}

/** Turns the links into what they are. Of no effect the second time: none is left. */
function fetchLater(): void {
  const styles: Promise<HTMLLinkElement>[] = [];
  let entry: string | undefined;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) {
    delete link.dataset.later;
    if (link.disabled) {
      // One sheet alone would stand above what another puts right.
      styles.push(
        new Promise((done) => {
          link.onload = link.onerror = () => done(link);
        }),
      );
      link.media = 'not all';
      link.disabled = false;
    } else if (link.type) link.rel = 'manifest';
    else {
      link.rel = 'modulepreload';
      entry ??= link.href;
    }
  }
  void Promise.all(styles).then((links) => {
    for (const link of links) link.media = 'all';
    if (entry) void import(/* @vite-ignore */ entry);
  });
}
