import { OUTBOX_PREFIX, VISITOR } from '../storage-keys.ts';

/**
 * Called once the session is settled, and when the network returns: sends pending changes and moves a
 * visitor's books to the account. Loads no code while nothing is pending.
 */
export function syncLibrary(memberId: string | null): void {
  try {
    if (
      memberId !== null &&
      (localStorage.getItem(OUTBOX_PREFIX + memberId) || localStorage.getItem(OUTBOX_PREFIX + VISITOR))
    )
      void import('./send-outbox.ts').then(({ sendOutbox }) => sendOutbox(memberId)).catch(() => undefined);
  } catch {
    // Without storage nothing can be pending.
  }
}
