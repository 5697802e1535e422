import { type RefObject, useEffect, useRef, useState } from 'react';

/** A place on the page, and whether it has been scrolled to: pictures by the hundred are drawn only then. */
export function useSeen<E extends Element>(): [place: RefObject<E | null>, seen: boolean] {
  const place = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return [place, seen];
}
