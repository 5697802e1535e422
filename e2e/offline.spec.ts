import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { withHeroes } from './pages/books.ts';
import { expectToast, signInAsMember } from './pages/family.ts';
import { expectSaved } from './pages/library.ts';
import {
  cachedAddresses,
  expectPage,
  expectPictureDrawn,
  killBrowser,
  OFFLINE_BOOK,
  waitForBookCached,
  waitForServiceWorker,
} from './pages/offline.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

// Other tests block workers, which would answer before their mocked responses.
test.use({ serviceWorkers: 'allow' });

const offlineButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Offline' });
/** Runs a test on a temporary browser profile. */
async function onOwnProfile(run: (profile: string) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'story-playroom-profile-'));
  try {
    await run(profile);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}
/** Every address is unreachable, whatever the browser thinks of its network. */
const NOWHERE = ['--proxy-server=127.0.0.1:9', '--proxy-bypass-list=<-loopback>'];

test('reading continues when the network is lost, and reaches the account later', {
  tag: '@any-size',
}, async ({ page, context, expected }) => {
  expected.failure(/./);
  expected.consoleError(/The profile could not be loaded/);
  await signInAsMember(page);
  await page.goto(`/story-reader?story=${OFFLINE_BOOK}`);
  await waitForServiceWorker(page);
  await expectPage(page, 1);
  await waitForBookCached(page);
  await context.setOffline(true);
  await expect(offlineButton(page)).toBeVisible();
  await expectAccessible(page);
  await offlineButton(page).click();
  await expectToast(page, 'You are offline', 'goes to your account when the network is back');
  for (const number of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next page', exact: true }).click();
    await expectPage(page, number);
    await expectPictureDrawn(page);
  }
  await page.getByRole('button', { name: 'Save Story to Library' }).click();
  await expectSaved(page, 'device');
  await page.reload();
  await expectPage(page, 4);
  await expectPictureDrawn(page);
  await page.getByRole('link', { name: 'Library' }).first().click();
  const saved = page.getByRole('article', { name: 'Ocean Adventure' });
  await expect(saved).toContainText('waiting for the network');
  // A screen never opened before: by a link, and by its address.
  await page.goto('/story/neverland');
  await expect(page.getByRole('heading', { level: 1, name: 'Neverland' })).toBeVisible();
  await page.goto('/library');
  await context.setOffline(false);
  await expect(offlineButton(page)).toHaveCount(0);
  await expect(saved).not.toContainText('waiting for the network');
  // The worker's caches contain nothing of the account.
  const cachedPaths = await cachedAddresses(page);
  expect(Object.values(cachedPaths).flat().length).toBeGreaterThan(300);
  expect(
    Object.values(cachedPaths)
      .flat()
      .filter((url) => /^\/(auth|rest|functions)\/|^\/config|^\/dev/.test(url)),
  ).toEqual([]);
});

test('a killed browser reopens offline at the same page', {
  tag: '@any-size',
}, async ({ openProfile, expected }) => {
  // Nothing answers in the second part.
  expected.failure(/./);
  await onOwnProfile(async (profile) => {
    let context = await openProfile(profile);
    let page = await context.newPage();
    await withHeroes(page);
    await page.goto(`/story-reader?story=${OFFLINE_BOOK}`);
    await waitForServiceWorker(page);
    await waitForBookCached(page);
    await page.getByRole('button', { name: 'Save Story to Library' }).click();
    await expectSaved(page);
    await expectPage(page, 1);
    await page.getByRole('button', { name: 'Next page', exact: true }).click();
    await expectPage(page, 2);
    await killBrowser(profile, context);

    // Every address is unreachable now, whatever the browser thinks of its network.
    context = await openProfile(profile, NOWHERE);
    page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/library');
    await page
      .getByRole('article', { name: 'Ocean Adventure' })
      .getByRole('link', { name: /Continue/ })
      .click();
    await expectPage(page, 2);
    await expectPictureDrawn(page);
    await context.close();
  });
});

test('after one visit to Home, a cold start offline reads a book, and saves it as PDF', {
  tag: '@any-size',
}, async ({ openProfile, expected }) => {
  // Nothing answers in the second part.
  expected.failure(/./);
  await onOwnProfile(async (profile) => {
    let context = await openProfile(profile);
    let page = await context.newPage();
    await page.goto('/');
    await waitForServiceWorker(page);
    await context.close();

    context = await openProfile(profile, NOWHERE);
    page = await context.newPage();
    await withHeroes(page);
    await page.goto('/explore');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/story-reader');
    await page.locator('.rd-stage').focus();
    await page.keyboard.press('End');
    await page.locator('.rd-spread[data-page="2"][data-place="here"]').waitFor();
    await expectPictureDrawn(page);
    await page.keyboard.press('ArrowRight');
    const doneDialog = page.getByRole('dialog', { name: 'Great Work!' });
    await doneDialog.getByRole('button', { name: 'Keep as a book' }).click();
    const keepsakeDialog = page.getByRole('dialog', { name: 'Keep as a book' });
    await keepsakeDialog.getByRole('button', { name: 'Make the book' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      keepsakeDialog.getByRole('link', { name: 'Save' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('half-a-star-mila.pdf');
    await context.close();
  });
});
