/** Events that show that somebody uses the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
/** The longest wait for pictures that do not load, in ms. */
const MAX_WAIT_MS = 5000;

/**
 * Loads what the page lists in `<link data-later>`: the remaining styles, then the code.
 *
 * A prerendered page waits until its first pictures are painted, or until somebody uses it, so that pictures have the network to
 * themselves (docs/decisions/158-code-after-the-paint.md).
 * @param isImmediate whether the page will show something else than was prerendered: a family's own, or a query in the address
 */
export function loadCodeAfterPaint(isImmediate: boolean): void {
  const onSign = (event: Event) => {
    // Chromium also reports a pointer that nobody moves.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type !== 'pointermove' || movementX || movementY) fetchCode();
  };
  const fetchCode = () => {
    for (const sign of SIGNS) removeEventListener(sign, onSign, true);
    fetchLater();
  };
  const loaded = () =>
    // After two frames the loaded pictures are painted. A hidden window has no frames.
    document.hidden
      ? fetchCode()
      : requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            (window.requestIdleCallback ?? setTimeout)(fetchCode, { timeout: 300 }),
          ),
        );
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  if (isImmediate) fetchCode();
  setTimeout(fetchCode, MAX_WAIT_MS);
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded);
}

/** Turns the links into stylesheets, module preloads and the manifest. A second call finds none left. */
function fetchLater(): void {
  const styles: Promise<HTMLLinkElement>[] = [];
  let entry: string | undefined;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) {
    delete link.dataset.later;
    if (link.disabled) {
      // All sheets switch on together: one alone would override rules that come later in the order.
      styles.push(
        new Promise((resolve) => {
          link.onload = link.onerror = () => resolve(link);
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
