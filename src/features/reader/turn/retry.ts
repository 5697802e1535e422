/** Waits between tries of loading the turning engine: SPEC §9. */
export const ENGINE_TRIES = 50;
export const ENGINE_WAIT_MS = 100;

/**
 * Calls `load` until it succeeds, at most `tries` times with `waitMs` between them, and stops early when `signal`
 * is aborted. Resolves to null when it never succeeded; it does not reject.
 */
export async function retry<T>(
  load: () => Promise<T>,
  signal: AbortSignal,
  tries = ENGINE_TRIES,
  waitMs = ENGINE_WAIT_MS,
): Promise<T | null> {
  for (let n = 0; n < tries; n++) {
    if (n > 0) await new Promise((done) => setTimeout(done, waitMs));
    if (signal.aborted) break;
    try {
      return await load();
    } catch {
      // A lost connection or a chunk of an older release: the next try may find it.
    }
  }
  return null;
}
