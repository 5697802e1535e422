import { type Outbox, sendOutbox as sendBox } from '../../../platform/device/outbox.ts';
import { libraryKey } from '../api/read-library.ts';
import { sendLibraryChange } from '../api/send-library-change.ts';
import { applyAcknowledged, type LibraryEntry, type PendingChange } from '../reading/library-entry.ts';
import { VISITOR } from '../storage-keys.ts';
import { adoptVisitorShelf, markNoRoom, outboxOf, removeAcknowledged, retryRefused } from './outbox.ts';
import { heroesMissingFromAccount } from './sync-prerequisites.ts';

/** How a round of sending ended: nothing waits any more, something found no room, or something still waits. */
export type SyncResult = 'all' | 'no-room' | 'waiting';

let running: Promise<SyncResult> | undefined;

/** What the account refused is offered again a few times soon: a hero may still be on her way there. */
const AGAIN_AFTER_MS = 5000;
let offersLeft = 3;

/**
 * Sends what waits for a member, one after the other, in one tab at a time. What the account hears is taken out;
 * what it does not stays for the next round. Never throws.
 */
export function sendOutbox(memberId: string): Promise<SyncResult> {
  running ??= send(memberId).finally(() => {
    running = undefined;
  });
  return running;
}

async function send(memberId: string): Promise<SyncResult> {
  // Both boxes are looked at, so that what a crash left behind comes back before anything is sent.
  for (const owner of [memberId, VISITOR]) outboxOf(owner);
  const again = () => sendOutbox(memberId);
  const { rejected } = await sendBox('playroom-shelf', () => open(memberId), again);
  if (rejected > 0 && offersLeft > 0) {
    offersLeft -= 1;
    setTimeout(() => void again(), AGAIN_AFTER_MS);
  }
  const left = outboxOf(memberId);
  if (left.some((news) => !news.noRoom)) return 'waiting';
  return left.length ? 'no-room' : 'all';
}

async function open(memberId: string): Promise<Outbox<PendingChange, LibraryEntry[]>> {
  adoptVisitorShelf(memberId);
  const missing = await heroesMissingFromAccount(memberId);
  return {
    memberId,
    queryKey: libraryKey(memberId),
    due: () => outboxOf(memberId).filter(({ noRoom, hero }) => !noRoom && !missing.has(hero ?? '')),
    send: (news) => sendLibraryChange(memberId, news),
    applyToCache: applyAcknowledged,
    acknowledged: (news) => removeAcknowledged(memberId, news),
    noRoom: (news) => markNoRoom(memberId, news),
    isRemoval: ({ removed }) => removed === true,
    roomFreed: () => retryRefused(memberId),
  };
}
