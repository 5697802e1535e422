/**
 * Called when it is certain who is here, on any screen: what waits on this device moves to the member's account. Weighs
 * nothing while nothing waits.
 */
export function keepHeroes(memberId: string | null): void {
  try {
    const waiting = localStorage.getItem('playroom-heroes');
    if (memberId === null || !waiting || waiting === '[]') return;
    void import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting(memberId)).catch(() => undefined);
  } catch {
    // Storage is forbidden here: nothing can wait in it either.
  }
}
