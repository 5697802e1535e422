import type { NamedHero } from '../slots.ts';

/** The hero of a book for a visitor who has not made one yet. */
export const standInHero: NamedHero = { name: 'Robin', pronouns: 'they' };

export const SAMPLE_TITLE = 'Half a Star';

/** The name the sample goes by on a shelf and in file names: its title's slug, as with every story. */
export const SAMPLE_SLUG = 'half-a-star';
