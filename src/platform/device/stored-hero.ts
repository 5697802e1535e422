/** Where the current hero is kept in local storage; the page's first script looks there before first paint. */
export const HERO_KEY = 'playroom-hero';

/** Whether a hero is on this device: nobody is written as `null`. Throws where a browser keeps nothing. */
export const hasStoredHero = (): boolean => (localStorage.getItem(HERO_KEY)?.length ?? 0) > 4;
