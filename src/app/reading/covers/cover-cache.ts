/**
 * Caches covers with the family's hero on the device, in one cache per account, which `clearUserData` deletes.
 * Without cache storage they are drawn at each visit.
 */
import { COVERS_PREFIX } from '../../../features/library/storage-keys.ts';

/** Older covers are redrawn. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
const DRAWN_AT = 'x-drawn-at';

const openCache = (memberId: string | null) => caches.open(COVERS_PREFIX + memberId);
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
    // There is no cache storage, or it is full.
  }
}
