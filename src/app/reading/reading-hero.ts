import { useCurrentHero } from '../../features/hero/current-hero.ts';
import type { Hero } from '../../features/hero/hero.ts';
import { useHeroes } from '../../features/hero/use-heroes.ts';
import { useSearchParams } from '../../platform/router.tsx';

/**
 * The hero of the book that lies open: the one the address names (a saved book), else the one chosen or made last.
 * `shelfId` is what the shelf may know her by: null without a hero, or for one the account has no room for.
 */
export function useReadingHero(member: { id: string } | null): { hero: Hero | null; shelfId: string | null } {
  const current = useCurrentHero();
  const { shelf } = useHeroes(member);
  const [query] = useSearchParams();
  const wanted = query.get('hero') ?? current?.id;
  const shelved = shelf.find(({ hero }) => hero.id === wanted);
  const hero = shelved?.hero ?? current;
  return { hero, shelfId: shelved?.place === 'no-room' ? null : (hero?.id ?? null) };
}
