/** How far outside the window still counts as visible. */
const MARGIN = '100px';

/**
 * Calls back once an element has been near the window for a while, so that elements scrolled past cost nothing.
 * @param stayMs how long it has to stay @returns stops watching
 */
export function onVisible(element: Element, stayMs: number, callback: () => void): () => void {
  let stayTimer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(stayTimer);
      if (!entry?.isIntersecting) return;
      stayTimer = setTimeout(() => {
        observer.disconnect();
        callback();
      }, stayMs);
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => {
    clearTimeout(stayTimer);
    observer.disconnect();
  };
}
