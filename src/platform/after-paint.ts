/** What may wait until what was pressed is seen to be pressed. */

/** Calls once what the page has come to by now is painted; a window that nobody sees has no frames. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
