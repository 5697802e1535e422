/** Where the device keeps shelves: news not sent yet, and the shelf as last read; a member's id or a word follows. */
export const OUTBOX_PREFIX = 'playroom-shelf:';
export const LIBRARY_CACHE_PREFIX = 'playroom-shelf-seen:';

/** Books that lie open; a member's id or the visitor's word follows. */
export const IN_PROGRESS_PREFIX = 'playroom-begun:';

/** Stores of whole books that a plan has opened; a member's id follows. */
export const PLAN_BOOKS_PREFIX = 'playroom-books:';

/** Stores of covers with the family's own hero; a member's id or null follows. */
export const COVERS_PREFIX = 'playroom-covers:';

/** The owner of what a visitor saves. */
export const VISITOR = 'visitor';
