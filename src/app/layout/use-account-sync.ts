import { useEffect } from 'react';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { syncHeroes } from '../../features/hero/sync/sync-heroes.ts';
import { syncLibrary } from '../../features/library/sync/sync-library.ts';
import { setSyncPrerequisite } from '../../features/library/sync/sync-prerequisites.ts';
import { updateSessionOwner } from '../sign-out/session-owner.ts';

setSyncPrerequisite(syncHeroes);

/** Lets what waits on the device reach the member's account, heroes and shelf: when it is certain who is here, and with the network. */
export function useAccountSync(): void {
  const { user, loading } = useAuth();
  const memberId = user?.id ?? null;
  useEffect(() => {
    if (loading) return;
    const sync = () => {
      // A child first, then the books it has read.
      const syncShelf = () => syncLibrary(memberId);
      void updateSessionOwner(memberId)
        .then(() => syncHeroes(memberId))
        .then(syncShelf, syncShelf);
    };
    sync();
    window.addEventListener('online', sync);
    return () => window.removeEventListener('online', sync);
  }, [memberId, loading]);
}
