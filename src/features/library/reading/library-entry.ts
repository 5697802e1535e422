/**
 * A saved book, its pending change, and the rules that merge them. Pure. The database has the same rule in
 * `save_progress`: a later reading wins, then a later page. Of ratings and hearts the newest wins, of reading
 * times the latest.
 */

/** Identifies a saved book: a story with a hero's id, or null. */
export type BookKey = { story: string; hero: string | null };

/** How the book is read: the path chosen, and which other child plays the friend. */
export type ReadingOptions = {
  /** Ids of the spreads that the choices led to, separated by commas. */
  path?: string;
  /** A hero's id; null for the book's own character. */
  friend?: string | null;
};

/** A book in the library. */
export type LibraryEntry = BookKey &
  ReadingOptions & {
    /** Counts the readings of the book, from 1. */
    reading: number;
    /** Pages read in this reading, 0 to `pages`. */
    page: number;
    pages: number;
    /** 0 to 5 stars; 0 is unrated. */
    rating: number;
    /** Has a heart. Absent, like `readAt`, in caches older than the field. */
    favourite?: boolean;
    /** ISO 8601: the last reading, by the clock of the reading device. */
    readAt?: string | null;
    /** ISO 8601. */
    savedAt: string;
    /** ISO 8601: the first completion. */
    completedAt: string | null;
    /**
     * Set while only this device has it: `waiting` for the network, or refused with `no-room` by the plan.
     */
    unsynced?: 'waiting' | 'no-room';
  };

/** A change that the account has not acknowledged. An absent field leaves the account's value. */
export type PendingChange = BookKey &
  ReadingOptions & {
    reading: number;
    page: number;
    pages: number;
    rating?: number;
    favourite?: boolean;
    /** ISO 8601, by the device's clock; absent for changes without reading, such as a rating. */
    readAt?: string;
    /** ISO 8601, by the device's clock. */
    savedAt: string;
    completedAt?: string;
    /** The book was removed. */
    removed?: true;
    /** The plan had no room; retried when a book is removed or the plan changes. */
    noRoom?: true;
  };

export const bookKeyOf = ({ story, hero }: BookKey): string => `${story}|${hero ?? ''}`;

/** Returns the further of two places: a later reading, then a later page. */
export function furtherPlace<Place extends { reading: number; page: number }>(a: Place, b: Place): Place {
  if (a.reading !== b.reading) return a.reading > b.reading ? a : b;
  return b.page > a.page ? b : a;
}

/** Returns the later of two times; null and undefined are no time. */
export function laterTime<Time extends string | null | undefined>(a: Time, b: Time): Time {
  if (!a || !b) return a || b;
  return Date.parse(b) > Date.parse(a) ? b : a;
}

/** Merges two changes of one book, `newer` made after `earlier`. */
export function mergeChanges(earlier: PendingChange | undefined, newer: PendingChange): PendingChange {
  if (!earlier || newer.removed || earlier.removed) return newer;
  const place = furtherPlace(earlier, newer);
  const rating = newer.rating ?? earlier.rating;
  const favourite = newer.favourite ?? earlier.favourite;
  const readAt = laterTime(earlier.readAt, newer.readAt);
  const completedAt = earlier.completedAt ?? newer.completedAt;
  return {
    story: newer.story,
    hero: newer.hero,
    reading: place.reading,
    page: place.page,
    pages: place.pages,
    ...readingOptionsOf(place),
    savedAt: earlier.savedAt,
    ...(rating !== undefined && { rating }),
    ...(favourite !== undefined && { favourite }),
    ...(readAt && { readAt }),
    ...(completedAt && { completedAt }),
    ...(newer.noRoom && { noRoom: true }),
  };
}

