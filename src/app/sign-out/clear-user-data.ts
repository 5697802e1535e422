import { currentHero } from '../../features/hero/current-hero.ts';
import { stashDraft } from '../../features/hero/draft.ts';
import { HEROES_CACHE_PREFIX } from '../../features/hero/heroes-cache.ts';
import { isVisitorHero } from '../../features/hero/sync/device-heroes.ts';
import { clearAcknowledged } from '../../features/library/reading/record-store.ts';
import {
  COVERS_PREFIX,
  LIBRARY_CACHE_PREFIX,
  PLAN_BOOKS_PREFIX,
} from '../../features/library/storage-keys.ts';
import { removeFormerPlaces } from '../reading/former-places.ts';

/**
 * Removes from the device all data that a member's account also has, and what identifies her: cached shelf and
 * heroes, records of reading, spreads of locked books, covers with her child, the current hero. Unsent changes, the
 * editor's draft and recordings stay under her id, where only she finds them. Never throws.
 */
export async function clearUserData(memberId: string): Promise<void> {
  for (const prefix of [LIBRARY_CACHE_PREFIX, HEROES_CACHE_PREFIX])
    localStorage.removeItem(prefix + memberId);
  clearAcknowledged(memberId);
  removeFormerPlaces();
  const current = currentHero.get();
  if (current && !isVisitorHero(current.id)) currentHero.set(null);
  stashDraft(memberId);
  try {
    for (const prefix of [PLAN_BOOKS_PREFIX, COVERS_PREFIX]) await caches.delete(prefix + memberId);
  } catch {
    // There is no cache storage.
  }
}
