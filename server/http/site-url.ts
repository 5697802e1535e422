/** By which of its names a family reached the site, for every link that leads them back. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isLoopback } from '../settings/setting-checks.ts';

/**
 * Where a family goes back to. This machine has several names, and a browser keeps what belongs to each apart: who
 * opened `localhost` and paid must not come back to `127.0.0.1`, signed out. Any other name is the operator's to say.
 */
export function siteUrlFor(request: Request, siteUrl: string): string {
  const site = new URL(siteUrl);
  const came = request.headers.get('origin') ?? request.url;
  if (!URL.canParse(came) || !isLoopback(site.hostname)) return siteUrl;
  const { hostname, port, protocol, origin } = new URL(came);
  return isLoopback(hostname) && port === site.port && protocol === site.protocol ? origin : siteUrl;
}

const reached = new AsyncLocalStorage<string>();

/** A `fetch` whose mails lead back to where its request came from, as far as `siteOf` allows. */
export const withSiteUrl =
  (fetch: (request: Request) => Promise<Response>, siteUrl: string) =>
  (request: Request): Promise<Response> =>
    reached.run(siteUrlFor(request, siteUrl), () => fetch(request));

/** The site's name in the request that is being answered; `siteUrl` where none is. */
export const currentSiteUrl = (siteUrl: string): string => reached.getStore() ?? siteUrl;
