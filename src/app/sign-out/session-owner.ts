/**
 * Remembers which member used this device last, so that the next one finds none of her data. The clearing code
 * loads only when the member changed.
 */
const OWNER_KEY = 'playroom-here';

/** Call once the session is known. Resolves when no other member's data is visible; never rejects. */
export async function updateSessionOwner(memberId: string | null): Promise<void> {
  try {
    const last = localStorage.getItem(OWNER_KEY);
    if (last !== memberId)
      await (await import('./lazy-sign-out.ts')).switchAccount(OWNER_KEY, last, memberId);
  } catch {
    // Without storage there is no data of another member.
  }
}
