/**
 * Books that a plan has opened, kept on the device for reading without a network: one store an account, forgotten at
 * sign-out (`forgetClosedBooks`). Where the browser keeps nothing, reading needs a network.
 */
import { PLAN_BOOKS_PREFIX as PREFIX } from '../storage-keys.ts';

const addressOf = (slug: string) => `/closed-books/${slug}`;

/** Keeps the rest of a book for a member. Never throws. */
export async function storePlanBook(memberId: string, slug: string, rest: unknown): Promise<void> {
  try {
    const store = await caches.open(PREFIX + memberId);
    await store.put(addressOf(slug), Response.json(rest));
  } catch {
    // No store, or no room in it.
  }
}

/** The rest of a book as it was kept for a member, or null. */
export async function readPlanBook(memberId: string, slug: string): Promise<unknown> {
  try {
    const kept = await (await caches.open(PREFIX + memberId)).match(addressOf(slug));
    return kept ? await kept.json() : null;
  } catch {
    return null;
  }
}

/** Lets go of a book that the plan does not cover any more. Never throws. */
export async function deletePlanBook(memberId: string, slug: string): Promise<void> {
  try {
    await (await caches.open(PREFIX + memberId)).delete(addressOf(slug));
  } catch {
    // Then it was never kept.
  }
}
