import { OUTBOX_PREFIX, VISITOR } from '../storage-keys.ts';

/**
 * Called when it is certain who is here, and when the network comes back: what waits for a member is sent, and what a
 * visitor saved moves to her account. Weighs nothing while there is nothing to do.
 */
export function syncLibrary(memberId: string | null): void {
  try {
    if (
      memberId !== null &&
      (localStorage.getItem(OUTBOX_PREFIX + memberId) || localStorage.getItem(OUTBOX_PREFIX + VISITOR))
    )
      void import('./send-outbox.ts').then(({ sendOutbox }) => sendOutbox(memberId)).catch(() => undefined);
  } catch {
    // Storage is forbidden here: nothing can wait in it either.
  }
}
