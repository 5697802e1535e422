/** Keeps the screen on where the browser can, until the returned function is called. A hidden page loses the lock. */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let stopped = false;
  const requestLock = () => {
    if (document.hidden) return;
    navigator.wakeLock.request('screen').then(
      (sentinel) => {
        if (stopped) void sentinel.release();
        else lock = sentinel;
      },
      // Refused, as with a low battery: the screen sleeps as usual.
      () => undefined,
    );
  };
  requestLock();
  document.addEventListener('visibilitychange', requestLock);
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', requestLock);
    void lock?.release();
  };
}
