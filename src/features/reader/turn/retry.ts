/** Retries of loading the turning engine: SPEC §9. */
export const ENGINE_TRIES = 50;
export const ENGINE_WAIT_MS = 100;

/**
 * Calls `load` until it succeeds, at most `tries` times with `waitMs` between, and stops early when `signal` is
 * aborted. Resolves to null if it never succeeded; does not reject. The first try runs in its own task: an
 * import makes the browser list its files, which does not belong into hydration.
 */
export async function retry<T>(
  load: () => Promise<T>,
  signal: AbortSignal,
  tries = ENGINE_TRIES,
  waitMs = ENGINE_WAIT_MS,
): Promise<T | null> {
  for (let n = 0; n < tries; n++) {
    await new Promise((done) => setTimeout(done, n > 0 ? waitMs : 0));
    if (signal.aborted) break;
    try {
      return await load();
    } catch {
      // A lost connection or a chunk of an older release: the next try may find it.
    }
  }
  return null;
}
