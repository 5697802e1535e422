/** A word that this tab keeps for half an hour, for a screen further on whose address has no room for it. */
const MAX_AGE_MS = 30 * 60_000;

export interface TabValue {
  readonly set: (word: string) => void;
  /** Reading it does not forget it. */
  readonly get: () => string | undefined;
  readonly clear: () => void;
}

/** The note under a key of the tab's storage. Where nothing can be kept it stays empty. */
export function tabValue(key: string): TabValue {
  return {
    set(word) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ word, at: Date.now() }));
      } catch {
        // Then the next screen does without it.
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
        // Nothing was kept.
      }
    },
  };
}
