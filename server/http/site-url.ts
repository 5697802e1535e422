/** Which of its host names a family used, for links that lead back. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isLoopback } from '../settings/setting-checks.ts';

/**
 * The site's address for a request. This machine has several names, and browsers separate storage by name: a family
 * that opened `localhost` and paid must not return to `127.0.0.1`, signed out. For public sites only SITE_URL counts.
 */
export function siteUrlFor(request: Request, siteUrl: string): string {
  const site = new URL(siteUrl);
  const requestOrigin = request.headers.get('origin') ?? request.url;
  if (!URL.canParse(requestOrigin) || !isLoopback(site.hostname)) return siteUrl;
  const { hostname, port, protocol, origin } = new URL(requestOrigin);
  return isLoopback(hostname) && port === site.port && protocol === site.protocol ? origin : siteUrl;
}

const currentOrigin = new AsyncLocalStorage<string>();

/** Wraps `fetch` so that its mails link back to the request's host name, as far as `siteUrlFor` allows. */
export const withSiteUrl =
  (fetch: (request: Request) => Promise<Response>, siteUrl: string) =>
  (request: Request): Promise<Response> =>
    currentOrigin.run(siteUrlFor(request, siteUrl), () => fetch(request));

/** The site's address in the current request; `siteUrl` outside of one. */
export const currentSiteUrl = (siteUrl: string): string => currentOrigin.getStore() ?? siteUrl;
