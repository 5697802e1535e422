import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

export interface OwnCovers {
  /** The address of a story's cover as this family has it, where it has been shown before in this visit. */
  readonly atHand: (slug: string) => string | undefined;
  /**
   * Answers with its address once its place is near the window and it is drawn; says nothing where there is none. Gives
   * back the way to stop.
   */
  readonly find: (slug: string, place: HTMLElement, found: (address: string) => void) => () => void;
}

let covers: OwnCovers | null = null;
const listeners = new Set<() => void>();

/** Says where covers come from from now on; null: everybody's. */
export function setOwnCovers(next: OwnCovers | null): void {
  covers = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const now = () => covers;

/** The family's own cover of a story, at once where it is at hand. */
export function useOwnCover(slug: string, place: RefObject<HTMLElement | null>): string | undefined {
  const source = useSyncExternalStore(subscribe, now, () => null);
  const [found, setFound] = useState<{ source: OwnCovers; slug: string; address: string }>();
  useEffect(() => {
    if (source && place.current)
      return source.find(slug, place.current, (address) => setFound({ source, slug, address }));
  }, [source, slug, place]);
  return found?.source === source && found.slug === slug ? found.address : source?.atHand(slug);
}
