import { BEGUN_PREFIX, CLOSED_PREFIX, COVERS_PREFIX, NEWS_PREFIX, SEEN_PREFIX, VISITOR } from './stores.ts';

/**
 * Called when it is certain who is here, and when the network comes back: what waits for a member is sent, what a
 * visitor saved moves to her account, and after signing out no shelf is left to read on a shared device. Weighs
 * nothing while there is nothing to do.
 */
export function keepShelf(memberId: string | null): void {
  void forgetOthersBooks(memberId);
  try {
    if (memberId === null) {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(SEEN_PREFIX) || (key.startsWith(BEGUN_PREFIX) && key !== BEGUN_PREFIX + VISITOR))
          localStorage.removeItem(key);
    } else if (localStorage.getItem(NEWS_PREFIX + memberId) || localStorage.getItem(NEWS_PREFIX + VISITOR)) {
      void import('./send-outbox.ts').then(({ sendOutbox }) => sendOutbox(memberId)).catch(() => undefined);
    }
  } catch {
    // Storage is forbidden here: nothing can wait in it either.
  }
}

/** Leaves no whole book of another account on the device, and no cover with its hero. */
async function forgetOthersBooks(memberId: string | null): Promise<void> {
  try {
    for (const name of await caches.keys())
      for (const prefix of [CLOSED_PREFIX, COVERS_PREFIX])
        if (name.startsWith(prefix) && name !== prefix + memberId) await caches.delete(name);
  } catch {
    // No stores here.
  }
}
