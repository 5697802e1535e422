/**
 * The service worker's rules for requests, as pure functions. It caches public files only: no response about an
 * account ever enters its caches (docs/decisions/160-a-worker-of-workbox-modules.md).
 */

/**
 * `page`: a screen's address; `code`: a hashed asset; `book`: the public part of a book; `picture`: a baked
 * picture; `film`: a video.
 */
export type RequestKind = 'page' | 'code' | 'book' | 'picture' | 'film';

/** Prefix of the worker's cache names. */
export const CACHE_PREFIX = 'playroom-public-';

/** Paths that belong to the server: accounts, payments, health, developer screens. */
const SERVER_PATHS =
  /^\/(?:(?:auth|rest|functions|storage|realtime|graphql)\/v\d+|_system|dev|till|@[\w-]+)(?:\/|$)/;

const FILES: readonly (readonly [RequestKind, RegExp])[] = [
  ['code', /^\/assets\/[^/]+$/],
  ['book', /^\/books\/[^/]+\.json$/],
  ['film', /^\/stories\/.+\.(?:webm|mp4)$/],
  ['picture', /^\/(?:covers|pictures|art|paper|icons|stories)\/.+\.(?:avif|webp|png|svg)$/],
];

/** Classifies a request; null means that the browser handles it without the worker. */
export function requestKind(
  request: Pick<Request, 'method' | 'mode'>,
  url: URL,
  origin: string,
): RequestKind | null {
  if (request.method !== 'GET' || url.origin !== origin || SERVER_PATHS.test(url.pathname)) return null;
  // A file opened in its own tab is not a screen.
  const isFile = /\.[a-z\d]+$/i.test(url.pathname);
  if (request.mode === 'navigate') return isFile ? null : 'page';
  return FILES.find(([, pattern]) => pattern.test(url.pathname))?.[0] ?? null;
}

/**
 * The cached page for a path: its own if the build prerendered one, else the empty shell, which renders any
 * screen.
 */
export function cachedPagePath(pathname: string, prerendered: ReadonlySet<string>, shell: string): string {
  const normalized = pathname.replace(/(.)\/+$/, '$1');
  return prerendered.has(normalized) ? normalized : shell;
}
