import { useLayoutEffect } from 'react';

/** Night pages darken the table and everything on it too: `<html data-evening>` (src/design/tokens.css). */
export function useNightMode(isNight: boolean): void {
  useLayoutEffect(() => {
    if (!isNight) return;
    document.documentElement.dataset.evening = '';
    return () => {
      delete document.documentElement.dataset.evening;
    };
  }, [isNight]);
}
