import { useSyncExternalStore } from 'react';

/**
 * A phone, under SPEC §9's 768 px: its buttons are below the page. Not a phone in landscape, which shows the
 * whole book.
 */
const PHONE =
  '(max-width: 767.98px) and (not ((orientation: landscape) and (max-height: 480px) and (pointer: coarse)))';

/** Where one page shows at a time: phones, and tablets in portrait. Must match `one-page.css`. */
export const ONE_PAGE = `${PHONE}, (min-width: 768px) and (max-width: 1100px) and (max-aspect-ratio: 21 / 25)`;

/** A phone in landscape: the book fills the window. */
export const SIDEWAYS = '(orientation: landscape) and (max-height: 480px) and (pointer: coarse)';

/** Whether this is a phone, which has no arrows; false until hydration. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const phone = matchMedia(PHONE);
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}
