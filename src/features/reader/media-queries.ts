import { useSyncExternalStore } from 'react';

/** A phone, under SPEC §9's 768 px: what is pressed lies under the page. Not one held sideways, which shows the whole book. */
const PHONE =
  '(max-width: 767.98px) and (not ((orientation: landscape) and (max-height: 480px) and (pointer: coarse)))';

/** Where one page is seen at a time: on phones, and on a tablet held upright. `one-page.css` asks the same. */
export const ONE_PAGE = `${PHONE}, (min-width: 768px) and (max-width: 1100px) and (max-aspect-ratio: 21 / 25)`;

/** A phone held sideways: the book takes the whole window by itself. */
export const SIDEWAYS = '(orientation: landscape) and (max-height: 480px) and (pointer: coarse)';

/** Whether it is a phone, which has no arrows; false until the page is alive. */
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
