import { restoreDraft } from '../../features/hero/draft.ts';
import { COVERS_PREFIX } from '../../features/library/storage-keys.ts';
import { adoptRecordings } from '../../features/reader/recording/recording-store.ts';
import { clearUserData } from './clear-user-data.ts';

/**
 * Somebody else is here than before: forgets who has left, and gives who has come what she had begun and what was recorded before. `noted`
 * is the key under which the device remembers who is here.
 */
export async function switchAccount(
  ownerKey: string,
  previousOwner: string | null,
  memberId: string | null,
): Promise<void> {
  if (previousOwner !== null) await clearUserData(previousOwner);
  if (memberId === null) return localStorage.removeItem(ownerKey);
  // Covers with a visitor's hero are drawn anew under her name.
  await globalThis.caches?.delete(`${COVERS_PREFIX}null`).catch(() => undefined);
  localStorage.setItem(ownerKey, memberId);
  restoreDraft(memberId);
  // Not waited for: what waits for her account goes on meanwhile.
  void adoptRecordings(memberId).catch(() => undefined);
}
