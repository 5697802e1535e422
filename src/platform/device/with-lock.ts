const running = new Map<string, Promise<unknown>>();

/**
 * Runs work under a name one after another, in this page and, where the browser supports locks, in all tabs.
 * Rejects as the work does; queued work still runs. Without locks two tabs may run at once, so the work must be
 * safe to repeat.
 */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const previous = running.get(name) ?? Promise.resolve();
  const result = previous.then(() =>
    navigator.locks ? navigator.locks.request(name, work) : work(),
  ) as Promise<Result>;
  running.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}
