import { discardDraft } from '../../features/hero/draft.ts';
import { deviceHeroes } from '../../features/hero/sync/device-heroes.ts';
import { syncHeroes } from '../../features/hero/sync/sync-heroes.ts';
import { clearRecords, pendingChanges } from '../../features/library/reading/record-store.ts';
import { sendOutbox } from '../../features/library/sync/send-outbox.ts';
import { countRecordings, deleteRecordingsOf } from '../../features/reader/recording/recording-store.ts';
import { deleteFamilyKey } from '../../platform/family-voice/family-key-store.ts';
import { countReceivedClips, deleteReadingsOf } from '../../platform/family-voice/received-store.ts';

/** Data that exists only on this device when a member signs out. */
export interface UnsyncedData {
  /** Changes to heroes and books that the account has not accepted. */
  readonly heroes: number;
  readonly books: number;
  /** Pages in a parent's own voice or a relative's, which live on this device only. */
  readonly voices: number;
}

/** Sign-out waits no longer than this. */
const SYNC_TIMEOUT_MS = 6000;

/** Syncs a member's data, and returns what stays unsynced; null when nothing does. */
export async function syncBeforeSignOut(memberId: string): Promise<UnsyncedData | null> {
  const sending = syncHeroes(memberId).then(() => sendOutbox(memberId));
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, SYNC_TIMEOUT_MS))]).catch(
    () => undefined,
  );
  const unsynced = {
    heroes: deviceHeroes.get().filter(({ owner }) => owner === memberId).length,
    books: pendingChanges(memberId).length,
    voices: await countVoices(memberId),
  };
  return unsynced.heroes + unsynced.books + unsynced.voices > 0 ? unsynced : null;
}

/** Without storage there are none. */
async function countVoices(memberId: string): Promise<number> {
  const counts = [countRecordings(memberId), countReceivedClips(memberId)];
  const [own = 0, received = 0] = await Promise.all(counts.map((count) => count.catch(() => 0)));
  return own + received;
}

/** Deletes all of it. */
export async function deleteUnsyncedData(memberId: string): Promise<void> {
  deviceHeroes.set(deviceHeroes.get().filter(({ owner }) => owner !== memberId));
  clearRecords(memberId);
  discardDraft(memberId);
  await deleteRecordingsOf(memberId).catch(() => undefined);
  await deleteFamilyKey(memberId).catch(() => undefined);
  await deleteReadingsOf(memberId).catch(() => undefined);
}
