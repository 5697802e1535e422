/**
 * The service worker: what makes the playroom open without a network. The app's code and main pages are fetched whole when
 * it is installed; books, pictures and films when they are seen. A page comes from the server as long as that answers.
 *
 * A new version waits until no page of the last one is open: nothing is ever taken from under a reading, and nothing
 * reloads by itself. Only then are the last version's files let go.
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

/** What the build hands over: `scripts/build/build-service-worker.ts`. */
declare const __OFFLINE__: {
  /** Files and pages to fetch at once; a revision of null: the name tells the content. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  /** Addresses among them that were drawn ahead. */
  readonly pages: readonly string[];
  /** The address among them that answers with the empty shell. */
  readonly shell: string;
};

/** Slower than this a kept page is shown: on a train a signal may be there and carry nothing. */
const NETWORK_TIMEOUT_S = 4;

const prerendered = new Set(__OFFLINE__.pages);

const is =
  (kind: RequestKind) =>
  ({ request, url }: { request: Request; url: URL }): boolean =>
    requestKind(request, url, location.origin) === kind;

/** A store that lets go of what was not asked for longest, and of everything when the device has no room. */
const limitEntries = (maxEntries: number): WorkboxPlugin =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** A server in trouble is a server that is away: what is kept is better than its excuse. */
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
// Each address stands for itself: no index files, no parameters.
addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

// The address of hashed code is its content, of any version: whoever still shows an old page finds its parts here.
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

/** Films are small and looked at again and again: each is fetched whole, once, and handed out in the parts players ask for. */
registerRoute(is('film'), async ({ request, url, event }) => {
  const cache = await caches.open(`${CACHE_PREFIX}films`);
  const cached = await cache.match(url.pathname);
  const fetchAndCache = async (): Promise<Response> => {
    const answer = await fetch(url.pathname);
    // No room for it: it plays all the same.
    if (answer.status === 200) await cache.put(url.pathname, answer.clone()).catch(() => undefined);
    return answer;
  };
  if (cached) (event as ExtendableEvent).waitUntil(fetchAndCache().catch(() => undefined));
  const film = cached ?? (await fetchAndCache());
  return request.headers.has('range') && film.status === 200 ? createPartialResponse(request, film) : film;
});

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

clientsClaim();
