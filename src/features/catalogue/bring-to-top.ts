/**
 * Moves the page so that a search box stands at the top of the window, and what it finds beneath it is seen; not where it
 * stands high already.
 */
export function bringToTop(box: HTMLElement | null): void {
  if (!box) return;
  const { top } = box.getBoundingClientRect();
  if (top < window.innerHeight * 0.3) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: top - 16, behavior: still ? 'instant' : 'smooth' });
}
