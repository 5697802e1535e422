import { takeDraftUp } from '../../features/hero/draft.ts';
import { COVERS_PREFIX } from '../../features/library/storage-keys.ts';
import { adoptRecordings } from '../../features/reader/recording/store.ts';
import { forgetMember } from './forget-member.ts';

/**
 * Somebody else is here than before: forgets who has left, and gives who has come what she had begun and what was recorded before. `noted`
 * is the key under which the device remembers who is here.
 */
export async function changedHands(
  noted: string,
  last: string | null,
  memberId: string | null,
): Promise<void> {
  if (last !== null) await forgetMember(last);
  if (memberId === null) return localStorage.removeItem(noted);
  // Covers with a visitor's hero are drawn anew under her name.
  await globalThis.caches?.delete(`${COVERS_PREFIX}null`).catch(() => undefined);
  localStorage.setItem(noted, memberId);
  takeDraftUp(memberId);
  // Not waited for: what waits for her account goes on meanwhile.
  void adoptRecordings(memberId).catch(() => undefined);
}
