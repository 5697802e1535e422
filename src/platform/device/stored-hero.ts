/** The local storage key of the current hero. The head script reads it before the first paint. */
export const HERO_KEY = 'playroom-hero';

/** Whether this device has a current hero; an empty store holds `null`. Throws where storage is blocked. */
export const hasStoredHero = (): boolean => (localStorage.getItem(HERO_KEY)?.length ?? 0) > 4;
