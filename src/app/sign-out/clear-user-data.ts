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

/** The same prefix as in `src/app/reading/reading-place.ts`, whose code belongs to the reader's chunk. */
const PLACES = 'playroom-place:';

/**
 * Removes from the device all data that a member's account also has, and what identifies her: cached shelf and
 * heroes, open books, spreads of locked books, covers with her child, the current hero. Unsent changes, the
 * editor's draft and recordings stay under her id, where only she finds them. Never throws.
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
    // There is no cache storage.
  }
}
