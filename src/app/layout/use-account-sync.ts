import { useEffect } from 'react';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { syncHeroes } from '../../features/hero/sync/sync-heroes.ts';
import { syncLibrary } from '../../features/library/sync/sync-library.ts';
import { setSyncPrerequisite } from '../../features/library/sync/sync-prerequisites.ts';
import { whenIdle } from '../reading/pictures/draw-queue.ts';
import { updateSessionOwner } from '../sign-out/session-owner.ts';

setSyncPrerequisite(syncHeroes);

/** What relatives have sent comes last: nothing on the screen waits for it. */
async function receiveWhenIdle(memberId: string): Promise<void> {
  await whenIdle();
  const { receiveRecordings } = await import('../../features/family-voice/api/received-recordings.ts');
  await receiveRecordings(memberId);
}

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
        .then(syncShelf, syncShelf)
        .then(() => (memberId === null ? undefined : receiveWhenIdle(memberId)))
        // The next visit, or the network's return, tries again.
        .catch(() => undefined);
    };
    sync();
    window.addEventListener('online', sync);
    return () => window.removeEventListener('online', sync);
  }, [memberId, loading]);
}
