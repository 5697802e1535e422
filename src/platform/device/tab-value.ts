const MAX_AGE_MS = 30 * 60_000;

export interface TabValue {
  readonly set: (word: string) => void;
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
    set(word) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ word, at: Date.now() }));
      } catch {
        // The next screen does without it.
      }
    },
    get() {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
          word?: unknown;
          at?: unknown;
        } | null;
        const fresh = typeof kept?.at === 'number' && Date.now() - kept.at < MAX_AGE_MS;
        return fresh && typeof kept?.word === 'string' ? kept.word : undefined;
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
