import { persistedStores } from '../../platform/device/persisted-store.ts';
import { type Hero, parseHero } from './hero.ts';

/** Storage key prefix of the heroes cache; a member's id follows. */
export const HEROES_CACHE_PREFIX = 'playroom-heroes-seen:';

/**
 * A member's heroes as last fetched, so that books open offline with the right children; null before the
 * first fetch.
 */
export const heroesCache = persistedStores<readonly Hero[] | null>(HEROES_CACHE_PREFIX, {
  parse: (stored) =>
    Array.isArray(stored) ? stored.flatMap((hero: unknown) => parseHero(hero) ?? []) : null,
  journal: false,
});
