import { type BookKey, keyOf, mergeNews, type News } from './reading.ts';
import { NEWS_PREFIX as PREFIX, VISITOR } from './stores.ts';

/**
 * News of saved books that the account has not heard yet, on the device. Local storage is written at once and
 * whole, so neither a reload nor a crash loses any. Each owner has a box of their own; a visitor's is the whole
 * of her shelf, and moves into the member's at sign-in.
 */

const listeners = new Set<() => void>();
const read = new Map<string, { text: string | null; news: readonly News[] }>();

/** The news waiting for an owner (a member's id, or VISITOR), the oldest first. Stable until it changes. */
export function outboxOf(owner: string): readonly News[] {
  const text = localStorage.getItem(PREFIX + owner);
  const known = read.get(owner);
  if (known && known.text === text) return known.news;
  const news = parse(text);
  read.set(owner, { text, news });
  return news;
}

/** Adds news to a box, merged with what waits there about the same book. */
export function addNews(owner: string, news: News): void {
  const waiting = outboxOf(owner);
  const merged = mergeNews(
    waiting.find((item) => keyOf(item) === keyOf(news)),
    news,
  );
  write(owner, [...waiting.filter((item) => keyOf(item) !== keyOf(news)), merged]);
}

/** Takes news out once it was heard, unless it has changed since it was sent. */
export function dropNews(owner: string, sent: News): void {
  const before = JSON.stringify(sent);
  write(
    owner,
    outboxOf(owner).filter((item) => JSON.stringify(item) !== before),
  );
}

/** Forgets what a visitor kept about a book: for her the box is the shelf itself. */
export function forgetBook(owner: string, book: BookKey): void {
  write(
    owner,
    outboxOf(owner).filter((item) => keyOf(item) !== keyOf(book)),
  );
}

/** Marks news as having found no room, or lifts the mark from all of them so that they are tried again. */
export function markNoRoom(owner: string, news: News): void {
  write(
    owner,
    outboxOf(owner).map((item) => (keyOf(item) === keyOf(news) ? { ...item, noRoom: true as const } : item)),
  );
}

export function tryAllAgain(owner: string): void {
  const waiting = outboxOf(owner);
  if (!waiting.some((item) => item.noRoom)) return;
  write(
    owner,
    waiting.map(({ noRoom: _, ...item }) => item),
  );
}

/** Moves a visitor's shelf into the box of the member she has become. Written before it is cleared: a crash in
 * between only merges the same news twice. */
export function adoptVisitorShelf(memberId: string): void {
  for (const news of outboxOf(VISITOR)) {
    if (!news.removed) addNews(memberId, news);
  }
  write(VISITOR, []);
}

/** Calls back on every change, also one made in another tab. Returns the way to stop. */
export function onOutboxChange(hear: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key?.startsWith(PREFIX)) hear();
  };
  listeners.add(hear);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(hear);
    window.removeEventListener('storage', otherTab);
  };
}

function write(owner: string, news: readonly News[]): void {
  try {
    if (news.length) localStorage.setItem(PREFIX + owner, JSON.stringify(news));
    else localStorage.removeItem(PREFIX + owner);
  } catch {
    // A full or forbidden storage: the news lives as long as the page does.
    read.set(owner, { text: localStorage.getItem(PREFIX + owner), news });
  }
  for (const hear of listeners) hear();
}

function parse(text: string | null): readonly News[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isNews) : [];
  } catch {
    return [];
  }
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
