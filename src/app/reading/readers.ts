import type { Hero } from '../../features/hero/hero.ts';

/** The children in a book: the hero, and another child of the family as the friend. */
export interface Readers {
  readonly hero: Hero | null;
  readonly friend?: Hero | null;
}
