import { useCurrentHero } from '../../features/hero/current-hero.ts';
import { useHeroes } from '../../features/hero/use-heroes.ts';
import { useSearchParams } from '../../platform/router.tsx';
import type { Readers } from './build-book.ts';

/**
 * Who reads the book that lies open: the hero the address names (a saved book), else the one chosen or made last; and the
 * child of the family who plays the friend, where the address names one. `shelfId` is what the shelf may know the hero by:
 * null without a hero, or for one the account has no room for. `loading`: somebody named is still on the way from the account.
 */
export function useReaders(member: { id: string } | null): {
  readers: Readers;
  shelfId: string | null;
  loading: boolean;
} {
  const current = useCurrentHero();
  const { list, fetching } = useHeroes(member);
  const [query] = useSearchParams();
  const findOnShelf = (id: string | null | undefined) => list.find(({ hero }) => hero.id === id);
  const requestedHero = query.get('hero');
  const shelved = findOnShelf(requestedHero ?? current?.id);
  const hero = shelved?.hero ?? current;
  const requestedFriend = query.get('friend');
  const friend = requestedFriend === hero?.id ? null : (findOnShelf(requestedFriend)?.hero ?? null);
  const missing = (requestedHero && hero?.id !== requestedHero) || (requestedFriend && !friend);
  return {
    readers: { hero, friend },
    shelfId: shelved?.place === 'no-room' ? null : (hero?.id ?? null),
    loading: Boolean(missing && fetching),
  };
}
