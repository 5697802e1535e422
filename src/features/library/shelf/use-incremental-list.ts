import { type RefCallback, useCallback, useState } from 'react';

/** Books rendered at a time: several screens of them. */
const PAGE = 24;

const atFirst = () => (typeof IntersectionObserver === 'undefined' ? Infinity : PAGE);

/**
 * Renders a long list in pages: returns how many items to show, growing each time the `end` element after the
 * last one comes near the window. Shows all without IntersectionObserver.
 * @param list identifies the list and its order; another one starts at its first page
 */
export function useIncrementalList(
  total: number,
  list = '',
): { count: number; end: RefCallback<HTMLElement> } {
  const [wanted, setWanted] = useState(atFirst);
  const [drawn, setDrawn] = useState(list);
  if (drawn !== list) {
    setDrawn(list);
    setWanted(Math.min(wanted, atFirst()));
  }
  const count = Math.min(total, wanted);
  // A new count moves the end element, which must be observed anew: it may still be near the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count is a new place
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const watch = new IntersectionObserver(
        ([entry]) => entry?.isIntersecting && setWanted((before) => before + PAGE),
        { rootMargin: '1200px' },
      );
      watch.observe(element);
      return () => watch.disconnect();
    },
    [count],
  );
  return { count, end };
}
