const running = new Map<string, Promise<unknown>>();

/**
 * Runs work of one name one after the other, in this page and, where the browser has locks, in all tabs. Rejects as the work
 * does; what waits behind it goes on. Without locks two tabs may work at once: all that is sent may be sent twice.
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
