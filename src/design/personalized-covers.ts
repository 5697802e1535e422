import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

export interface PersonalizedCovers {
  /** The URL of a story's personalized cover if it was shown before in this visit. */
  readonly cached: (slug: string) => string | undefined;
  /**
   * Draws the cover once its element is near the window, then calls `found` with its URL; never calls it when
   * there is none. @returns cancels the request
   */
  readonly request: (slug: string, place: HTMLElement, loaded: (address: string) => void) => () => void;
}

let covers: PersonalizedCovers | null = null;
const listeners = new Set<() => void>();

/** Sets the source of personalized covers; null shows the baked ones. */
export function setPersonalizedCovers(next: PersonalizedCovers | null): void {
  covers = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const getCovers = () => covers;

/** The family's personalized cover of a story, at once when it was drawn before. */
export function usePersonalizedCover(slug: string, place: RefObject<HTMLElement | null>): string | undefined {
  const source = useSyncExternalStore(subscribe, getCovers, () => null);
  const [found, setFound] = useState<{ source: PersonalizedCovers; slug: string; address: string }>();
  useEffect(() => {
    if (source && place.current)
      return source.request(slug, place.current, (address) => setFound({ source, slug, address }));
  }, [source, slug, place]);
  return found?.source === source && found.slug === slug ? found.address : source?.cached(slug);
}
