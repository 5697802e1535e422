/** A saved book, what the account has not heard of it, and how the two combine. Pure. */
import { bookKeyOf, isInProgress, mergeRecords, type ReadingRecord } from './reading-record.ts';

/** A book in the library. */
export type LibraryEntry = ReadingRecord & {
  /** 0 to 5 stars; 0 is unrated. */
  rating: number;
  /** Has a heart. Absent, like `readAt`, in caches older than the field. */
  favourite?: boolean;
  /** ISO 8601. */
  savedAt: string;
  completedAt: string | null;
  /**
   * Set while only this device has it: `waiting` for the network, or refused with `no-room` by the plan.
   */
  unsynced?: 'waiting' | 'no-room';
};

/** A record as the device stores it. With `savedAt` it is a change that the account has not acknowledged. */
export type DeviceRecord = ReadingRecord & {
  /** ISO 8601, by the device's clock. */
  savedAt?: string;
  /** Absent fields leave the account's values. */
  rating?: number;
  favourite?: boolean;
  /** The book was removed; `page` is what was read of it since. */
  removed?: true;
  /** The plan had no room; retried when a book is removed or the plan changes. */
  noRoom?: true;
};

/** A change of a saved book that the account has not acknowledged. */
export type PendingChange = DeviceRecord & { savedAt: string };

export const isPending = (record: DeviceRecord): record is PendingChange => record.savedAt !== undefined;

/**
 * Merges two records of one book, `newer` made after `earlier`. Places merge by `mergeRecords`; of ratings and
 * hearts the newest wins, and a book that is saved again is no longer removed.
 */
export function mergeDeviceRecords(earlier: DeviceRecord | undefined, newer: DeviceRecord): DeviceRecord {
  if (!earlier || newer.removed) return newer;
  if (earlier.removed) return isPending(newer) ? newer : { ...earlier, ...newer };
  const savedAt = earlier.savedAt ?? newer.savedAt;
  const rating = newer.rating ?? earlier.rating;
  const favourite = newer.favourite ?? earlier.favourite;
  return {
    ...mergeRecords(earlier, newer),
    ...(savedAt !== undefined && { savedAt }),
    ...(rating !== undefined && { rating }),
    ...(favourite !== undefined && { favourite }),
    ...(newer.noRoom && { noRoom: true }),
  };
}

/** Drops what only an unacknowledged change has. */
export function acknowledgedRecord(change: PendingChange): ReadingRecord {
  const { savedAt: _, rating, favourite, removed, noRoom, ...record } = change;
  return record;
}

/** Combines the account's library with the device's records, newest first. Unsaved books are left out. */
export function applyRecords(
  entries: readonly LibraryEntry[],
  records: readonly DeviceRecord[],
): LibraryEntry[] {
  const library = new Map(entries.map((entry) => [bookKeyOf(entry), entry]));
  for (const record of records) {
    const key = bookKeyOf(record);
    const known = library.get(key);
    if (record.removed) library.delete(key);
    else if (isPending(record)) library.set(key, applyChange(known, record));
    else if (known) library.set(key, applyRecord(known, record));
  }
  return [...library.values()].sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/** Applies a change that the account has acknowledged. */
export function applyAcknowledged(
  entries: readonly LibraryEntry[],
  acknowledged: PendingChange,
): LibraryEntry[] {
  return applyRecords(entries, [acknowledged]).map((book) => {
    if (!book.unsynced) return book;
    const { unsynced: _, ...entry } = book;
    return entry;
  });
}

function applyChange(known: LibraryEntry | undefined, change: PendingChange): LibraryEntry {
  const { rating, favourite, savedAt, noRoom } = change;
  return {
    ...completeRecord(known ? mergeRecords(known, change) : acknowledgedRecord(change)),
    rating: rating ?? known?.rating ?? 0,
    favourite: favourite ?? known?.favourite ?? false,
    savedAt: known?.savedAt ?? savedAt,
    unsynced: noRoom ? 'no-room' : 'waiting',
  };
}

/** Returns the same entry where the device knows no more: a thousand cards need not render again. */
function applyRecord(known: LibraryEntry, record: ReadingRecord): LibraryEntry {
  const merged = { ...mergeRecords(known, record), savedAt: known.savedAt };
  const same =
    merged.reading === known.reading &&
    merged.page === known.page &&
    lastReadAt(merged) === lastReadAt(known);
  return same ? known : { ...known, ...completeRecord(merged) };
}

const completeRecord = (record: ReadingRecord) => ({
  ...record,
  readAt: record.readAt ?? null,
  completedAt: record.completedAt ?? null,
});

/** Books in progress, last read first. */
export const inProgress = <Book extends ReadingRecord & { savedAt?: string }>(
  books: readonly Book[],
): Book[] => books.filter(isInProgress).sort((a, b) => lastReadAt(b) - lastReadAt(a));

/**
 * Time of the last reading in milliseconds since 1970; 0 for an unread book. Older entries have no reading
 * time and fall back to completion or save.
 */
export function lastReadAt({
  readAt,
  page,
  completedAt,
  savedAt,
}: ReadingRecord & { savedAt?: string }): number {
  return Date.parse(readAt ?? (page > 0 ? (completedAt ?? savedAt ?? '') : '')) || 0;
}

/** An entry as a change, to which callers add a rating or a heart. */
export function changeFromEntry(entry: LibraryEntry): PendingChange {
  // Merged with itself, an entry is its record alone.
  return { ...mergeRecords(entry, entry), savedAt: entry.savedAt };
}

/** The change that removes a book. */
export function removalOf({ story, hero, reading, pages, savedAt }: LibraryEntry): PendingChange {
  return { story, hero, reading, page: 0, pages, savedAt, removed: true };
}
