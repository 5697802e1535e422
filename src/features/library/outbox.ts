import { clearNoRoom, withNoRoom } from '../../platform/device/outbox.ts';
import { persistedStores } from '../../platform/device/persisted-store.ts';
import { type BookKey, keyOf, mergeNews, type News } from './reading.ts';
import { NEWS_PREFIX, VISITOR } from './stores.ts';

/**
 * News of saved books that the account has not heard yet, on the device: one merged piece a book, a box an owner. A
 * visitor's box is the whole of her shelf, and moves into the member's at sign-in.
 */
const boxes = persistedStores<readonly News[]>(NEWS_PREFIX, {
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isNews) : []),
  isEmpty: (news) => news.length === 0,
  merge: (lost, now) => now.reduce(withNews, lost),
});

/** The news waiting for an owner (a member's id, or VISITOR), the oldest first. Stable until it changes. */
export const outboxOf = (owner: string): readonly News[] => boxes(owner).get();

/** Calls back on every change of an owner's box, also one made in another tab. Returns the way to stop. */
export const onOutboxChange = (owner: string, hear: () => void): (() => void) => boxes(owner).subscribe(hear);

function withNews(waiting: readonly News[], news: News): readonly News[] {
  const others = waiting.filter((item) => keyOf(item) !== keyOf(news));
  const known = waiting.find((item) => keyOf(item) === keyOf(news));
  return [...others, mergeNews(known, news)];
}

/** Whether the device has what was put into a box last. Never rejects. */
export const boxStands = (owner: string): Promise<boolean> => boxes(owner).isPersisted();

/** Adds news to a box, merged with what waits there about the same book. */
export function addNews(owner: string, news: News): void {
  boxes(owner).set(withNews(outboxOf(owner), news));
}

/** Takes news out once it was heard, unless it has changed since it was sent. */
export function dropNews(owner: string, sent: News): void {
  const before = JSON.stringify(sent);
  boxes(owner).set(outboxOf(owner).filter((item) => JSON.stringify(item) !== before));
}

/** Forgets what a visitor kept about a book: for her the box is the shelf itself. */
export function forgetBook(owner: string, book: BookKey): void {
  boxes(owner).set(outboxOf(owner).filter((item) => keyOf(item) !== keyOf(book)));
}

/** Forgets all news of an owner. */
export function forgetNews(owner: string): void {
  if (outboxOf(owner).length > 0) boxes(owner).set([]);
}

/** Marks news as having found no room, or lifts the mark from all of them so that they are tried again. */
export function markNoRoom(owner: string, news: News): void {
  boxes(owner).set(withNoRoom(outboxOf(owner), (item) => keyOf(item) === keyOf(news)));
}

export function tryAllAgain(owner: string): void {
  const again = clearNoRoom(outboxOf(owner));
  if (again !== outboxOf(owner)) boxes(owner).set(again);
}

/** Moves a visitor's shelf into the box of the member she has become. Written before it is cleared: a crash in
 * between only merges the same news twice. */
export function adoptVisitorShelf(memberId: string): void {
  for (const news of outboxOf(VISITOR)) if (!news.removed) addNews(memberId, news);
  forgetNews(VISITOR);
}

function isNews(value: unknown): value is News {
  if (!value || typeof value !== 'object') return false;
  const { story, hero, reading, page, pages, savedAt } = value as Record<string, unknown>;
  return (
    typeof story === 'string' &&
    (hero === null || typeof hero === 'string') &&
    [reading, page, pages].every(Number.isInteger) &&
    typeof savedAt === 'string'
  );
}
