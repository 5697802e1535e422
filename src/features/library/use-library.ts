import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { getQueryClient } from '../../platform/query.ts';
import { libraryKey, readLibrary } from './api/read-library.ts';
import { libraryCache } from './library-cache.ts';
import { downloadSavedBooks } from './offline/download-saved-books.ts';
import {
  applyRecords,
  changeFromEntry,
  type DeviceRecord,
  inProgress,
  isPending,
  type LibraryEntry,
  type PendingChange,
  removalOf,
} from './reading/library-entry.ts';
import {
  type BookKey,
  bookKeyOf,
  mergeRecords,
  type ReadingPlace,
  type ReadingRecord,
  turnPage,
} from './reading/reading-record.ts';
import {
  addRecord,
  adoptVisitorRecords,
  areRecordsPersisted,
  markUnsentProgress,
  onRecordsChange,
  recordOf,
  recordsOf,
  removeRecord,
  retryRefused,
} from './reading/record-store.ts';
import { VISITOR } from './storage-keys.ts';
import { type SyncResult, sendOutbox } from './sync/send-outbox.ts';

/**
 * The result of a save: `saved` in the account, `kept` on this device for now, `no-room` in the plan;
 * `nowhere`: the device has no room either, and the book lasts as long as the page.
 */
export type BookSaveResult = 'saved' | 'kept' | 'no-room' | 'nowhere';

type Member = { id: string } | null;

const none: readonly DeviceRecord[] = [];

/**
 * The books of a member, or of a visitor on this device, and their actions. Changes show at once, are stored
 * on the device and sent when there is a network.
 */
export function useLibrary(member: Member) {
  const memberId = member?.id ?? null;
  const owner = memberId ?? VISITOR;
  const records = useSyncExternalStore(
    useCallback((listener: () => void) => onRecordsChange(owner, listener), [owner]),
    () => recordsOf(owner),
    () => none,
  );
  const query = useQuery(
    {
      queryKey: libraryKey(owner),
      queryFn: async ({ signal }) => {
        const entries = await readLibrary(owner, signal);
        libraryCache(owner).set(entries);
        markUnsentProgress(owner, entries);
        void downloadSavedBooks(owner, entries);
        return entries;
      },
      enabled: memberId !== null,
    },
    getQueryClient(),
  );

  useEffect(() => {
    if (!memberId) return;
    const send = () => void sendOutbox(memberId);
    adoptVisitorRecords(memberId);
    // Another device or a larger plan may have made room.
    retryRefused(memberId);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [memberId]);

  const remembered = useMemo(() => (memberId ? libraryCache(memberId).get() : null), [memberId]);
  const known = query.data ?? remembered;
  const entries = useMemo(() => applyRecords(known ?? [], records), [known, records]);
  /** Books that were opened on this device and not saved, last read first. */
  const opened = useMemo(() => {
    const saved = new Set(entries.map(bookKeyOf));
    return inProgress(records.filter((record) => !saved.has(bookKeyOf(record))));
  }, [entries, records]);
  const change = useCallback(
    async (item: PendingChange): Promise<SyncResult> => {
      addRecord(owner, item);
      return memberId ? sendOutbox(owner) : 'all';
    },
    [owner, memberId],
  );

  /** Stable while the member stays: memoised book cards depend on it. */
  const acts = useMemo(
    () => ({
      rate: (entry: LibraryEntry, rating: number) => change({ ...changeFromEntry(entry), rating }),
      /** Sets or clears a book's heart. */
      setFavourite: (entry: LibraryEntry, favourite: boolean) =>
        change({ ...changeFromEntry(entry), favourite }),
      /** Removes a book; `putBack` with the same entry undoes it. */
      remove: async (entry: LibraryEntry) => {
        if (memberId) await change(removalOf(entry));
        else removeRecord(VISITOR, entry);
      },
      putBack: (entry: LibraryEntry) => {
        const { rating, favourite = false } = entry;
        return change({ ...changeFromEntry(entry), rating, favourite });
      },
      /** Forgets a book that was opened and not saved; `restoreOpened` undoes it. */
      removeOpened: (record: DeviceRecord) =>
        // A removal that the account has not heard of yet stays.
        isPending(record) ? addRecord(owner, { ...record, page: 0 }) : removeRecord(owner, record),
      restoreOpened: (record: DeviceRecord) => addRecord(owner, record),
    }),
    [change, memberId, owner],
  );

  const find = (book: BookKey) => entries.find((entry) => bookKeyOf(entry) === bookKeyOf(book));
  return {
    entries,
    opened,
    acts,
    /**
     * True until any entry is known, from cache or records: on a slow network the account may take half a
     * minute.
     */
    loading: memberId !== null && query.isPending && !remembered && entries.length === 0,
    /** True when the account's library could not be fetched and the cached one shows. */
    failed: query.isError,
    tryAgain: () => void query.refetch(),
    /** Finds a book in the library. */
    find,
    /** Finds a book in the library, or among those that were opened and not saved. */
    findRead: (book: BookKey): LibraryEntry | DeviceRecord | undefined =>
      find(book) ?? opened.find((record) => bookKeyOf(record) === bookKeyOf(book)),
    save: async (place: ReadingPlace): Promise<BookSaveResult> => {
      const now = new Date().toISOString();
      const entry = find(place);
      const known = entry ?? recordOf(owner, place);
      const record: ReadingRecord = {
        ...place,
        reading: known?.reading ?? 1,
        readAt: now,
        ...(place.page >= place.pages && { completedAt: now }),
      };
      const sent = await change({
        ...(known ? mergeRecords(known, record) : record),
        savedAt: entry?.savedAt ?? now,
      });
      const mine = recordOf(owner, place);
      if (!mine?.savedAt) return 'saved';
      if (!(await areRecordsPersisted(owner))) return 'nowhere';
      if (mine.noRoom) return 'no-room';
      return memberId && sent === 'waiting' ? 'kept' : 'saved';
    },
    /** Records that a page of a book lies open, saved or not. */
    turnTo: (place: ReadingPlace) => {
      const known = find(place);
      const turned = turnPage(known ?? recordOf(owner, place), place, new Date().toISOString());
      if (turned && known) void change({ ...turned, savedAt: known.savedAt });
      else if (turned) addRecord(owner, turned);
    },
  };
}
