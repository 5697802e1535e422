import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Answers with the address of a story's cover as this family has it, once its place is near the window and it is drawn;
 * says nothing where there is none. Gives back the way to stop.
 */
export type OwnCovers = (slug: string, place: HTMLElement, found: (address: string) => void) => () => void;

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

/** The family's own cover of a story, once it is here. */
export function useOwnCover(slug: string, place: RefObject<HTMLElement | null>): string | undefined {
  const source = useSyncExternalStore(subscribe, now, () => null);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    setAddress(undefined);
    if (source && place.current) return source(slug, place.current, setAddress);
  }, [source, slug, place]);
  return address;
}
