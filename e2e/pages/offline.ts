import { readdirSync, readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The book read offline. */
export const OFFLINE_BOOK = 'ocean-adventure';

/** Waits until the service worker has cached the app and controls this page. */
export const waitForServiceWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    await workers.ready;
    if (!workers.controller)
      await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  });

/** All cached addresses, by cache. */
export const cachedAddresses = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  });

/** Waits until a page, counted from 1, is open. */
export async function expectPage(page: Page, number: number): Promise<void> {
  // The title page counts as the first page, and turns by itself.
  await expect(page.locator('.rd-title-spread[data-place="here"]')).toBeHidden();
  await expect(
    page
      .getByText(new RegExp(`^Page ${number} of`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

/** The open page shows its picture. */
export const expectPictureDrawn = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('[data-place="here"] img.rd-frame')
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);

/** Waits until that book is on the device. */
export const waitForBookCached = (page: Page) =>
  expect
    .poll(async () => Object.values(await cachedAddresses(page)).flat())
    .toContain(`/books/${OFFLINE_BOOK}.json`);

/** Kills every process of a browser at once, found by its profile: as when a battery dies. */
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
