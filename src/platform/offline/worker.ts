/**
 * The service worker: lets the app open without a network. It precaches the app's code and main pages at
 * install, and caches books, pictures and films on first use. Pages come from the server as long as it
 * responds.
 *
 * A new version waits until every page of the old one is closed: nothing reloads by itself, and nothing is
 * deleted while someone reads. Then the old version's files are removed.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { pageResponse } from './page-response.ts';
import { CACHE_PREFIX, cachedPagePath, type RequestKind, requestKind } from './request-rules.ts';

/** Filled in by `scripts/build/build-service-worker.ts`. */
declare const __OFFLINE__: {
  /** Files and pages to precache; a null revision means that the name contains a hash. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  /** The prerendered paths among them. */
  readonly pages: readonly string[];
  /** The path of the empty shell among them. */
  readonly shell: string;
};

/** After this time a cached page is shown: a train may have a signal that carries nothing. */
const NETWORK_TIMEOUT_S = 4;

const prerendered = new Set(__OFFLINE__.pages);

const is =
  (kind: RequestKind) =>
  ({ request, url }: { request: Request; url: URL }): boolean =>
    requestKind(request, url, location.origin) === kind;

/** Limits a cache to its most recently used entries; clears it when the device is full. */
const limitEntries = (maxEntries: number): WorkboxPlugin =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Treats a server error as a network failure: a cached copy is better than an error page. */
const rejectServerErrors = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(`answered ${response.status}`);
    return response;
  },
};

registerRoute(is('page'), ({ request, url }) =>
  pageResponse(
    fetch(request),
    () => matchPrecache(cachedPagePath(url.pathname, prerendered, __OFFLINE__.shell)),
    NETWORK_TIMEOUT_S * 1000,
  ),
);

precache([...__OFFLINE__.files]);
// Every address stands for itself: no index files, no ignored parameters.
addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

// Hashed code never changes: a page of an older version still finds its chunks here.
registerRoute(is('code'), new CacheFirst({ cacheName: `${CACHE_PREFIX}code`, plugins: [limitEntries(900)] }));

registerRoute(
  is('book'),
  new NetworkFirst({
    cacheName: `${CACHE_PREFIX}books`,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [rejectServerErrors, limitEntries(120)],
  }),
);

registerRoute(
  is('picture'),
  new StaleWhileRevalidate({
    cacheName: `${CACHE_PREFIX}pictures`,
    plugins: [rejectServerErrors, limitEntries(500)],
  }),
);

/**
 * Films are small and played repeatedly: each is fetched whole, once, and served in the ranges that players
 * request.
 */
registerRoute(is('film'), async ({ request, url, event }) => {
  const cache = await caches.open(`${CACHE_PREFIX}films`);
  const cached = await cache.match(url.pathname);
  const fetchAndCache = async (): Promise<Response> => {
    const response = await fetch(url.pathname);
    // The device is full; the film plays all the same.
    if (response.status === 200) await cache.put(url.pathname, response.clone()).catch(() => undefined);
    return response;
  };
  if (cached) (event as ExtendableEvent).waitUntil(fetchAndCache().catch(() => undefined));
  const film = cached ?? (await fetchAndCache());
  return request.headers.has('range') && film.status === 200 ? createPartialResponse(request, film) : film;
});

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

clientsClaim();
