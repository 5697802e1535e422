/**
 * Called when it is certain who is here, on any screen: what waits on this device moves to the member's account. Weighs
 * nothing while nothing waits. Answers with the ids of heroes that the account does not have afterwards.
 */
export async function syncHeroes(memberId: string | null): Promise<ReadonlySet<string>> {
  let waiting: string | null = null;
  try {
    waiting = localStorage.getItem('playroom-heroes');
  } catch {
    // Without storage nothing can be pending.
  }
  if (memberId === null || !waiting || waiting === '[]') return new Set();
  return (await import('./send-heroes.ts')).sendAndListMissing(memberId);
}
