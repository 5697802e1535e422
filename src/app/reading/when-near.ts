/** So far outside of the window still counts as near. */
const MARGIN = '100px';

/**
 * Calls back once an element has been near the window for a while, so that what is only scrolled past costs nothing; answers
 * with the way to stop. @param stayMs how long it has to stay
 */
export function whenNear(element: Element, stayMs: number, then: () => void): () => void {
  let staying: ReturnType<typeof setTimeout> | undefined;
  const watch = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(staying);
      if (!entry?.isIntersecting) return;
      staying = setTimeout(() => {
        watch.disconnect();
        then();
      }, stayMs);
    },
    { rootMargin: MARGIN },
  );
  watch.observe(element);
  return () => {
    clearTimeout(staying);
    watch.disconnect();
  };
}
