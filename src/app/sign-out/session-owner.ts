/**
 * Remembers on the device which member was here last, so that whoever comes next finds nothing of hers. What there is to do
 * comes only when somebody has come or gone.
 */
const OWNER_KEY = 'playroom-here';

/** Called when it is certain who is here. Resolves once nothing of another member can be seen; never rejects. */
export async function updateSessionOwner(memberId: string | null): Promise<void> {
  try {
    const last = localStorage.getItem(OWNER_KEY);
    if (last !== memberId)
      await (await import('./lazy-sign-out.ts')).switchAccount(OWNER_KEY, last, memberId);
  } catch {
    // Where nothing can be stored there is nothing of anybody.
  }
}
