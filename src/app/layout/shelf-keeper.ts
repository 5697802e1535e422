import { useEffect } from 'react';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { keepHeroes } from '../../features/hero/keep-heroes.ts';
import { syncLibrary } from '../../features/library/sync/sync-library.ts';
import { setSyncPrerequisite } from '../../features/library/sync/sync-prerequisites.ts';
import { noteWhoIsHere } from '../leaving/here.ts';

setSyncPrerequisite(keepHeroes);

/** Lets what waits on the device reach the member's account, heroes and shelf: when it is certain who is here, and with the network. */
export function useShelfKeeper(): void {
  const { user, loading } = useAuth();
  const memberId = user?.id ?? null;
  useEffect(() => {
    if (loading) return;
    const keep = () => {
      // A child first, then the books it has read.
      const shelf = () => syncLibrary(memberId);
      void noteWhoIsHere(memberId)
        .then(() => keepHeroes(memberId))
        .then(shelf, shelf);
    };
    keep();
    window.addEventListener('online', keep);
    return () => window.removeEventListener('online', keep);
  }, [memberId, loading]);
}
