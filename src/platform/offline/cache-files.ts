/**
 * Fetches same-origin files through the service worker, which caches them. Does nothing without a worker. Never
 * throws; a file that failed is fetched another time.
 */
export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  try {
    if (!(await waitForWorker())) return;
    for (const address of addresses) {
      if (await caches.match(address, { ignoreVary: true })) continue;
      await (await fetch(address)).arrayBuffer();
    }
  } catch {
    // Offline, or storage is blocked.
  }
}

/** Resolves when a worker controls this page; false where there will be none. */
export async function waitForWorker(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  const workers = navigator.serviceWorker;
  await workers.ready;
  if (!workers.controller)
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  return true;
}
