import { discardDraft } from '../../features/hero/draft.ts';
import { deviceHeroes } from '../../features/hero/sync/device-heroes.ts';
import { syncHeroes } from '../../features/hero/sync/sync-heroes.ts';
import { clearOutbox, outboxOf } from '../../features/library/sync/outbox.ts';
import { sendOutbox } from '../../features/library/sync/send-outbox.ts';
import { countRecordings, deleteRecordingsOf } from '../../features/reader/recording/recording-store.ts';

/** What would be left on the device if a member signed out now. */
export interface UnsyncedData {
  /** Changes of heroes and of the shelf that the account has not taken. */
  readonly heroes: number;
  readonly books: number;
  /** Pages read in a grown-up's own voice, which live on this device only. */
  readonly voices: number;
}

/** Longer than this nobody is kept waiting at the door. */
const SYNC_TIMEOUT_MS = 6000;

/** Sends what waits for a member, and tells what is left; null when nothing is. */
export async function syncBeforeSignOut(memberId: string): Promise<UnsyncedData | null> {
  const sent = syncHeroes(memberId).then(() => sendOutbox(memberId));
  await Promise.race([sent, new Promise((late) => setTimeout(late, SYNC_TIMEOUT_MS))]).catch(() => undefined);
  const unsynced = {
    heroes: deviceHeroes.get().filter(({ owner }) => owner === memberId).length,
    books: outboxOf(memberId).length,
    voices: await countRecordings(memberId).catch(() => 0),
  };
  return unsynced.heroes + unsynced.books + unsynced.voices > 0 ? unsynced : null;
}

/** Lets all of it go. */
export async function deleteUnsyncedData(memberId: string): Promise<void> {
  deviceHeroes.set(deviceHeroes.get().filter(({ owner }) => owner !== memberId));
  clearOutbox(memberId);
  discardDraft(memberId);
  await deleteRecordingsOf(memberId).catch(() => undefined);
}
