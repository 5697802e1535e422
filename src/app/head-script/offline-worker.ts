/**
 * Starts the worker that opens the playroom without a network (`src/platform/offline/worker.ts`), when the page is awake and has
 * nothing better to do; not where data are saved. What this page was made of came before there was anybody to keep it: it is told.
 */
export function startOfflineWorker(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  addEventListener('awake', () =>
    (window.requestIdleCallback ?? setTimeout)(() => {
      const { serviceWorker } = navigator;
      const isFirst = !serviceWorker.controller;
      const seen = () => [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))];
      serviceWorker
        .register('/service-worker.js')
        .then(() => serviceWorker.ready)
        .then(({ active }) => {
          if (isFirst) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: seen() } });
        })
        .catch(() => undefined);
    }),
  );
}
