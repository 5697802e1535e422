/**
 * Scrolls so that a search box is at the top of the window with its results below, unless it is high already.
 * Instant: the results shorten the page, and a smooth scroll would end in the wrong place.
 */
export function scrollToTop(box: HTMLElement | null): void {
  if (!box) return;
  const { top } = box.getBoundingClientRect();
  if (top < window.innerHeight * 0.15) return;
  window.scrollBy({ top: top - 16, behavior: 'instant' });
}
