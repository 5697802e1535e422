import { persistedStores } from '../../platform/device/persisted-store.ts';
import type { LibraryEntry } from './reading/library-entry.ts';
import { LIBRARY_CACHE_PREFIX } from './storage-keys.ts';

/**
 * A member's library as last fetched, shown at once and offline; null before the first fetch. Where it cannot
 * be stored, the library is fetched each time.
 */
export const libraryCache = persistedStores<readonly LibraryEntry[] | null>(LIBRARY_CACHE_PREFIX, {
  parse: (stored) => (Array.isArray(stored) ? stored : null),
  journal: false,
});
