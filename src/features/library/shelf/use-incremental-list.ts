import { type RefCallback, useCallback, useState } from 'react';

/** Books drawn at a time: several screens of them. */
const PAGE = 24;

const atFirst = () => (typeof IntersectionObserver === 'undefined' ? Infinity : PAGE);

/**
 * How many of a long list are drawn: more each time the end of what is drawn comes near the window. Put `end` on an element
 * after the last one while there is more. Where nobody can tell what is near, all are drawn.
 * @param list another one, or another order of it, begins at its first page
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
  // Another element, or the same further down, is looked at anew: it may be near the window still.
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
