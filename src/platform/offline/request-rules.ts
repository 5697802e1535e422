/**
 * What the service worker does with a request, as pure rules. It keeps what everybody may have and nothing else: no answer
 * about an account ever passes through its stores (docs/decisions/160-a-worker-of-workbox-modules.md).
 */

/**
 * `page`: a screen's address; `code`: a file whose name changes with its content; `book`: the open part of a book;
 * `picture`: a baked picture, `film`: one that plays.
 */
export type RequestKind = 'page' | 'code' | 'book' | 'picture' | 'film';

/** Where the worker's stores begin; a word follows. */
export const CACHE_PREFIX = 'playroom-public-';

/** Addresses that belong to the server: accounts, payments, health, the workshop. */
const SERVER_PATHS =
  /^\/(?:(?:auth|rest|functions|storage|realtime|graphql)\/v\d+|_system|dev|till|@[\w-]+)(?:\/|$)/;

const FILES: readonly (readonly [RequestKind, RegExp])[] = [
  ['code', /^\/assets\/[^/]+$/],
  ['book', /^\/books\/[^/]+\.json$/],
  ['film', /^\/stories\/.+\.(?:webm|mp4)$/],
  ['picture', /^\/(?:covers|pictures|art|paper|icons|stories)\/.+\.(?:avif|webp|png|svg)$/],
];

/** What a request is to the worker; null: it stays out of it, and the browser asks the server as ever. */
export function requestKind(
  request: Pick<Request, 'method' | 'mode'>,
  url: URL,
  origin: string,
): RequestKind | null {
  if (request.method !== 'GET' || url.origin !== origin || SERVER_PATHS.test(url.pathname)) return null;
  // A file opened in a tab of its own is a file, not a screen.
  const isFile = /\.[a-z\d]+$/i.test(url.pathname);
  if (request.mode === 'navigate') return isFile ? null : 'page';
  return FILES.find(([, pattern]) => pattern.test(url.pathname))?.[0] ?? null;
}

/** The kept page for an address: its own where the build drew one ahead, else the empty shell, which draws any screen. */
export function cachedPagePath(pathname: string, prerendered: ReadonlySet<string>, shell: string): string {
  const normalized = pathname.replace(/(.)\/+$/, '$1');
  return prerendered.has(normalized) ? normalized : shell;
}
