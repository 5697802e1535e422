import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
} from '@playwright/test';

export { expect } from '@playwright/test';

/** Failures that a test causes on purpose. */
type Expected = {
  /** Console errors whose text matches are allowed. */
  consoleError: (pattern: RegExp) => void;
  /** Failed requests and 4xx or 5xx responses whose address matches are allowed. */
  failure: (pattern: RegExp) => void;
};

/** Makes a page's navigation methods wait until the app is interactive, as a user would. */
function waitsUntilAwake(page: Page): void {
  const awake = () => page.locator('html:not([data-hydration])').waitFor({ state: 'attached' });
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (options?.waitUntil !== 'commit') await awake();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (options?.waitUntil !== 'commit') await awake();
    return response;
  };
}

let visitors = 0;

/** Watches a context and every page opened in it. */
type WatchPages = (context: BrowserContext, options?: { javaScriptEnabled?: boolean }) => BrowserContext;

/**
 * The base of every test. It fails on any console error, uncaught exception, failed request, response of 400 or more,
 * or request to another host, unless the test declared it beforehand. `biome.json` bans Playwright's own `test` and
 * `chromium`, so that no test bypasses it.
 */
export const test = base.extend<{
  expected: Expected;
  watch: WatchPages;
  /** Opens a browser on its own profile (a folder), which can be closed or killed and reopened. */
  openProfile: (profile: string, args?: readonly string[]) => Promise<BrowserContext>;
}>({
  // Each test is a family of its own to the server's rate limits, also after a failure has ended a worker.
  extraHTTPHeaders: async ({}, use, info) => {
    visitors += 1;
    await use({
      'x-forwarded-for': `10.${info.workerIndex & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    });
  },
  expected: async ({}, use) => {
    const patterns = { console: [] as RegExp[], failures: [] as RegExp[] };
    await use(
      Object.assign(
        {
          consoleError: (pattern: RegExp) => void patterns.console.push(pattern),
          failure: (pattern: RegExp) => void patterns.failures.push(pattern),
        },
        { patterns },
      ),
    );
  },
  watch: [
    async ({ context, baseURL, expected }, use, info) => {
      const { patterns } = expected as Expected & { patterns: { console: RegExp[]; failures: RegExp[] } };
      const surprises: string[] = [];
      const ownHost = new URL(baseURL!).host;
      const fine = (list: RegExp[], text: string) => list.some((pattern) => pattern.test(text));
      const onRequest = (request: Request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.host !== ownHost)
          surprises.push(`request to another host: ${url.host}`);
      };
      const onFailure = (request: Request) => {
        const reason = request.failure()?.errorText ?? '';
        // Leaving a page aborts its loads; the browser aborts a video that has buffered enough. Without scripts enabled
        // it refuses to load them.
        if (reason === 'net::ERR_ABORTED' || (reason === 'csp' && request.url().endsWith('.js'))) return;
        if (!fine(patterns.failures, request.url()))
          surprises.push(`request failed: ${request.url()} ${reason}`);
      };
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() !== 'error') return;
        const text = `${message.text()} ${message.location().url}`;
        const ofNetwork = message.text().startsWith('Failed to load resource');
        if (ofNetwork || fine(patterns.console, text)) return;
        surprises.push(`console error: ${text}`);
      };
      const openWatched: WatchPages = (watching, { javaScriptEnabled = true } = {}) => {
        const onPage = (page: Page) => {
          if (javaScriptEnabled) waitsUntilAwake(page);
          page.on('console', onConsole);
          page.on('pageerror', (error) => {
            if (!fine(patterns.console, error.message)) surprises.push(`uncaught: ${error.message}`);
          });
        };
        watching.on('request', onRequest);
        watching.on('requestfailed', onFailure);
        watching.on('response', (response) => {
          // A request that server/engine/api-schema.ts does not list always fails a test.
          if (response.headers()['x-unlisted'])
            surprises.push(`on no list: ${response.request().method()} ${response.url()}`);
          if (response.status() >= 400 && !fine(patterns.failures, response.url()))
            surprises.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
        });
        watching.on('page', onPage);
        watching.pages().forEach(onPage);
        return watching;
      };
      openWatched(context);
      // A family's other devices are watched too.
      const browser = context.browser()!;
      const { newContext } = browser;
      browser.newContext = async (options) => openWatched(await newContext.call(browser, options), options);
      await use(openWatched);
      browser.newContext = newContext;
      if (surprises.length && info.status === 'passed')
        throw new Error(`Unexpected:\n${[...new Set(surprises)].join('\n')}`);
    },
    { auto: true },
  ],
  openProfile: async ({ watch, launchOptions, baseURL }, use) => {
    await use(async (profile, extra = []) =>
      watch(
        await chromium.launchPersistentContext(profile, {
          ...launchOptions,
          args: [...(launchOptions.args ?? []), ...extra],
          baseURL: baseURL!,
          serviceWorkers: 'allow',
        }),
      ),
    );
  },
});
