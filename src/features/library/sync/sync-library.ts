import { storedRecordsText, VISITOR } from '../storage-keys.ts';

/**
 * Called once the session is settled, and when the network returns: sends pending changes and moves a
 * visitor's books to the account. Loads no code while nothing is pending.
 */
export function syncLibrary(memberId: string | null): void {
  if (memberId === null) return;
  if ([memberId, VISITOR].some((owner) => storedRecordsText(owner).includes('"savedAt"')))
    void import('./send-outbox.ts').then(({ sendOutbox }) => sendOutbox(memberId)).catch(() => undefined);
}
