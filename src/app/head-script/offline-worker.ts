const ADDRESS = '/service-worker.js';

/** The part of the browser's Trusted Types API used here; TypeScript has no types for it yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

/**
 * Starts the worker that opens the playroom without a network (`src/platform/offline/worker.ts`), once the page is hydrated
 * and idle; not in data-saving mode. A first visit's files were fetched before the worker ran, so it is told their names.
 */
export function startOfflineWorker(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  // Under Trusted Types only this policy may create a worker's address (server/http/security-headers.ts).
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS });
  const address = policy?.createScriptURL(ADDRESS) ?? ADDRESS;
  addEventListener('hydrated', () =>
    (window.requestIdleCallback ?? setTimeout)(() => {
      const { serviceWorker } = navigator;
      const isFirst = !serviceWorker.controller;
      const loadedUrls = () => [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))];
      serviceWorker
        .register(address)
        .then(() => serviceWorker.ready)
        .then(({ active }) => {
          if (isFirst) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedUrls() } });
        })
        .catch(() => undefined);
    }),
  );
}
