import { useCallback, useSyncExternalStore } from 'react';

/** Tells whether a media query matches; false on prerendered pages. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (changed) => {
        const list = window.matchMedia(query);
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
    () => false,
  );
}
