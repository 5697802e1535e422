/**
 * Moves the page so that a search box stands at the top of the window, and what it finds beneath it is seen; not where it
 * stands high already. At once: what is found makes the page shorter, and a scroll on its way would end where it was.
 */
export function scrollToTop(box: HTMLElement | null): void {
  if (!box) return;
  const { top } = box.getBoundingClientRect();
  if (top < window.innerHeight * 0.15) return;
  window.scrollBy({ top: top - 16, behavior: 'instant' });
}
