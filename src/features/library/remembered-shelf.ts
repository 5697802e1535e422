import type { LibraryEntry } from './reading.ts';
import { SEEN_PREFIX as PREFIX } from './stores.ts';

/** Keeps the shelf as it was last read, so that it is there at once next time, and without a network. */
export function rememberShelf(memberId: string, entries: readonly LibraryEntry[]): void {
  try {
    localStorage.setItem(PREFIX + memberId, JSON.stringify(entries));
  } catch {
    // Full or forbidden storage: the shelf is read from the account each time.
  }
}

/** The shelf as it was last read, or undefined. */
export function rememberedShelf(memberId: string): LibraryEntry[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + memberId) ?? 'null');
    return Array.isArray(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
