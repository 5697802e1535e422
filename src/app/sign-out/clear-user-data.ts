import { currentHero } from '../../features/hero/current-hero.ts';
import { stashDraft } from '../../features/hero/draft.ts';
import { HEROES_CACHE_PREFIX } from '../../features/hero/heroes-cache.ts';
import { isVisitorHero } from '../../features/hero/sync/device-heroes.ts';
import {
  COVERS_PREFIX,
  IN_PROGRESS_PREFIX,
  LIBRARY_CACHE_PREFIX,
  PLAN_BOOKS_PREFIX,
} from '../../features/library/storage-keys.ts';

/** Those of `src/app/reading/reading-place.ts`, whose code is the reader's. */
const PLACES = 'playroom-place:';

/**
 * Takes from the device all that a member's account has too, and what shows who she is: her shelf and heroes as last read,
 * books that lie open, spreads of closed books, covers with her child, the chosen hero. What her account has not heard
 * yet, what stands in the editor, and her recorded voice stay under her name where only she finds them. Never throws.
 */
export async function clearUserData(memberId: string): Promise<void> {
  for (const prefix of [LIBRARY_CACHE_PREFIX, IN_PROGRESS_PREFIX, HEROES_CACHE_PREFIX])
    localStorage.removeItem(prefix + memberId);
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PLACES)) sessionStorage.removeItem(key);
  const current = currentHero.get();
  if (current && !isVisitorHero(current.id)) currentHero.set(null);
  stashDraft(memberId);
  try {
    for (const prefix of [PLAN_BOOKS_PREFIX, COVERS_PREFIX]) await caches.delete(prefix + memberId);
  } catch {
    // No stores here.
  }
}
