import { useSyncExternalStore } from 'react';

/** A small value kept on this device, the same in every tab. */
export type DeviceValue<T> = {
  get(): T;
  /** Keeps a value. False when the device has no room or forbids it: then it lives as long as the page. */
  set(next: T): boolean;
  subscribe(onChange: () => void): () => void;
  /** What prerendered pages show, and anyone before the device was asked. */
  readonly initial: T;
};

/**
 * A value under a key of local storage. `parse` gets what was stored (null when nothing, or when it is not JSON) and
 * must answer something sound for anything: storage is edited by other versions of us, and by curious children.
 */
export function deviceValue<T>(key: string, parse: (stored: unknown) => T): DeviceValue<T> {
  const initial = parse(null);
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = initial;
  /** Set when the device did not keep the value: then the page's own copy is the truth. */
  let adrift = false;

  const readText = (): string | null => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const refresh = (): T => {
    if (adrift) return value;
    const stored = readText();
    if (stored !== text) {
      text = stored;
      value = parse(parsed(stored));
    }
    return value;
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) for (const listener of listeners) listener();
  };
  return {
    initial,
    get: refresh,
    set(next) {
      let kept = true;
      const nextText = JSON.stringify(next);
      try {
        window.localStorage.setItem(key, nextText);
        text = nextText;
      } catch {
        kept = false;
      }
      adrift = !kept;
      value = next;
      for (const listener of listeners) listener();
      return kept;
    },
    subscribe(onChange) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The value as state; prerendered pages and the first render show its initial value. */
export function useDeviceValue<T>(stored: DeviceValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, () => stored.initial);
}
