import { useSyncExternalStore } from 'react';

/**
 * Where one page is seen at a time: under SPEC §9's 768 px, but not on a phone held sideways, which shows the whole
 * book. `phone.css` asks the same.
 */
export const ONE_PAGE =
  '(max-width: 767.98px) and (not ((orientation: landscape) and (max-height: 480px) and (pointer: coarse)))';

/** A phone held sideways: the book takes the whole window by itself. */
export const SIDEWAYS = '(orientation: landscape) and (max-height: 480px) and (pointer: coarse)';

/** Whether one page is seen at a time; false until the page is alive. */
export function useOnePage(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(ONE_PAGE).matches,
    () => false,
  );
}

function onChange(then: () => void): () => void {
  const onePage = matchMedia(ONE_PAGE);
  onePage.addEventListener('change', then);
  return () => onePage.removeEventListener('change', then);
}
