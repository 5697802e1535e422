import { type RefObject, useEffect, useRef, useState } from 'react';

/** A ref, and whether its element has been scrolled into view: pictures by the hundred are drawn only then. */
export function useIsVisible<E extends Element>(): [place: RefObject<E | null>, seen: boolean] {
  const place = useRef<E>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setVisible(true));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return [place, visible];
}
