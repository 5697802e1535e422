import { useEffect, useRef, useState } from 'react';
import { type Look, lookKey } from '../../../illustration/figures/hero/look/look.ts';
import { type DollCut, dollImageUrl } from './doll-image.ts';

/**
 * A picture of a look, drawn on the device. The previous picture stays until the next is ready, so that
 * changes do not flash.
 */
export function Doll({
  look,
  cut,
  label,
  lazy = false,
  className = '',
}: {
  look: Look;
  cut: DollCut;
  /** Alternative text; without it the picture is decorative. */
  label?: string;
  /** Draws only near the window: for thumbnails in long trays. */
  lazy?: boolean;
  className?: string;
}) {
  const [address, setAddress] = useState<string>();
  const [near, setNear] = useState(!lazy);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  const key = lookKey(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal looks have equal keys
  useEffect(() => {
    if (!near) return;
    let current = true;
    dollImageUrl(look, cut)
      .then((next) => current && setAddress(next))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [key, cut, near]);
  return address ? (
    <img src={address} alt={label ?? ''} className={`doll ${className}`} draggable={false} />
  ) : (
    <span
      ref={place}
      className={`doll doll-waiting ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
