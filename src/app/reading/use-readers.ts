import { useCurrentHero } from '../../features/hero/current-hero.ts';
import { useHeroes } from '../../features/hero/use-heroes.ts';
import { useSearchParams } from '../../platform/router.tsx';
import type { Readers } from './readers.ts';

/**
 * Who reads the open book: the hero in the URL (a saved book), else the current one, and the child who plays
 * the friend, if the URL names one. `shelfId` is the hero's id on the shelf: null without a hero, or for one
 * over the plan's limit. `loading`: a named hero is still being fetched.
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
