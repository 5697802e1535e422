/**
 * Called when it is certain who is here, on any screen: what waits on this device moves to the member's account. Weighs
 * nothing while nothing waits. Answers with the ids of heroes that the account does not have afterwards; never rejects.
 */
export async function keepHeroes(memberId: string | null): Promise<ReadonlySet<string>> {
  try {
    const waiting = localStorage.getItem('playroom-heroes');
    if (memberId === null || !waiting || waiting === '[]') return new Set();
    const [{ sendWaiting }, { deviceHeroes, entriesOf }] = await Promise.all([
      import('./send-waiting.ts'),
      import('./device-heroes.ts'),
    ]);
    await sendWaiting(memberId);
    const left = entriesOf(deviceHeroes.get(), memberId).filter(({ change }) => change === 'new');
    return new Set(left.map(({ hero }) => hero.id));
  } catch {
    // Storage is forbidden here, and nothing can wait in it either; or there is no network.
    return new Set();
  }
}
