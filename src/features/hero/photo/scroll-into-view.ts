/**
 * Scrolls just so far that an element is seen, or, where there is not room for all of it, so that it begins at the top; at once
 * where motion is unwelcome.
 */
export function scrollIntoView(element: HTMLElement | null): void {
  if (!element) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const freeHeight = window.innerHeight - pixels(scrollPaddingTop) - pixels(scrollPaddingBottom);
  element.scrollIntoView({
    block: element.offsetHeight > freeHeight ? 'start' : 'nearest',
    behavior: still ? 'instant' : 'smooth',
  });
}

/** A computed length; `auto` is none. */
const pixels = (length: string): number => Number.parseFloat(length) || 0;
