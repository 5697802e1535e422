import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

export interface PersonalizedCovers {
  /** The URL of a story's personalized cover if it was shown before in this visit. */
  readonly cached: (slug: string) => string | undefined;
  /**
   * Answers once the cover's place is near the window: with its address where the device has kept it, else with null, and
   * with the address when it is drawn. Returns a function that cancels.
   */
  readonly request: (
    slug: string,
    place: HTMLElement,
    loaded: (address: string | null) => void,
  ) => () => void;
}

/** A story's cover as this family has it. */
export interface PersonalizedCover {
  readonly address?: string | undefined;
  /**
   * Why everybody's cover is not shown yet: nobody has said whose covers these are ('page'), or the device has not told
   * whether it has kept the family's own ('look').
   */
  readonly held?: 'page' | 'look' | undefined;
}

/** Undefined: nobody has said. */
let covers: PersonalizedCovers | null | undefined;
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
export function usePersonalizedCover(slug: string, place: RefObject<HTMLElement | null>): PersonalizedCover {
  const source = useSyncExternalStore(subscribe, getCovers, () => undefined);
  const [result, setFound] = useState<{ source: PersonalizedCovers; slug: string; address: string | null }>();
  useEffect(() => {
    if (source && place.current)
      return source.request(slug, place.current, (address) => setFound({ source, slug, address }));
  }, [source, slug, place]);
  if (!source) return { held: source === undefined ? 'page' : undefined };
  const current = result?.source === source && result.slug === slug ? result : undefined;
  const address = current?.address ?? source.cached(slug);
  return { address, held: current || address ? undefined : 'look' };
}
