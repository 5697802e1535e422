import { useEffect } from 'react';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { syncHeroes } from '../../features/hero/sync/sync-heroes.ts';
import { syncLibrary } from '../../features/library/sync/sync-library.ts';
import { setSyncPrerequisite } from '../../features/library/sync/sync-prerequisites.ts';
import { updateSessionOwner } from '../sign-out/session-owner.ts';

setSyncPrerequisite(syncHeroes);

/** Syncs unsent heroes and books to the member's account: once the session is known, and whenever the network returns. */
export function useAccountSync(): void {
  const { user, loading } = useAuth();
  const memberId = user?.id ?? null;
  useEffect(() => {
    if (loading) return;
    const sync = () => {
      // Heroes first: books refer to them.
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
