/**
 * Runs work after the browser has painted the pressed state. Runs it at once in a hidden window, which paints
 * no frames.
 */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
