import type { Page } from '@playwright/test';
import { readRows, waitForSync } from './pages/account-api.ts';
import { CreateCharacterPage } from './pages/create-character.ts';
import { expectToast, signInAsMember } from './pages/family.ts';
import { expectSaved, expectSaveFailed } from './pages/library.ts';
import {
  expectPage,
  expectPictureDrawn,
  OFFLINE_BOOK,
  waitForBookCached,
  waitForServiceWorker,
} from './pages/offline.ts';
import { expect, test } from './support/test.ts';

// Other tests block workers, which would answer before their mocked responses.
test.use({ serviceWorkers: 'allow' });

const next = (page: Page) => page.getByRole('button', { name: 'Next page', exact: true }).click();
const saveStory = (page: Page) => page.getByRole('button', { name: 'Save Story to Library' }).click();

test('with the network dropping in the middle of every step, the account ends with all changes', {
  tag: '@any-size',
}, async ({ page, context, expected }) => {
  expected.failure(/./);
  expected.consoleError(/The profile could not be loaded/);
  const member = await signInAsMember(page);
  const create = new CreateCharacterPage(page);
  await create.open();
  await waitForServiceWorker(page);
  const goOffline = () => context.setOffline(true);
  const back = () => context.setOffline(false);

  // A child is made offline, and saved online while the book opens.
  await goOffline();
  await create.name.fill('Zoë');
  await create.start.click();
  await expectToast(page, 'Kept on this device', 'Zoë will move there when we can.');
  await back();
  await page.goto(`/story-reader?story=${OFFLINE_BOOK}`);
  await expectPage(page, 1);
  await expect.poll(() => readRows(page, member, 'heroes?select=name')).toEqual([{ name: 'Zoë' }]);

  // Goes offline while a book is saved, and online while its pages are turned.
  await waitForBookCached(page);
  await page.route('**/rest/v1/rpc/save_progress', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await saveStory(page);
  await expectSaved(page, 'device');
  await goOffline();
  await next(page);
  await expectPage(page, 2);
  await back();
  await waitForSync(page);
  // The response is lost, not the request: sent twice, it counts once.
  await page.route(
    '**/rest/v1/rpc/save_progress',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await next(page);
  await expectPage(page, 3);
  await goOffline();
  await next(page);
  await expectPage(page, 4);
  await back();
  const ownEntries = 'library_entries?select=story_slug,page,rating';
  await expect
    .poll(() => readRows(page, member, ownEntries))
    .toEqual([{ story_slug: OFFLINE_BOOK, page: 4, rating: 0 }]);

  // Stars offline; offline again before the book is removed, and online after.
  await page.goto('/library');
  const sheet = page.getByRole('dialog', { name: 'Ocean Adventure' });
  const openSheet = () => page.getByRole('button', { name: 'Stars for Ocean Adventure' }).click();
  await expect(page.getByRole('article', { name: 'Ocean Adventure' })).toBeVisible();
  await goOffline();
  await openSheet();
  await sheet.getByTitle('4 stars').click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await back();
  await expect
    .poll(() => readRows(page, member, ownEntries))
    .toEqual([{ story_slug: OFFLINE_BOOK, page: 4, rating: 4 }]);
  await goOffline();
  await openSheet();
  await sheet.getByRole('button', { name: 'Remove Ocean Adventure from your shelf' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Story Library' })).toBeVisible();
  // These are samples now, which cannot be rated.
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Stars for/ })).toHaveCount(0);
  await back();
  await expect.poll(() => readRows(page, member, ownEntries)).toEqual([]);
});

test('two browsers of one member, each offline for a while, end at the furthest page', {
  tag: '@any-size',
}, async ({ page, context, browser, baseURL, expected }) => {
  expected.failure(/./);
  expected.consoleError(/The profile could not be loaded/);
  const member = await signInAsMember(page);
  const phones = await browser.newContext({
    baseURL: baseURL!,
    serviceWorkers: 'allow',
    storageState: await context.storageState(),
  });
  const phone = await phones.newPage();
  const place = () => readRows(page, member, 'library_entries?select=page,rating');
  await page.goto(`/story-reader?story=${OFFLINE_BOOK}`);
  await expectPage(page, 1);
  await waitForServiceWorker(page);
  await waitForBookCached(page);
  await saveStory(page);
  await next(page);
  await expectPage(page, 2);
  await expect.poll(place).toEqual([{ page: 2, rating: 0 }]);

  // The tablet reads on by itself; the phone continues from where the account is.
  await context.setOffline(true);
  await next(page);
  await expectPage(page, 3);
  await phone.goto('/library');
  await phone
    .getByRole('link', { name: /Continue.*Ocean Adventure/ })
    .first()
    .click();
  await expectPage(phone, 2);
  for (const number of [3, 4, 5]) {
    await next(phone);
    await expectPage(phone, number);
  }
  await expect.poll(place).toEqual([{ page: 5, rating: 0 }]);
  await next(page);
  await expectPage(page, 4);
  await context.setOffline(false);
  await waitForSync(page);
  expect(await place(), 'the tablet’s page is not as far').toEqual([{ page: 5, rating: 0 }]);

  // Stars here, pages there, at the same time.
  await phones.setOffline(true);
  await next(phone);
  await expectPage(phone, 6);
  await page.goto('/library');
  await page.getByRole('button', { name: 'Stars for Ocean Adventure' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ocean Adventure' });
  await sheet.getByTitle('5 stars').click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect.poll(place).toEqual([{ page: 5, rating: 5 }]);
  await phones.setOffline(false);
  await expect.poll(place).toEqual([{ page: 6, rating: 5 }]);
  for (const device of [page, phone]) {
    await device.goto('/library');
    await expect(device.getByRole('button', { name: /Stars for Ocean Adventure/ })).toHaveAccessibleName(
      /: 5 of 5$/,
    );
    // Shows the device's memory first; Continue leads to the account's position.
    await expect(device.getByRole('progressbar', { name: 'Ocean Adventure: read so far' })).toHaveAttribute(
      'aria-valuenow',
      String(Math.round((100 * 6) / 15)),
    );
    await device
      .getByRole('link', { name: /Continue.*Ocean Adventure/ })
      .first()
      .click();
    await expectPage(device, 6);
  }
  await phones.close();
});

test('loses nothing and signs nobody out while the server answers 500 for a minute, and sends everything later', {
  tag: '@any-size',
}, async ({ page, expected }) => {
  expected.failure(/(auth|rest|functions)\/v1/);
  expected.consoleError(/The profile could not be loaded|AuthRetryableFetchError/);
  const member = await signInAsMember(page);
  await page.clock.install();
  await page.goto(`/story-reader?story=${OFFLINE_BOOK}`);
  await expectPage(page, 1);
  let inTrouble = true;
  await page.route(/\/(auth|rest|functions)\/v1\//, (route) =>
    inTrouble ? route.fulfill({ status: 500, json: { message: 'x' } }) : route.fallback(),
  );
  // Its token needs a refresh just now.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('playroom-session')!);
    localStorage.setItem('playroom-session', JSON.stringify({ ...stored, expires_at: 1_700_000_000 }));
  });
  await page.reload();
  await expectPage(page, 1);
  await saveStory(page);
  await page.clock.fastForward(20_000);
  await expectSaved(page, 'device');
  await next(page);
  await expectPage(page, 2);
  await page.clock.fastForward(40_000);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('playroom-session'))).not.toBeNull();
  inTrouble = false;
  await page.clock.fastForward(60_000);
  await waitForSync(page);
  expect(await readRows(page, member, 'library_entries?select=story_slug,page')).toEqual([
    { story_slug: OFFLINE_BOOK, page: 2 },
  ]);
});

