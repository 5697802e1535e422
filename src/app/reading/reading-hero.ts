import { useCurrentHero } from '../../features/hero/current-hero.ts';
import type { Hero } from '../../features/hero/hero.ts';
import { useHeroes } from '../../features/hero/use-heroes.ts';
import { useSearchParams } from '../../platform/router.tsx';

/** The hero of the book that lies open: the one the address names (a saved book), else the one chosen or made last. */
export function useReadingHero(member: { id: string } | null): Hero | null {
  const current = useCurrentHero();
  const { shelf } = useHeroes(member);
  const [query] = useSearchParams();
  const asked = query.get('hero');
  return shelf.find(({ hero }) => hero.id === asked)?.hero ?? current;
}
