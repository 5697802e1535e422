import { restoreDraft } from '../../features/hero/draft.ts';
import { COVERS_PREFIX } from '../../features/library/storage-keys.ts';
import { adoptRecordings } from '../../features/reader/recording/recording-store.ts';
import { clearUserData } from './clear-user-data.ts';

/**
 * Switches the device to another member: clears the previous one's data, and gives the new one the draft and
 * recordings made before signing in. `ownerKey` is where the device stores its owner.
 */
export async function switchAccount(
  ownerKey: string,
  previousOwner: string | null,
  memberId: string | null,
): Promise<void> {
  if (previousOwner !== null) await clearUserData(previousOwner);
  if (memberId === null) return localStorage.removeItem(ownerKey);
  // Covers with a visitor's hero are redrawn for the member.
  await globalThis.caches?.delete(`${COVERS_PREFIX}null`).catch(() => undefined);
  localStorage.setItem(ownerKey, memberId);
  restoreDraft(memberId);
  // Not awaited: syncing the account goes on meanwhile.
  void adoptRecordings(memberId).catch(() => undefined);
}
