import { persistedStore, usePersistedStore } from '../../platform/device/persisted-store.ts';
import { HERO_KEY } from '../../platform/device/stored-hero.ts';
import { type Hero, parseHero } from './hero.ts';

/**
 * The hero for the next reading: chosen in the library or just made. Stored on the device, so that the book
 * opens with the right child after a reload, offline, and before the session is known.
 */
export const currentHero = persistedStore<Hero | null>(HERO_KEY, parseHero);

/** Returns the current hero as state; null on prerendered pages and before one exists. */
export function useCurrentHero(): Hero | null {
  return usePersistedStore(currentHero);
}
