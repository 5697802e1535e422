/**
 * Covers with the family's own hero, kept on the device so that they are drawn once: one store an account, which
 * `clearUserData` empties when she has left. Where the browser keeps nothing they are drawn at each visit.
 */
import { COVERS_PREFIX } from '../../../features/library/storage-keys.ts';

/** Covers are redrawn now and then; what is older than this is drawn anew. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
const DRAWN_AT = 'x-drawn-at';

const openCache = (memberId: string | null) => caches.open(COVERS_PREFIX + memberId);
/** Any text is a name, also a look's. */
const cachePath = (key: string) => `/own-covers/${encodeURIComponent(key)}`;

export async function readCachedCover(memberId: string | null, key: string): Promise<Blob | null> {
  try {
    const cached = await (await openCache(memberId)).match(cachePath(key));
    const fresh = cached && Date.now() - Number(cached.headers.get(DRAWN_AT)) < MAX_AGE_MS;
    return fresh ? await cached.blob() : null;
  } catch {
    return null;
  }
}

export async function cacheCover(memberId: string | null, key: string, cover: Blob): Promise<void> {
  try {
    const headers = { 'content-type': cover.type, [DRAWN_AT]: String(Date.now()) };
    await (await openCache(memberId)).put(cachePath(key), new Response(cover, { headers }));
  } catch {
    // No store, or no room in it.
  }
}
