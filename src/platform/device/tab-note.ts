/** A word that this tab keeps for half an hour, for a screen further on whose address has no room for it. */
const KEPT_MS = 30 * 60_000;

export interface TabNote {
  readonly set: (word: string) => void;
  /** Reading it does not forget it. */
  readonly get: () => string | undefined;
  readonly forget: () => void;
}

/** The note under a key of the tab's storage. Where nothing can be kept it stays empty. */
export function tabNote(key: string): TabNote {
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
        const fresh = typeof kept?.at === 'number' && Date.now() - kept.at < KEPT_MS;
        return fresh && typeof kept?.word === 'string' ? kept.word : undefined;
      } catch {
        return undefined;
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