/** Applies the device's pending changes to the account's library, newest first. */
export function applyChanges(
  entries: readonly LibraryEntry[],
  news: readonly PendingChange[],
): LibraryEntry[] {
  const shelf = new Map(entries.map((entry) => [bookKeyOf(entry), entry]));
  for (const item of news) {
    const key = bookKeyOf(item);
    const known = shelf.get(key);
    if (item.removed) shelf.delete(key);
    else shelf.set(key, applyChange(known, item));
  }
  return [...shelf.values()].sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/** Applies a change that the account has acknowledged. */
export function applyAcknowledged(entries: readonly LibraryEntry[], heard: PendingChange): LibraryEntry[] {
  return applyChanges(entries, [heard]).map((book) => {
    if (!book.unsynced) return book;
    const { unsynced: _, ...entry } = book;
    return entry;
  });
}

function applyChange(known: LibraryEntry | undefined, news: PendingChange): LibraryEntry {
  const place = known
    ? furtherPlace<ReadingOptions & { reading: number; page: number; pages: number }>(known, news)
    : news;
  return {
    story: news.story,
    hero: news.hero,
    reading: place.reading,
    page: place.page,
    pages: place.pages,
    ...readingOptionsOf(place),
    rating: news.rating ?? known?.rating ?? 0,
    favourite: news.favourite ?? known?.favourite ?? false,
    readAt: laterTime(known?.readAt, news.readAt) ?? null,
    savedAt: known?.savedAt ?? news.savedAt,
    completedAt: known?.completedAt ?? news.completedAt ?? null,
    unsynced: news.noRoom ? 'no-room' : 'waiting',
  };
}

/**
 * Time of the last reading in milliseconds since 1970; 0 for an unread book. Older entries have no reading
 * time and fall back to completion or save.
 */
export function lastReadAt({ readAt, page, completedAt, savedAt }: LibraryEntry): number {
  return Date.parse(readAt ?? (page > 0 ? (completedAt ?? savedAt) : '')) || 0;
}

/** Percent read, 0 to 100. A book at its first page is saved and not begun. */
export function percentRead(place: { page: number; pages: number }): number {
  const { page, pages } = place;
  if (pages <= 0) return 0;
  return isInProgress(place) || page >= pages ? Math.round((100 * page) / pages) : 0;
}

/** Tells whether a place lies between the first and the last page. */
export const isInProgress = ({ page, pages }: { page: number; pages: number }): boolean =>
  page > 1 && page < pages;

/** Picks the options that are set. */
function readingOptionsOf({ path, friend }: ReadingOptions): ReadingOptions {
  return { ...(path !== undefined && { path }), ...(friend !== undefined && { friend }) };
}

/** Tells whether two paths diverge: neither is a prefix of the other. */
function diverge(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short !== '' && `${long},`.indexOf(`${short},`) !== 0;
}

/**
 * The change that a page turn makes to a saved book, or null for none. A finished book stays finished until
 * its second page is read again. Going back and choosing another path starts a new reading: it must win over
 * a later page of the first.
 */
export function pageTurnChange(
  entry: LibraryEntry,
  page: number,
  now: string,
  { pages = entry.pages, ...manner }: ReadingOptions & { pages?: number } = {},
): PendingChange | null {
  const anew = diverge(entry.path ?? '', manner.path ?? '');
  const finished = entry.page >= entry.pages;
  if (finished && !anew && (page < 2 || page >= pages)) return null;
  const reading = finished || anew ? entry.reading + 1 : entry.reading;
  if (!finished && !anew && page <= entry.page) return null;
  return {
    story: entry.story,
    hero: entry.hero,
    reading,
    page,
    pages,
    ...readingOptionsOf(manner),
    savedAt: entry.savedAt,
    readAt: now,
    ...(page >= pages && { completedAt: now }),
  };
}

/** Within this many milliseconds, opening the book again is not recorded. */
const REOPEN_QUIET_MS = 60_000;

/**
 * The change that records an open book, be it on an earlier page; null when one was recorded a moment ago.
 */
export function openedAgainChange(entry: LibraryEntry, now: string): PendingChange | null {
  if (entry.readAt && Math.abs(Date.parse(now) - Date.parse(entry.readAt)) < REOPEN_QUIET_MS) return null;
  return { ...changeFromEntry(entry), readAt: now };
}

/** An entry's place as a change, to which callers add fields such as a rating. */
export function changeFromEntry({
  story,
  hero,
  reading,
  page,
  pages,
  path,
  friend,
  savedAt,
  completedAt,
}: LibraryEntry): PendingChange {
  return {
    ...{ story, hero, reading, page, pages, savedAt },
    ...(path !== undefined && { path }),
    ...(friend !== undefined && { friend }),
    ...(completedAt && { completedAt }),
  };
}
