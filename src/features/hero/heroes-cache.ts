import { persistedStores } from '../../platform/device/persisted-store.ts';
import { type Hero, parseHero } from './hero.ts';

/** Where the device keeps an account's heroes as they were last read; a member's id follows. */
export const HEROES_CACHE_PREFIX = 'playroom-heroes-seen:';

/** A member's heroes as the account last told them, so that her books open with her children without a network; null before. */
export const heroesCache = persistedStores<readonly Hero[] | null>(HEROES_CACHE_PREFIX, {
  parse: (stored) =>
    Array.isArray(stored) ? stored.flatMap((hero: unknown) => parseHero(hero) ?? []) : null,
  journal: false,
});
