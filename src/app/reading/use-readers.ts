import { byRole, CHILD_ROLES } from '../../../illustration/scene/format/child-roles.ts';
import { useCurrentHero } from '../../features/hero/current-hero.ts';
import { useHeroes } from '../../features/hero/use-heroes.ts';
import { useSearchParams } from '../../platform/router.tsx';
import type { Readers } from './readers.ts';

/**
 * Who reads the open book: the hero in the URL (a saved book), else the current one, and the children who play
 * other roles, if the URL names any; each child once. `shelfId` is the hero's id on the shelf: null without a
 * hero, or for one over the plan's limit. `loading`: a named hero is still being fetched.
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
  const playing = new Set([hero?.id]);
  const others = byRole((role) => {
    const child = findOnShelf(query.get(role))?.hero;
    if (!child || playing.has(child.id)) return null;
    playing.add(child.id);
    return child;
  });
  const unknown = CHILD_ROLES.some((role) => query.get(role) && !findOnShelf(query.get(role)));
  const missing = (requestedHero && hero?.id !== requestedHero) || unknown;
  return {
    readers: { hero, ...others },
    shelfId: shelved?.place === 'no-room' ? null : (hero?.id ?? null),
    loading: Boolean(missing && fetching),
  };
}
