/**
 * Has the service worker keep files of this site: asked for through it, they are in its stores from then on. Where there is
 * no worker nothing is fetched. Never throws; a file that could not be had is asked for another time.
 */
export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  try {
    if (!(await waitForWorker())) return;
    for (const address of addresses) {
      if (await caches.match(address, { ignoreVary: true })) continue;
      await (await fetch(address)).arrayBuffer();
    }
  } catch {
    // Without a network, or where nothing can be kept.
  }
}

/** Resolves once a worker answers for this page; false where there will be none. */
export async function waitForWorker(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  const workers = navigator.serviceWorker;
  await workers.ready;
  if (!workers.controller)
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  return true;
}