test('reports a full device, and saves to the account what the device cannot hold', {
  tag: '@any-size',
}, async ({ page, context, expected }) => {
  expected.consoleError(/./);
  await page.goto('/');
  const disk = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  const fillStorage = async () => {
    await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2)
        for (let n = 0; n < 3; n += 1)
          try {
            localStorage.setItem('others', (localStorage.getItem('others') ?? '') + 'x'.repeat(size));
          } catch {
            // Full to the last character.
          }
    });
  };
  await fillStorage();
  await page.goto(`/story-reader?story=${OFFLINE_BOOK}`);
  await expectPage(page, 1);
  await saveStory(page);
  const note = await expectSaveFailed(page, 'This device is full', 'stays only while this page is open');
  await next(page);
  await expectPage(page, 2);
  await expectPictureDrawn(page);
  // With room again, the note saves it, over a reload too.
  await disk.send('Storage.overrideQuotaForOrigin', { origin });
  await page.evaluate(() => localStorage.removeItem('others'));
  await note.getByRole('button', { name: 'Try again' }).click();
  await expectSaved(page);
  await expect(note).toHaveCount(0);
  await page.reload();
  await page.goto('/library');
  await expect(page.getByRole('article', { name: 'Ocean Adventure' })).toBeVisible();

  const member = await signInAsMember(page);
  await page.goto('/story-reader?story=neverland');
  await fillStorage();
  await page.reload();
  await expectPage(page, 1);
  await saveStory(page);
  await expectSaved(page);
  expect(await readRows(page, member, 'library_entries?select=story_slug')).toContainEqual({
    story_slug: 'neverland',
  });
});
