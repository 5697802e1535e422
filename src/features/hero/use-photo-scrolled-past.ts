import { type RefObject, useEffect, useState } from 'react';

/** The doll covers up to 48 % of the window from its top. */
const ROOT_MARGIN = '-48% 0px 0px';

/** Tells whether the photo panel has scrolled behind the doll. */
export function usePhotoScrolledPast(stage: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPassed] = useState(false);
  useEffect(() => {
    const panel = stage.current?.parentElement?.querySelector('.photo-panel');
    if (!panel) return;
    const onIntersect = ([entry]: IntersectionObserverEntry[]) =>
      entry && setPassed(entry.boundingClientRect.bottom <= (entry.rootBounds?.top ?? 0));
    const observer = new IntersectionObserver(onIntersect, { rootMargin: ROOT_MARGIN });
    observer.observe(panel);
    return () => observer.disconnect();
  }, [stage]);
  return isPast;
}
