import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window answers to a media query; no, while a page is drawn ahead. */
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
