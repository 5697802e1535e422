/**
 * Called on any screen once the session is settled: sends pending heroes to the account. Loads no code while
 * none are pending. Resolves to ids of heroes that the account still lacks.
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
