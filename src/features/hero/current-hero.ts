import { persistedStore, usePersistedStore } from '../../platform/device/persisted-store.ts';
import { HERO_KEY } from '../../platform/device/stored-hero.ts';
import { type Hero, parseHero } from './hero.ts';

/**
 * The hero who reads next: chosen in the library or just made. Kept on the device, so that the book opens with the
 * right child after a reload, offline, and before anyone knows whether a member is signed in.
 */
export const currentHero = persistedStore<Hero | null>(HERO_KEY, parseHero);

/** The current hero as state; null on prerendered pages and before one was made. */
export function useCurrentHero(): Hero | null {
  return usePersistedStore(currentHero);
}
