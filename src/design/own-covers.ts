import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Answers with the address of a story's cover as this family has it; rejects where it has no other than everybody's. */
export type OwnCovers = (slug: string) => Promise<string>;

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

/** The family's own cover of a story, once its place is near the window and it is drawn. */
export function useOwnCover(slug: string, place: RefObject<HTMLElement | null>): string | undefined {
  const source = useSyncExternalStore(
    subscribe,
    () => covers,
    () => null,
  );
  const [found, setFound] = useState<{ from: OwnCovers; slug: string; address: string }>();
  useEffect(() => {
    const element = place.current;
    if (!source || !element) return;
    let gone = false;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        source(slug).then(
          (address) => gone || setFound({ from: source, slug, address }),
          () => undefined,
        );
      },
      { rootMargin: '100px' },
    );
    watch.observe(element);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [source, slug, place]);
  return source && found?.from === source && found.slug === slug ? found.address : undefined;
}
