import { clearNoRoom, withNoRoom } from '../../../platform/device/outbox.ts';
import { persistedStores } from '../../../platform/device/persisted-store.ts';
import { type BookKey, bookKeyOf, mergeChanges, type PendingChange } from '../reading/library-entry.ts';
import { OUTBOX_PREFIX, VISITOR } from '../storage-keys.ts';

/**
 * News of saved books that the account has not heard yet, on the device: one merged piece a book, a box an owner. A
 * visitor's box is the whole of her shelf, and moves into the member's at sign-in.
 */
const outboxes = persistedStores<readonly PendingChange[]>(OUTBOX_PREFIX, {
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isPendingChange) : []),
  isEmpty: (news) => news.length === 0,
  merge: (lost, now) => now.reduce(withChange, lost),
});

/** The news waiting for an owner (a member's id, or VISITOR), the oldest first. Stable until it changes. */
export const outboxOf = (owner: string): readonly PendingChange[] => outboxes(owner).get();

/** Calls back on every change of an owner's box, also one made in another tab. Returns the way to stop. */
export const onOutboxChange = (owner: string, hear: () => void): (() => void) =>
  outboxes(owner).subscribe(hear);

function withChange(waiting: readonly PendingChange[], news: PendingChange): readonly PendingChange[] {
  const others = waiting.filter((item) => bookKeyOf(item) !== bookKeyOf(news));
  const known = waiting.find((item) => bookKeyOf(item) === bookKeyOf(news));
  return [...others, mergeChanges(known, news)];
}

/** Whether the device has what was put into a box last. Never rejects. */
export const isOutboxPersisted = (owner: string): Promise<boolean> => outboxes(owner).isPersisted();

/** Adds news to a box, merged with what waits there about the same book. */
export function addChange(owner: string, news: PendingChange): void {
  outboxes(owner).set(withChange(outboxOf(owner), news));
}

/** Takes news out once it was heard, unless it has changed since it was sent. */
export function removeAcknowledged(owner: string, sent: PendingChange): void {
  const before = JSON.stringify(sent);
  outboxes(owner).set(outboxOf(owner).filter((item) => JSON.stringify(item) !== before));
}

/** Forgets what a visitor kept about a book: for her the box is the shelf itself. */
export function removeChangesOf(owner: string, book: BookKey): void {
  outboxes(owner).set(outboxOf(owner).filter((item) => bookKeyOf(item) !== bookKeyOf(book)));
}

/** Forgets all news of an owner. */
export function clearOutbox(owner: string): void {
  if (outboxOf(owner).length > 0) outboxes(owner).set([]);
}

/** Marks news as having found no room, or lifts the mark from all of them so that they are tried again. */
export function markNoRoom(owner: string, news: PendingChange): void {
  outboxes(owner).set(withNoRoom(outboxOf(owner), (item) => bookKeyOf(item) === bookKeyOf(news)));
}

export function retryRefused(owner: string): void {
  const again = clearNoRoom(outboxOf(owner));
  if (again !== outboxOf(owner)) outboxes(owner).set(again);
}

/** Moves a visitor's shelf into the box of the member she has become. Written before it is cleared: a crash in
 * between only merges the same news twice. */
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
