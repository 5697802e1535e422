import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { getQueryClient } from '../../platform/query.ts';
import { libraryKey, readLibrary } from './api/read-library.ts';
import { libraryCache } from './library-cache.ts';
import { downloadSavedBooks } from './offline/download-saved-books.ts';
import { removeBookInProgress } from './reading/in-progress.ts';
import {
  applyChanges,
  type BookKey,
  bookKeyOf,
  changeFromEntry,
  type LibraryEntry,
  openedAgainChange,
  type PendingChange,
  pageTurnChange,
  type ReadingOptions,
} from './reading/library-entry.ts';
import { VISITOR } from './storage-keys.ts';
import {
  addChange,
  isOutboxPersisted,
  onOutboxChange,
  outboxOf,
  removeChangesOf,
  retryRefused,
} from './sync/outbox.ts';
import { type SyncResult, sendOutbox } from './sync/send-outbox.ts';

/** A place in a book as the reader reports it. `page` counts from 1. */
export type ReadingPlace = BookKey & ReadingOptions & { page: number; pages: number };

/**
 * The result of a save: `saved` in the account, `kept` on this device for now, `no-room` in the plan;
 * `nowhere`: the device has no room either, and the book lasts as long as the page.
 */
export type BookSaveResult = 'saved' | 'kept' | 'no-room' | 'nowhere';

type Member = { id: string } | null;

const nothing: readonly PendingChange[] = [];

/**
 * The library of a member, or of a visitor on this device, and its actions. Changes show at once, are stored
 * on the device and sent when there is a network.
 */
export function useLibrary(member: Member) {
  const memberId = member?.id ?? null;
  const owner = memberId ?? VISITOR;
  const news = useSyncExternalStore(
    useCallback((hear: () => void) => onOutboxChange(owner, hear), [owner]),
    () => outboxOf(owner),
    () => nothing,
  );
  const query = useQuery(
    {
      queryKey: libraryKey(owner),
      queryFn: async ({ signal }) => {
        const entries = await readLibrary(owner, signal);
        libraryCache(owner).set(entries);
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
    // Another device or a larger plan may have made room.
    retryRefused(memberId);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [memberId]);

  const remembered = useMemo(() => (memberId ? libraryCache(memberId).get() : null), [memberId]);
  const known = query.data ?? remembered;
  const entries = useMemo(() => applyChanges(known ?? [], news), [known, news]);
  const change = useCallback(
    async (item: PendingChange): Promise<SyncResult> => {
      addChange(owner, item);
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
        removeBookInProgress(memberId, entry);
        if (!memberId) return removeChangesOf(VISITOR, entry);
        addChange(owner, { ...changeFromEntry(entry), removed: true });
        await sendOutbox(owner);
      },
      putBack: (entry: LibraryEntry) => {
        const { rating, favourite = false, readAt } = entry;
        return change({ ...changeFromEntry(entry), rating, favourite, ...(readAt && { readAt }) });
      },
    }),
    [change, memberId, owner],
  );

  return {
    entries,
    acts,
    /**
     * True until any entry is known, from cache or outbox: on a slow network the account may take half a
     * minute.
     */
    loading: memberId !== null && query.isPending && !remembered && entries.length === 0,
    /** True when the account's library could not be fetched and the cached one shows. */
    failed: query.isError,
    tryAgain: () => void query.refetch(),
    /** Finds a book in the library. */
    find: (book: BookKey) => entries.find((entry) => bookKeyOf(entry) === bookKeyOf(book)),
    save: async (place: ReadingPlace): Promise<BookSaveResult> => {
      const known = entries.find((entry) => bookKeyOf(entry) === bookKeyOf(place));
      const now = new Date().toISOString();
      const turned = known && pageTurnChange(known, place.page, now, place);
      const sent = await change(
        turned ?? {
          ...place,
          reading: known?.reading ?? 1,
          savedAt: known?.savedAt ?? now,
          readAt: now,
          ...(place.page >= place.pages && { completedAt: now }),
        },
      );
      const mine = outboxOf(owner).find((item) => bookKeyOf(item) === bookKeyOf(place));
      if (mine && !(await isOutboxPersisted(owner))) return 'nowhere';
      if (mine?.noRoom) return 'no-room';
      return memberId && sent === 'waiting' && mine ? 'kept' : 'saved';
    },
    /** Records a page turn or an opening of a saved book; ignores books that are not in the library. */
    saveProgress: (place: ReadingPlace) => {
      const known = entries.find((entry) => bookKeyOf(entry) === bookKeyOf(place));
      if (!known) return;
      const now = new Date().toISOString();
      const news = pageTurnChange(known, place.page, now, place) ?? openedAgainChange(known, now);
      if (news) void change(news);
    },
  };
}
