import { type Outbox, sendOutbox as sendBox } from '../../../platform/device/outbox.ts';
import { libraryKey } from '../api/read-library.ts';
import { sendLibraryChange } from '../api/send-library-change.ts';
import { applyAcknowledged, type LibraryEntry, type PendingChange } from '../reading/library-entry.ts';
import {
  acknowledge,
  adoptVisitorRecords,
  markNoRoom,
  pendingChanges,
  recordsOf,
  retryRefused,
} from '../reading/record-store.ts';
import { VISITOR } from '../storage-keys.ts';
import { heroesMissingFromAccount } from './sync-prerequisites.ts';

/** The result of a sync round: all sent, some refused for room, or some still waiting. */
export type SyncResult = 'all' | 'no-room' | 'waiting';

let running: Promise<SyncResult> | undefined;

/** A refused change is retried a few times soon: its hero may still be on the way. */
const AGAIN_AFTER_MS = 5000;
let offersLeft = 3;

/**
 * Sends a member's pending changes one by one, in one tab at a time. Acknowledged changes leave the outbox,
 * others stay for the next round. Never throws.
 */
export function sendOutbox(memberId: string): Promise<SyncResult> {
  running ??= send(memberId).finally(() => {
    running = undefined;
  });
  return running;
}

async function send(memberId: string): Promise<SyncResult> {
  // Reads both owners' records first, which restores what a crash left in the journal.
  for (const owner of [memberId, VISITOR]) recordsOf(owner);
  const again = () => sendOutbox(memberId);
  const { rejected } = await sendBox('playroom-shelf', () => open(memberId), again);
  if (rejected > 0 && offersLeft > 0) {
    offersLeft -= 1;
    setTimeout(() => void again(), AGAIN_AFTER_MS);
  }
  const left = pendingChanges(memberId);
  if (left.some((change) => !change.noRoom)) return 'waiting';
  return left.length ? 'no-room' : 'all';
}

async function open(memberId: string): Promise<Outbox<PendingChange, LibraryEntry[]>> {
  adoptVisitorRecords(memberId);
  const missing = await heroesMissingFromAccount(memberId);
  return {
    memberId,
    queryKey: libraryKey(memberId),
    pendingItems: () =>
      pendingChanges(memberId).filter(({ noRoom, hero }) => !noRoom && !missing.has(hero ?? '')),
    send: (change) => sendLibraryChange(memberId, change),
    applyToCache: applyAcknowledged,
    acknowledged: (change) => acknowledge(memberId, change),
    noRoom: (change) => markNoRoom(memberId, change),
    isRemoval: ({ removed }) => removed === true,
    roomFreed: () => retryRefused(memberId),
  };
}
