import { clearNoRoom, withNoRoom } from '../../../platform/device/outbox.ts';
import { persistedStores } from '../../../platform/device/persisted-store.ts';
import { type BookKey, bookKeyOf, mergeChanges, type PendingChange } from '../reading/library-entry.ts';
import { OUTBOX_PREFIX, VISITOR } from '../storage-keys.ts';

/**
 * The outbox: changes to saved books that the account has not acknowledged, one merged change a book, one box
 * an owner. A visitor's outbox is the visitor's whole library and moves to the member at sign-in.
 */
const outboxes = persistedStores<readonly PendingChange[]>(OUTBOX_PREFIX, {
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isPendingChange) : []),
  isEmpty: (news) => news.length === 0,
  merge: (lost, now) => now.reduce(withChange, lost),
});

/**
 * Pending changes of an owner (a member's id, or VISITOR), oldest first. A stable reference until it changes.
 */
export const outboxOf = (owner: string): readonly PendingChange[] => outboxes(owner).get();

/** Subscribes to an owner's outbox, including changes from other tabs. Returns the unsubscribe function. */
export const onOutboxChange = (owner: string, hear: () => void): (() => void) =>
  outboxes(owner).subscribe(hear);

function withChange(waiting: readonly PendingChange[], news: PendingChange): readonly PendingChange[] {
  const others = waiting.filter((item) => bookKeyOf(item) !== bookKeyOf(news));
  const known = waiting.find((item) => bookKeyOf(item) === bookKeyOf(news));
  return [...others, mergeChanges(known, news)];
}

/** Resolves to whether the device has stored the last write. Never rejects. */
export const isOutboxPersisted = (owner: string): Promise<boolean> => outboxes(owner).isPersisted();

/** Adds a change, merged with a pending one of the same book. */
export function addChange(owner: string, news: PendingChange): void {
  outboxes(owner).set(withChange(outboxOf(owner), news));
}

/** Removes a sent change, unless it has changed since. */
export function removeAcknowledged(owner: string, sent: PendingChange): void {
  const before = JSON.stringify(sent);
  outboxes(owner).set(outboxOf(owner).filter((item) => JSON.stringify(item) !== before));
}

/** Removes all changes of a book; removes the book itself for a visitor, whose outbox is the library. */
export function removeChangesOf(owner: string, book: BookKey): void {
  outboxes(owner).set(outboxOf(owner).filter((item) => bookKeyOf(item) !== bookKeyOf(book)));
}

/** Empties an owner's outbox. */
export function clearOutbox(owner: string): void {
  if (outboxOf(owner).length > 0) outboxes(owner).set([]);
}

/** Marks a change as refused because the plan is full. */
export function markNoRoom(owner: string, news: PendingChange): void {
  outboxes(owner).set(withNoRoom(outboxOf(owner), (item) => bookKeyOf(item) === bookKeyOf(news)));
}

export function retryRefused(owner: string): void {
  const again = clearNoRoom(outboxOf(owner));
  if (again !== outboxOf(owner)) outboxes(owner).set(again);
}

/**
 * Moves a visitor's outbox into that of the member who signed in. Written before the visitor's is cleared, so
 * that a crash in between only merges the same change twice.
 */
export function adoptVisitorShelf(memberId: string): void {
  for (const news of outboxOf(VISITOR)) if (!news.removed) addChange(memberId, news);
  clearOutbox(VISITOR);
}

function isPendingChange(value: unknown): value is PendingChange {
  if (!value || typeof value !== 'object') return false;
  const { story, hero, reading, page, pages, savedAt } = value as Record<string, unknown>;
  return (
    typeof story === 'string' &&
    (hero === null || typeof hero === 'string') &&
    [reading, page, pages].every(Number.isInteger) &&
    typeof savedAt === 'string'
  );
}
