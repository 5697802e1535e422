/** What a tab shows after a newer version has replaced its own. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInAsMember } from './pages/family.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Record<
  string,
  { file: string; name: string }
>;
/** The built file of a module: its own, or the shared one that is named after it. */
const fileOf = (source: string) => {
  const name = /([^/]+)\.tsx?$/.exec(source)?.[1];
  const chunk = manifest[source] ?? Object.values(manifest).find((entry) => entry.name === name);
  return `**/${chunk!.file}`;
};
const ENTRY = manifest['index.html']!.file;
const UPDATE_MESSAGE = 'There is a newer Story Playroom. Everything you made is safe.';

/** Simulates a deploy: the server has a new version, and files of the old one that were not loaded are gone. */
async function deploy(page: Page, ...removedChunks: string[]): Promise<void> {
  const { origin } = new URL(page.url());
  for (const source of removedChunks)
    await page.route(fileOf(source), (route) => route.fulfill({ status: 404 }));
  await page.route(
    (url) => url.origin === origin && !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'fetch') {
        // After the reload it is the newer version, with its own files.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        return route.continue();
      }
      const response = await route.fetch();
      return route.fulfill({
        response: response,
        body: (await response.text()).replaceAll(ENTRY, ENTRY.replace('index-', 'newer-')),
      });
    },
  );
}

test.describe('after an update', { tag: '@any-size' }, () => {
  test.beforeEach(({ expected }) => {
    expected.failure(/assets/);
    expected.consoleError(/A screen failed|Failed to fetch dynamically imported module/);
  });

  test('an old tab reports a missing part, and stays usable until the reload', async ({ page }) => {
    await page.goto('/explore');
    await deploy(page, 'src/features/auth/LogInDialog.tsx');
    await page.getByRole('searchbox').fill('dragon');
    await page.getByRole('button', { name: 'Log In' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(UPDATE_MESSAGE);
    await expect(page.getByRole('searchbox')).toHaveValue('dragon');
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Open it' }).click();
    await expect(alert).toHaveCount(0);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('dialog', { name: /Welcome back|Log in/i })).toBeVisible();
  });

  test('reloads by itself when a screen’s code is gone', async ({ page }) => {
    await page.goto('/');
    await deploy(page, 'src/app/routes/Library.tsx');
    await page.getByRole('link', { name: 'Library' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Story Library' })).toBeVisible();
    await expect(page).toHaveURL('/library');
  });
});

test('treats a single failed request as no update', { tag: '@any-size' }, async ({ page, expected }) => {
  expected.failure(/assets/);
  expected.consoleError(/A screen failed|Failed to fetch dynamically imported module/);
  await page.goto('/explore');
  await page.route(fileOf('src/features/auth/LogInDialog.tsx'), (route) => route.abort());
  const explorePage = page.waitForResponse((response) => new URL(response.url()).pathname === '/explore');
  await page.getByRole('button', { name: 'Log In' }).click();
  await (await explorePage).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a screen whose code cannot be loaded says so, and tries again on request', {
  tag: '@any-size',
}, async ({ page, expected }) => {
  expected.failure(/assets/);
  expected.consoleError(/A screen failed|Failed to fetch dynamically imported module/);
  await page.goto('/privacy');
  let requestCount = 0;
  await page.route(fileOf('src/app/routes/SignUp.tsx'), (route) => {
    requestCount += 1;
    return route.abort();
  });
  await page.getByRole('link', { name: 'Sign Up' }).filter({ visible: true }).first().click();
  const torn = page.getByRole('alert');
  await expect(torn).toContainText('Everything you made is safe.');
  await expectAccessible(page);
  // The preload on hover, the press, and the screen that should be drawn.
  expect(requestCount).toBeLessThanOrEqual(3);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await torn.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'First Name' })).toBeVisible();
});

test('stays on the page offline, before anything is cached', { tag: '@any-size' }, async ({
  page,
  context,
  expected,
}) => {
  expected.failure(/./);
  expected.consoleError(/A screen failed|Failed to fetch dynamically imported module/);
  await page.goto('/explore');
  // The code of the update notice cannot be loaded either, which is handled where it is shown.
  const missed = page.waitForEvent('console', (message) => message.text().startsWith('A screen failed'));
  await context.setOffline(true);
  await missed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('reports nothing when the page is left while its parts load', { tag: '@any-size' }, async ({
  page,
  expected,
}) => {
  expected.failure(/assets/);
  await signInAsMember(page);
  await page.clock.install();
  let onBroken = () => {};
  const broke = new Promise<void>((resolve) => {
    onBroken = resolve;
  });
  await page.route(fileOf('src/features/auth/api/load-profile.ts'), async (route) => {
    await route.abort('aborted');
    onBroken();
  });
  await page.goto('/explore');
  await broke;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
