import { persistedStores } from '../../platform/device/persisted-store.ts';
import type { LibraryEntry } from './reading/library-entry.ts';
import { LIBRARY_CACHE_PREFIX } from './storage-keys.ts';

/**
 * A member's shelf as it was last read, so that it is there at once next time, and without a network; null before. Where it
 * can't be kept it is read from the account each time.
 */
export const libraryCache = persistedStores<readonly LibraryEntry[] | null>(LIBRARY_CACHE_PREFIX, {
  parse: (stored) => (Array.isArray(stored) ? stored : null),
  journal: false,
});
