/**
 * The device's records of reading, one a book: the only place on a device that stores where a family reads. One
 * list an owner, a member's id or VISITOR. What the account has not acknowledged is sent from here
 * (`../sync/send-outbox.ts`); a visitor's saved books are the visitor's whole library.
 */
import { clearNoRoom, withNoRoom } from '../../../platform/device/outbox.ts';
import { persistedStores } from '../../../platform/device/persisted-store.ts';
import { FORMER_IN_PROGRESS_PREFIX, FORMER_OUTBOX_PREFIX, RECORDS_PREFIX, VISITOR } from '../storage-keys.ts';
import {
  acknowledgedRecord,
  type DeviceRecord,
  isPending,
  type LibraryEntry,
  mergeDeviceRecords,
  type PendingChange,
} from './library-entry.ts';
import { type BookKey, bookKeyOf } from './reading-record.ts';

type Records = readonly DeviceRecord[];

const stores = persistedStores<Records>(RECORDS_PREFIX, {
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isRecord) : []),
  isEmpty: (records) => records.length === 0,
  merge: (lost, now) => now.reduce(withRecord, lost),
});

const owners = new Set<string>();

function storeOf(owner: string) {
  if (!owners.has(owner)) {
    owners.add(owner);
    moveFormerRecords(owner);
  }
  return stores(owner);
}

/** An owner's records, last changed last. A stable reference until one changes. */
export const recordsOf = (owner: string): Records => storeOf(owner).get();

/** The record of a book, if the device has one. */
export const recordOf = (owner: string, book: BookKey): DeviceRecord | undefined =>
  recordsOf(owner).find(isOf(book));

/** Changes that the account has not acknowledged, oldest first. */
export const pendingChanges = (owner: string): PendingChange[] => recordsOf(owner).filter(isPending);

/** Subscribes to an owner's records, including changes from other tabs. Returns the unsubscribe function. */
export const onRecordsChange = (owner: string, listener: () => void): (() => void) =>
  storeOf(owner).subscribe(listener);

/** Resolves to whether the device has stored the last write. Never rejects. */
export const areRecordsPersisted = (owner: string): Promise<boolean> => storeOf(owner).isPersisted();

/** Merges a record into what is known of its book. */
export const addRecord = (owner: string, record: DeviceRecord): void =>
  update(owner, (records) => withRecord(records, record));

/** Removes a book's record. For a visitor, whose library it is, this removes the book. */
export const removeRecord = (owner: string, book: BookKey): void =>
  update(owner, (records) => records.filter((record) => !isOf(book)(record)));

/** Marks a change as acknowledged, unless it has changed since it was sent. */
export function acknowledge(owner: string, sent: PendingChange): void {
  const before = JSON.stringify(sent);
  update(owner, (records) =>
    records.flatMap((record): DeviceRecord[] => {
      if (!isPending(record) || JSON.stringify(record) !== before) return [record];
      return record.removed && record.page === 0 ? [] : [acknowledgedRecord(record)];
    }),
  );
}

/** Marks a change as refused because the plan is full. */
export const markNoRoom = (owner: string, book: BookKey): void =>
  update(owner, (records) => withNoRoom(records, isOf(book)));

export const retryRefused = (owner: string): void => update(owner, clearNoRoom);

/**
 * Marks records of saved books that were read further here than the account knows, so that they are sent: pages
 * read while the library was loading, or before another device saved the book.
 */
export function markUnsentProgress(owner: string, entries: readonly LibraryEntry[]): void {
  const saved = new Map(entries.map((entry) => [bookKeyOf(entry), entry]));
  update(owner, (records) =>
    records.map((record) => {
      const entry = saved.get(bookKeyOf(record));
      if (!entry || isPending(record)) return record;
      const ahead =
        record.reading > entry.reading || (record.reading === entry.reading && record.page > entry.page);
      return ahead ? { ...record, savedAt: entry.savedAt } : record;
    }),
  );
}

/**
 * Moves a visitor's records to the member who signed in. Written before the visitor's are cleared, so that a
 * crash in between only merges the same records twice.
 */
export function adoptVisitorRecords(memberId: string): void {
  update(memberId, (records) => recordsOf(VISITOR).reduce(withRecord, records));
  clearRecords(VISITOR);
}

/** Forgets what the account has too; unacknowledged changes stay under the member's id. */
export const clearAcknowledged = (owner: string): void =>
  update(owner, (records) => records.filter(isPending));

export const clearRecords = (owner: string): void => update(owner, () => []);

/** Writes only what has changed: each write is journaled and wakes other tabs. */
function update(owner: string, change: (records: Records) => Records): void {
  const records = recordsOf(owner);
  const next = change(records);
  if (next.length !== records.length || next.some((record, at) => record !== records[at]))
    storeOf(owner).set(next);
}

const isOf = (book: BookKey) => (record: DeviceRecord) => bookKeyOf(record) === bookKeyOf(book);

function withRecord(records: Records, record: DeviceRecord): Records {
  const known = records.find(isOf(record));
  return [...records.filter((other) => other !== known), mergeDeviceRecords(known, record)];
}

/**
 * Moves what earlier versions of the app stored: an outbox of saved books, and a list of books in progress. A tab
 * that still runs such a version, or its crash recovery, may write them again at any time.
 */
function moveFormerRecords(owner: string): void {
  for (const prefix of [FORMER_OUTBOX_PREFIX, FORMER_IN_PROGRESS_PREFIX]) {
    const former = formerStores(prefix)(owner);
    const move = () => {
      const found = former.get();
      if (found.length === 0) return;
      const records = stores(owner);
      records.set(records.get().reduce(withRecord, found));
      former.set([]);
    };
    move();
    former.subscribe(move);
  }
}

const formerStores = (prefix: string) =>
  persistedStores<Records>(prefix, {
    parse: (stored) => (Array.isArray(stored) ? stored.map(fromFormer).filter(isRecord) : []),
    isEmpty: (records) => records.length === 0,
  });

/** A book in progress had the time of its last turn in milliseconds, and did not count its readings. */
function fromFormer(stored: unknown): unknown {
  const { at, ...place } = Object(stored);
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? place : { ...place, reading: 1, readAt: time.toISOString() };
}

function isRecord(value: unknown): value is DeviceRecord {
  if (!value || typeof value !== 'object') return false;
  const { story, hero, reading, page, pages, savedAt } = value as Record<string, unknown>;
  return (
    typeof story === 'string' &&
    (hero === null || typeof hero === 'string') &&
    [reading, page, pages].every(Number.isInteger) &&
    (savedAt === undefined || typeof savedAt === 'string')
  );
}
