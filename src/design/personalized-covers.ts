import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

export interface PersonalizedCovers {
  /** The address of a story's cover as this family has it, where it has been shown before in this visit. */
  readonly cached: (slug: string) => string | undefined;
  /**
   * Answers with its address once its place is near the window and it is drawn; says nothing where there is none. Gives
   * back the way to stop.
   */
  readonly request: (slug: string, place: HTMLElement, loaded: (address: string) => void) => () => void;
}

let covers: PersonalizedCovers | null = null;
const listeners = new Set<() => void>();

/** Says where covers come from from now on; null: everybody's. */
export function setPersonalizedCovers(next: PersonalizedCovers | null): void {
  covers = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const getCovers = () => covers;

/** The family's own cover of a story, at once where it is at hand. */
export function usePersonalizedCover(slug: string, place: RefObject<HTMLElement | null>): string | undefined {
  const source = useSyncExternalStore(subscribe, getCovers, () => null);
  const [found, setFound] = useState<{ source: PersonalizedCovers; slug: string; address: string }>();
  useEffect(() => {
    if (source && place.current)
      return source.request(slug, place.current, (address) => setFound({ source, slug, address }));
  }, [source, slug, place]);
  return found?.source === source && found.slug === slug ? found.address : source?.cached(slug);
}
