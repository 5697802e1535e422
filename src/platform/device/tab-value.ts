const MAX_AGE_MS = 30 * 60_000;

export interface TabValue {
  readonly set: (value: string) => void;
  /** Reading does not remove it. */
  readonly get: () => string | undefined;
  readonly clear: () => void;
}

/**
 * A value in session storage that expires after half an hour: for a later screen whose URL has no room for it.
 * Stays empty where storage is blocked.
 */
export function tabValue(key: string): TabValue {
  return {
    set(value) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ value, at: Date.now() }));
      } catch {
        // Storage is blocked; the next screen works without the value.
      }
    },
    get() {
      try {
        const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
          value?: unknown;
          at?: unknown;
        } | null;
        const isRecent = typeof stored?.at === 'number' && Date.now() - stored.at < MAX_AGE_MS;
        return isRecent && typeof stored?.value === 'string' ? stored.value : undefined;
      } catch {
        return undefined;
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // There is nothing to remove.
      }
    },
  };
}
