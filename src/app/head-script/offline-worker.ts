const ADDRESS = '/service-worker.js';

/** What TypeScript does not know yet: a browser's Trusted Types, as far as they are needed here. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

/**
 * Starts the worker that opens the playroom without a network (`src/platform/offline/worker.ts`), when the page is awake and has
 * nothing better to do; not where data are saved. What this page was made of came before there was anybody to keep it: it is told.
 */
export function startOfflineWorker(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  // Where there are Trusted Types only this policy makes an address of a worker (server/http/security-headers.ts).
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS });
  const address = policy?.createScriptURL(ADDRESS) ?? ADDRESS;
  addEventListener('awake', () =>
    (window.requestIdleCallback ?? setTimeout)(() => {
      const { serviceWorker } = navigator;
      const isFirst = !serviceWorker.controller;
      const seen = () => [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))];
      serviceWorker
        .register(address)
        .then(() => serviceWorker.ready)
        .then(({ active }) => {
          if (isFirst) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: seen() } });
        })
        .catch(() => undefined);
    }),
  );
}
