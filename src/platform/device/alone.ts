const running = new Map<string, Promise<unknown>>();

/**
 * Runs work of one name one after the other, in this page and, where the browser has locks, in all tabs. Rejects as the work
 * does; what waits behind it goes on. Without locks two tabs may work at once: all that is sent may be sent twice.
 */
export function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = running.get(name) ?? Promise.resolve();
  const mine = before.then(() =>
    navigator.locks ? navigator.locks.request(name, work) : work(),
  ) as Promise<Result>;
  running.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
}
