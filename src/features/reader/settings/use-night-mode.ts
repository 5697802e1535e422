import { useLayoutEffect } from 'react';

/** While pages are shown by night the table and all that lies on it are too: `<html data-evening>` (src/design/tokens.css). */
export function useNightMode(isNight: boolean): void {
  useLayoutEffect(() => {
    if (!isNight) return;
    document.documentElement.dataset.evening = '';
    return () => {
      delete document.documentElement.dataset.evening;
    };
  }, [isNight]);
}
