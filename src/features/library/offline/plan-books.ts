/**
 * Books opened by the plan, stored for reading offline: one cache an account, cleared at sign-out. Without a
 * cache reading needs a network.
 */
import { PLAN_BOOKS_PREFIX as PREFIX } from '../storage-keys.ts';

const addressOf = (slug: string) => `/closed-books/${slug}`;

/** Stores the rest of a book for a member. Never throws. */
export async function storePlanBook(memberId: string, slug: string, rest: unknown): Promise<void> {
  try {
    const store = await caches.open(PREFIX + memberId);
    await store.put(addressOf(slug), Response.json(rest));
  } catch {
    // No Cache API, or no room.
  }
}

/** Reads the stored rest of a book for a member, or null. */
export async function readPlanBook(memberId: string, slug: string): Promise<unknown> {
  try {
    const kept = await (await caches.open(PREFIX + memberId)).match(addressOf(slug));
    return kept ? await kept.json() : null;
  } catch {
    return null;
  }
}

/** Deletes a book that the plan no longer covers. Never throws. */
export async function deletePlanBook(memberId: string, slug: string): Promise<void> {
  try {
    await (await caches.open(PREFIX + memberId)).delete(addressOf(slug));
  } catch {
    // Nothing was stored.
  }
}
