/**
 * Storage key prefixes. `OUTBOX_PREFIX`: changes not sent yet; `LIBRARY_CACHE_PREFIX`: the library as last
 * fetched. A member's id or VISITOR follows.
 */
export const OUTBOX_PREFIX = 'playroom-shelf:';
export const LIBRARY_CACHE_PREFIX = 'playroom-shelf-seen:';

/** Books in progress; a member's id or VISITOR follows. */
export const IN_PROGRESS_PREFIX = 'playroom-begun:';

/** Caches of books that the plan has opened; a member's id follows. */
export const PLAN_BOOKS_PREFIX = 'playroom-books:';

/** Caches of covers with the family's hero; a member's id or null follows. */
export const COVERS_PREFIX = 'playroom-covers:';

/** Owner of a visitor's data. */
export const VISITOR = 'visitor';
