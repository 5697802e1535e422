import { useCallback, useLayoutEffect, useState } from 'react';
import {
  defaultTextSettings,
  readTextSettings,
  storeTextSettings,
  type TextSettings,
} from './text-settings.ts';

/** The family's text settings. The usual ones in prerendered HTML; the kept ones before the first paint after it. */
export function useTextSettings(): [TextSettings, (settings: TextSettings) => void] {
  const [settings, set] = useState(defaultTextSettings);
  useLayoutEffect(() => set(readTextSettings(deviceStorage())), []);
  const choose = useCallback((chosen: TextSettings) => {
    set(chosen);
    storeTextSettings(deviceStorage(), chosen);
  }, []);
  return [settings, choose];
}

/** Merely naming localStorage throws where the browser forbids it. */
function deviceStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
