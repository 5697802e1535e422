import type { Page } from '@playwright/test';
import { closedBooks, openBook, turnToPage, withHeroes } from './pages/books.ts';
import { delayRequests } from './support/delay-requests.ts';
import { expect, test } from './support/test.ts';

/** Independent of window size: it tests timing. */
const ANY_SIZE = { tag: '@any-size' };

const SCREENS = [
  { path: '/', code: /\/assets\/Home-.*\.js$/, field: 'Search stories', role: 'searchbox' },
  { path: '/explore', code: /\/assets\/Explore-.*\.js$/, field: 'Search stories', role: 'searchbox' },
  { path: '/library', code: /\/assets\/Library-.*\.js$/, field: 'Search your library', role: 'searchbox' },
  {
    path: '/create-character',
    code: /\/assets\/CreateCharacter-.*\.js$/,
    field: 'Hero name',
    role: 'textbox',
  },
  { path: '/signup', code: /\/assets\/SignUp-.*\.js$/, field: 'First Name', role: 'textbox' },
] as const;

const isAwake = (page: Page) => expect(page.locator('html:not([data-hydration])')).toBeAttached();

for (const { path, code, field: name, role } of SCREENS) {
  test(
    `${path}: keeps text typed before its code loads, with selection and focus`,
    ANY_SIZE,
    async ({ page }) => {
      const letGo = await delayRequests(page, code);
      await page.goto(path, { waitUntil: 'commit' });
      const field = page.getByRole(role, { name, exact: true });
      await field.click();
      await page.keyboard.type('Chartte');
      for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowLeft');
      letGo();
      // Types the rest while React hydrates the page.
      await page.keyboard.type('lo', { delay: 40 });
      await isAwake(page);
      await expect(field).toHaveValue('Charlotte');
      await expect(field).toBeFocused();
      expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6);
      await page.keyboard.type('!');
      await expect(field).toHaveValue('Charlo!tte');
    },
  );
}

test('uses text typed before a screen was interactive', ANY_SIZE, async ({ page }) => {
  const create = await delayRequests(page, SCREENS[3].code);
  await page.goto('/create-character', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Hero name' }).fill('Charlotte');
  await page.getByRole('radio', { name: 'She' }).check({ force: true });
  create();
  await expect(page.getByRole('button', { name: 'Start Adventure' })).toBeEnabled();
  await expect(page.getByRole('radio', { name: 'She' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Hero name' })).toHaveValue('Charlotte');
  await expect(page.getByRole('radio', { name: 'She' })).toBeChecked();

  const signUp = await delayRequests(page, SCREENS[4].code);
  await page.goto('/signup', { waitUntil: 'commit' });
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Good!one1');
  signUp();
  await isAwake(page);
  await expect(password).toHaveValue('Good!one1');
  await expect(page.locator('.field', { has: password })).toHaveAttribute('data-state', 'valid');

  const explore = await delayRequests(page, SCREENS[1].code);
  await page.goto('/explore', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('ice kingdom');
  explore();
  await expect(page).toHaveURL(/ice/);
});

test(
  'keeps a name typed on a slow phone on fast 3G while the screen becomes interactive',
  ANY_SIZE,
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    await page.goto('/create-character', { waitUntil: 'commit' });
    const name = page.getByRole('textbox', { name: 'Hero name' });
    await name.click();
    await page.keyboard.type('Charlotte', { delay: 500 });
    await isAwake(page);
    await expect(name).toHaveValue('Charlotte');
    await expect(page.getByRole('button', { name: 'Start Adventure' })).toBeEnabled();
  },
);

test('turns the page for a key pressed before the book’s code loads', ANY_SIZE, async ({ page }) => {
  const letGo = await delayRequests(page, /\/assets\/StoryReader-.*\.js$/);
  await page.goto('/story-reader', { waitUntil: 'commit' });
  await expect(page.locator('.rd-text').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  letGo();
  await expect(page.locator('.rd-spread[data-place="here"]')).toHaveAttribute('data-page', '1');
});

test('answers a key pressed in the moment a reloaded book appears', ANY_SIZE, async ({ page }) => {
  await withHeroes(page);
  const { slug, spreads } = closedBooks()[0]!;
  await openBook(page, slug);
  for (let n = 2; n <= spreads.length; n += 1) await turnToPage(page, n);
  // Presses before React runs what may wait until after the paint.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      // The prerendered sample is hidden beneath.
      if (!document.querySelector('.rd-spread[data-place="here"]:not(.reader-sample *)')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'The story goes on' })).toBeVisible();
});

test('sends a log-in that a password manager filled without events', ANY_SIZE, async ({ page, expected }) => {
  expected.failure(/\/auth\/v1\/token/);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  const [email, password] = [dialog.getByLabel('Email'), dialog.getByLabel('Password', { exact: true })];
  for (const [field, value] of [
    [email, 'mila@example.com'],
    [password, 'wrong-Pass-1'],
  ] as const)
    await field.evaluate((input: HTMLInputElement, filled) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled);
    }, value);
  await dialog.getByRole('button', { name: 'Show password' }).click();
  const loginRequest = page.waitForRequest(/\/auth\/v1\/token/);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  expect((await loginRequest).postDataJSON()).toMatchObject({
    email: 'mila@example.com',
    password: 'wrong-Pass-1',
  });
  await expect(password).toHaveValue('wrong-Pass-1');
});
