/** Storage key prefixes; a member's id or VISITOR follows. */

/** Records of reading, with the changes that were not sent yet. */
export const RECORDS_PREFIX = 'playroom-reading:';

/** What earlier versions stored in place of the records; see `reading/record-store.ts`. */
export const FORMER_OUTBOX_PREFIX = 'playroom-shelf:';
export const FORMER_IN_PROGRESS_PREFIX = 'playroom-begun:';

/** The library as last fetched. */
export const LIBRARY_CACHE_PREFIX = 'playroom-shelf-seen:';

/** Caches of books that the plan has opened; a member's id follows. */
export const PLAN_BOOKS_PREFIX = 'playroom-books:';

/** Caches of covers with the family's hero; a member's id or null follows. */
export const COVERS_PREFIX = 'playroom-covers:';

/** Owner of a visitor's data. */
export const VISITOR = 'visitor';

/**
 * The stored records of an owner as text, for questions that must load no code: `"savedAt"` stands in it while
 * changes are pending. Empty without storage.
 */
export function storedRecordsText(owner: string): string {
  try {
    return [RECORDS_PREFIX, FORMER_OUTBOX_PREFIX, FORMER_IN_PROGRESS_PREFIX]
      .map((prefix) => localStorage.getItem(prefix + owner) ?? '')
      .join('');
  } catch {
    return '';
  }
}
