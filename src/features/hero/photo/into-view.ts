/** Scrolls just so far that an element is seen; at once where motion is unwelcome. */
export function bringIntoView(element: HTMLElement | null): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
}
