/**
 * What the device knows about a saved book, and how two pieces of news about the same book become one. Pure.
 * The database has the same rule in `save_progress`: a later reading wins, then the later page. Stars and hearts are what
 * was said last; a book was last read at the latest hour of all that are told.
 */

/** One saved book: a story with a hero (by id; null without one). */
export type BookKey = { story: string; hero: string | null };

/** How the book is read: the ways chosen in it, and which other child of the family plays the friend. */
export type ReadingOptions = {
  /** Ids of the spreads that the ways taken led to, with commas between them. */
  path?: string;
  /** A hero's id; null where the book's own child plays. */
  friend?: string | null;
};

/** A book on the shelf. */
export type LibraryEntry = BookKey &
  ReadingOptions & {
    /** Which time round, from 1. */
    reading: number;
    /** Pages read in this reading, 0 to `pages`. */
    page: number;
    pages: number;
    /** Stars, 0 to 5; 0 is not rated yet. */
    rating: number;
    /** Has a heart. Absent in what a device remembers from before there were any, as is `readAt`. */
    favourite?: boolean;
    /** ISO 8601; when it was last read, by the device that read. */
    readAt?: string | null;
    /** ISO 8601. */
    savedAt: string;
    /** ISO 8601; when a reading was first finished. */
    completedAt: string | null;
    /** Only on this device so far: `waiting` for the network, or there was `no-room` on the member's shelf. */
    unsynced?: 'waiting' | 'no-room';
  };

/** News that the account has not heard yet. A field that is absent is left as the account has it. */
export type PendingChange = BookKey &
  ReadingOptions & {
    reading: number;
    page: number;
    pages: number;
    rating?: number;
    favourite?: boolean;
    /** ISO 8601, by the device's clock; absent where nobody read: a book was given stars, say. */
    readAt?: string;
    /** ISO 8601, by the device's clock. */
    savedAt: string;
    completedAt?: string;
    /** Taken off the shelf. */
    removed?: true;
    /** The account had no room; tried again when something leaves the shelf or the plan changes. */
    noRoom?: true;
  };

export const bookKeyOf = ({ story, hero }: BookKey): string => `${story}|${hero ?? ''}`;

/** Which of two places in a book is further: a later reading, then a later page. */
export function furtherPlace<Place extends { reading: number; page: number }>(a: Place, b: Place): Place {
  if (a.reading !== b.reading) return a.reading > b.reading ? a : b;
  return b.page > a.page ? b : a;
}

/** The later of two times; null and undefined are no time. */
export function laterTime<Time extends string | null | undefined>(a: Time, b: Time): Time {
  if (!a || !b) return a || b;
  return Date.parse(b) > Date.parse(a) ? b : a;
}

/** One piece of news out of two about the same book, `newer` having been made after `earlier`. */
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

/** The shelf as the reader should see it: what the account has, with the device's news on top, newest first. */
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

/** The account's shelf once it has heard a piece of news. */
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

/** When a book was last read, in milliseconds since 1970; 0 for one that never was. What was read before times were kept
 * was read when it was finished, or saved at the least. */
export function lastReadAt({ readAt, page, completedAt, savedAt }: LibraryEntry): number {
  return Date.parse(readAt ?? (page > 0 ? (completedAt ?? savedAt) : '')) || 0;
}

/** How far a book is read, 0 to 100. A book that lies at its first page is saved, and not begun. */
export function percentRead(place: { page: number; pages: number }): number {
  const { page, pages } = place;
  if (pages <= 0) return 0;
  return isInProgress(place) || page >= pages ? Math.round((100 * page) / pages) : 0;
}

/** Whether somebody is in the middle of a book: past its first page, and before its last. */
export const isInProgress = ({ page, pages }: { page: number; pages: number }): boolean =>
  page > 1 && page < pages;

/** Only the fields of a manner that are told. */
function readingOptionsOf({ path, friend }: ReadingOptions): ReadingOptions {
  return { ...(path !== undefined && { path }), ...(friend !== undefined && { friend }) };
}

/** Whether two ways through a book part: neither is the beginning of the other. */
function diverge(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short !== '' && `${long},`.indexOf(`${short},`) !== 0;
}

/**
 * The news of a page turned in a book that is on the shelf; null when it tells nothing. A finished book stays
 * finished until its reader has really begun again, which is the second page. Who goes back and chooses another way
 * reads the book another time: that way must win over a later page of the first.
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

/** Who leafs back and forth for so long, in milliseconds, tells it once. */
const REOPEN_QUIET_MS = 60_000;

/** The news that somebody has a book open, be it where she was before; null when that was told a moment ago. */
export function openedAgainChange(entry: LibraryEntry, now: string): PendingChange | null {
  if (entry.readAt && Math.abs(Date.parse(now) - Date.parse(entry.readAt)) < REOPEN_QUIET_MS) return null;
  return { ...changeFromEntry(entry), readAt: now };
}

/** A book's place as news: what is told with it, stars say, is added. */
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
