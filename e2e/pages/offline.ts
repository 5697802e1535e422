import { readdirSync, readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The book that is read where the network goes. */
export const OFFLINE_BOOK = 'ocean-adventure';

/** Until the service worker has fetched the app and answers for this page. */
export const waitForServiceWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    await workers.ready;
    if (!workers.controller)
      await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  });

/** The addresses of everything that the page's stores hold, by store. */
export const cachedAddresses = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  });

/** Until a page, counted from 1, lies open. */
export const expectPage = (page: Page, number: number) =>
  expect(
    page
      .getByText(new RegExp(`^Page ${number} of`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

/** The page that lies open shows its picture. */
export const expectPictureDrawn = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('[data-place="here"] img.rd-frame')
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);

/** Until that book is on the device. */
export const waitForBookCached = (page: Page) =>
  expect
    .poll(async () => Object.values(await cachedAddresses(page)).flat())
    .toContain(`/books/${OFFLINE_BOOK}.json`);

/** Ends every process of a browser at once, by the profile it was started on: as when a battery is empty. */
export async function killBrowser(profile: string, context: BrowserContext): Promise<void> {
  const closed = context.waitForEvent('close');
  for (const pid of readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid,
  )) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`--user-data-dir=${profile}`))
        process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
  await closed;
}
