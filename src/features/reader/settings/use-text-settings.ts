import { useCallback, useLayoutEffect, useState } from 'react';
import {
  defaultTextSettings,
  readTextSettings,
  storeTextSettings,
  type TextSettings,
} from './text-settings.ts';

/** The family's text settings: the defaults in prerendered HTML, the stored ones before the next paint. */
export function useTextSettings(): [TextSettings, (settings: TextSettings) => void] {
  const [settings, set] = useState(defaultTextSettings);
  useLayoutEffect(() => set(readTextSettings(deviceStorage())), []);
  const choose = useCallback((chosen: TextSettings) => {
    set(chosen);
    storeTextSettings(deviceStorage(), chosen);
  }, []);
  return [settings, choose];
}

/** Accessing localStorage throws where the browser blocks it. */
function deviceStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
