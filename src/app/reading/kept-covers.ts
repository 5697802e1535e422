/**
 * Covers with the family's own hero, kept on the device so that they are drawn once: one store an account, which
 * `forgetMember` empties when she has left. Where the browser keeps nothing they are drawn at each visit.
 */
import { COVERS_PREFIX } from '../../features/library/storage-keys.ts';

/** Covers are redrawn now and then; what is older than this is drawn anew. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
const DRAWN_AT = 'x-drawn-at';

const storeOf = (memberId: string | null) => caches.open(COVERS_PREFIX + memberId);
/** Any text is a name, also a look's. */
const nameOf = (key: string) => `/own-covers/${encodeURIComponent(key)}`;

export async function keptCover(memberId: string | null, key: string): Promise<Blob | null> {
  try {
    const kept = await (await storeOf(memberId)).match(nameOf(key));
    const fresh = kept && Date.now() - Number(kept.headers.get(DRAWN_AT)) < KEPT_MS;
    return fresh ? await kept.blob() : null;
  } catch {
    return null;
  }
}

export async function keepCover(memberId: string | null, key: string, cover: Blob): Promise<void> {
  try {
    const headers = { 'content-type': cover.type, [DRAWN_AT]: String(Date.now()) };
    await (await storeOf(memberId)).put(nameOf(key), new Response(cover, { headers }));
  } catch {
    // No store, or no room in it.
  }
}
