import { test as bare, type TestInfo } from '@playwright/test';
import { test } from '../support/test.ts';
import { chromiumOf } from './chromium.ts';
import type { BrowserEngine } from './engine.ts';
import { findFirefox, findWebKit } from './find-browsers.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** A browser that Playwright does not drive; keeps a screenshot of a failure. */
const apart = bare.extend<{ start: (starting: Promise<BrowserEngine>) => Promise<BrowserEngine> }>({
  start: async ({}, use, info) => {
    let engine: BrowserEngine | undefined;
    await use(async (starting) => {
      engine = await starting;
      return engine;
    });
    if (info.status !== info.expectedStatus && engine)
      await engine.screenshot().then(
        (body) => info.attach('window', { body, contentType: 'image/png' }),
        () => undefined, // It shows nothing any more.
      );
    await engine?.close();
  },
});

/** Declares a journey once for each engine; one that is not installed is skipped. `site` is the product's address. */
export function inEveryEngine(
  title: string,
  journey: (engine: BrowserEngine, site: string, info: TestInfo) => Promise<void>,
): void {
  test(`${title} in Chromium`, async ({ page, baseURL }, info) => {
    await journey(chromiumOf(page), baseURL!, info);
  });

  apart(`${title} in Firefox`, async ({ start, baseURL }, info) => {
    const program = findFirefox();
    apart.skip(!program, 'Firefox is not installed here.');
    await journey(await start(startFirefox(program!)), baseURL!, info);
  });

  apart(`${title} in WebKit`, async ({ start, baseURL }, info) => {
    const programs = findWebKit();
    apart.skip(!programs, 'WebKit and its driver are not installed here.');
    await journey(await start(startWebKit(programs!)), baseURL!, info);
  });
}
