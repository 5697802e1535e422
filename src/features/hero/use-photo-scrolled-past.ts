import { type RefObject, useEffect, useState } from 'react';

/** How much of the window the doll takes at most, from its top: what is above has passed beneath her. */
const ROOT_MARGIN = '-48% 0px 0px';

/** Whether the photo has passed beneath the doll: then the trays are what matters. */
export function usePhotoScrolledPast(stage: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const panel = stage.current?.parentElement?.querySelector('.photo-panel');
    if (!panel) return;
    const tell = ([entry]: IntersectionObserverEntry[]) =>
      entry && setPassed(entry.boundingClientRect.bottom <= (entry.rootBounds?.top ?? 0));
    const observer = new IntersectionObserver(tell, { rootMargin: ROOT_MARGIN });
    observer.observe(panel);
    return () => observer.disconnect();
  }, [stage]);
  return passed;
}
