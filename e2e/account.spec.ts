import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectToast, type Family, logIn, newFamily, signInAsMember } from './pages/family.ts';
import { gate, passGate } from './pages/grown-up.ts';
import { expectSaved } from './pages/library.ts';
import { expectAccessible } from './support/axe.ts';
import { linkFromMail } from './support/mail.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{
  /** Logs a family in on another device. */
  otherDevice: (family: Family) => Promise<Page>;
}>({
  otherDevice: async ({ browser, baseURL, expected }, use) => {
    // It learns that it was signed out when it refreshes its session.
    expected.failure(/(auth|rest|functions)\/v1\//);
    const context = await browser.newContext({ baseURL: baseURL! });
    await use(async (family) => {
      const page = await context.newPage();
      await page.goto('/');
      await logIn(page, family);
      return page;
    });
    await context.close();
  },
});

/** A device learns that it was signed out when it refreshes its session. */
async function expectSignedOutAtRenewal(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('playroom-session') ?? '{}');
    localStorage.setItem('playroom-session', JSON.stringify({ ...stored, expires_at: 1_700_000_000 }));
  });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeVisible();
}

test('the grown-up gate asks again after a wrong number, and only once a visit', {
  tag: '@any-size',
}, async ({ page }) => {
  await signInAsMember(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(gate(page)).toBeVisible();
  await expectAccessible(page);
  await gate(page).getByLabel('In figures').fill('1');
  await gate(page).getByRole('button', { name: 'Go on' }).click();
  await expect(gate(page).getByText('Not quite. Here is another one')).toBeVisible();
  await expectAccessible(page);
  await passGate(page);
  await expect(page.getByRole('dialog', { name: 'Change your email' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('dialog', { name: 'Everything we keep' })).toBeVisible();
});

test('names can be changed, in the header too; blank names are rejected', { tag: '@any-size' }, async ({
  page,
}) => {
  await signInAsMember(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change names' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your names' });
  // Errors don't appear in the middle of a word, and a pressable button says what is missing.
  await dialog.getByLabel('First Name').fill(' ');
  await expect(dialog.getByText('First name is required')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save names' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('First Name').fill('Zoë');
  await dialog.getByLabel("Adventurer's Name").fill('小明 <i>');
  await dialog.getByRole('button', { name: 'Save names' }).click();
  await expectToast(page, 'Names changed', 'That is how we call you from now on.');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zoë' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë' })).toBeVisible();
  await expect(page.getByText('小明 <i>', { exact: true })).toBeVisible();
});

test('the email changes once both mailboxes have confirmed', { tag: '@any-size' }, async ({ page }) => {
  const family = await signInAsMember(page);
  const newEmail = newFamily().email.replace('anna', 'new');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change email' }).click();
  await passGate(page);
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await expectAccessible(page);
  await dialog.getByLabel('New email').fill(newEmail);
  await dialog.getByRole('button', { name: 'Send both letters' }).click();
  await expect(dialog.getByRole('status')).toContainText('Open both letters');
  const links = [
    await linkFromMail(family.email, 'email_change'),
    await linkFromMail(newEmail, 'email_change'),
  ];
  const open = async (link: string) => {
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
  };
  await open(links[0]!);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more to go');
  await expectAccessible(page);
  await open(links[1]!);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All done!');
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Your family' })).toContainText(newEmail);
});

test('changing the password signs other devices out', { tag: '@any-size' }, async ({ page, otherDevice }) => {
  const family = await signInAsMember(page);
  const other = await otherDevice(family);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  await passGate(page);
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await dialog.getByLabel('New password', { exact: true }).fill('paper-star-3!');
  await dialog.getByLabel('Confirm new password', { exact: true }).fill('paper-star-3');
  await expect(dialog.getByText("Passwords don't match")).toHaveCount(0);
  await dialog.getByLabel('New password', { exact: true }).focus();
  await expect(dialog.getByText("Passwords don't match")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Confirm new password', { exact: true }).fill('paper-star-3!');
  await dialog.getByRole('button', { name: 'Save new password' }).click();
  await expectToast(page, 'Password changed', 'Every other device has been signed out.');
  await expectSignedOutAtRenewal(other);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: family.first })).toBeVisible();
});

test('lists devices, and signs one out from another', { tag: '@any-size' }, async ({
  page,
  otherDevice,
  expected,
}) => {
  expected.consoleError(/Refresh Token/i);
  const family = await signInAsMember(page);
  const other = await otherDevice(family);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Show devices' }).click();
  await passGate(page);
  const dialog = page.getByRole('dialog', { name: 'Your devices' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toContainText('Chrome on');
  await expect(dialog.getByText('This device')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Log out there' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  // The other device learns it with its next request, and its family returns to where it was.
  await other.getByRole('link', { name: family.first }).click();
  await expectToast(other, 'You have been logged out', 'Log in again: nothing is lost.');
  await expect(other).toHaveURL('/');
  await expectAccessible(other);
  await other.getByTestId('toast').getByRole('button', { name: 'Log In' }).click();
  const back = other.getByRole('dialog', { name: 'Log In' });
  await back.getByLabel('Email').fill(family.email);
  await back.getByLabel('Password', { exact: true }).fill(family.password);
  await back.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(other).toHaveURL('/profile');
  await expect(other.getByRole('heading', { level: 1, name: family.first })).toBeVisible();
});

test('sensitive changes ask for the password again after a while', { tag: '@any-size' }, async ({ page }) => {
  const family = await signInAsMember(page);
  await page.goto('/profile');
  await page.clock.install({ time: Date.now() + 20 * 60_000 });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await passGate(page);
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await expect(dialog).toContainText('Is it still you?');
  await expectAccessible(page);
  // The server's clock, which times the new sign-in, was never moved.
  await page.clock.setSystemTime(Date.now());
  await dialog.getByLabel('Your present password', { exact: true }).fill(family.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByRole('button', { name: 'Go on to delete' })).toBeVisible();
  // The device is the same, and is listed once.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show devices' }).click();
  const devices = page.getByRole('dialog', { name: 'Your devices' });
  await expect(devices.getByRole('listitem')).toHaveText([/This device/]);
});

test('exports everything, as JSON and as ZIP', { tag: '@any-size' }, async ({ page }) => {
  const family = await signInAsMember(page);
  await page.goto('/story-reader');
  await page.getByRole('button', { name: 'Save Story to Library' }).click();
  await expectSaved(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Export' }).click();
  await passGate(page);
  const dialog = page.getByRole('dialog', { name: 'Everything we keep' });
  await expectAccessible(page);
  const saved = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: button }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const json = await saved('Save as JSON');
  expect(json.name).toMatch(/^story-playroom-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(json.bytes.toString());
  expect(exported.account.email).toBe(family.email);
  expect(exported.profile).toMatchObject({ first_name: family.first, adventurer_name: family.adventurer });
  expect(exported.library).toMatchObject([{ story_slug: 'half-a-star' }]);
  const zip = await saved('Save as ZIP');
  const files = unzipSync(new Uint8Array(zip.bytes));
  expect(JSON.parse(strFromU8(files['library.json']!))).toEqual(exported.library);
  const bring = dialog.getByLabel('The saved export');
  await bring.setInputFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer: zip.bytes });
  await expect(dialog.getByRole('status')).toHaveText('There was nothing new in it. 1 you had already.');
  await bring.setInputFiles({ name: 'cat.zip', mimeType: 'application/zip', buffer: Buffer.from('PK no') });
  await expect(dialog.getByRole('alert')).toContainText('This is no export of Story Playroom');
});

test('deletes an account in two steps', { tag: '@any-size' }, async ({ page, expected }) => {
  expected.failure(/auth\/v1|functions\/v1|rest\/v1/);
  const family = await signInAsMember(page);
  await page.goto('/profile');
  // A parent's recorded voice is on this device only, and is deleted too.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('reader-voices');
        request.onupgradeneeded = () => request.result.createObjectStore('pages');
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await page.getByRole('button', { name: 'Delete account' }).click();
  await passGate(page);
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toBeHidden();

  // A failure changes nothing.
  await page.route('**/functions/v1/delete-account', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByRole('button', { name: 'Go on to delete' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete everything now' }).click();
  await expectToast(page, 'Your account is still here', 'It could not be deleted just now.');
  await page.unroute('**/functions/v1/delete-account');

  // Schedules the deletion in seven days, then changes their mind.
  await dialog.getByRole('button', { name: 'Delete in seven days' }).click();
  const notice = page.getByRole('region', { name: /^Your account will be deleted on \w+ \d+, \d{4}$/ });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await notice.getByRole('button', { name: 'Keep my account' }).click();
  await expectToast(page, 'Your account stays', 'Everything is where it was.');
  await expect(notice).toBeHidden();

  await page.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByRole('button', { name: 'Go on to delete' }).click();
  await dialog.getByRole('button', { name: 'Delete everything now' }).click();
  await expectToast(page, 'Your account is deleted', 'Everything about you is gone.');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('playroom-session'))).toBeNull();
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  await expect.poll(databases).not.toContain('reader-voices');
  // The device's crash notes are deleted too.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const request = indexedDB.open('playroom-device');
            request.onerror = () => reject(request.error);
            request.onsuccess = () => {
              const stores = request.result;
              if (!stores.objectStoreNames.contains('written')) return resolve(0);
              const count = stores.transaction('written').objectStore('written').count();
              count.onsuccess = () => {
                stores.close();
                resolve(count.result);
              };
            };
          }),
      ),
    )
    .toBe(0);
  await page.getByRole('button', { name: 'Log In' }).click();
  const logInDialog = page.getByRole('dialog', { name: 'Log In' });
  await logInDialog.getByLabel('Email').fill(family.email);
  await logInDialog.getByLabel('Password', { exact: true }).fill(family.password);
  await logInDialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expectToast(page, 'Sign in failed', 'Invalid login credentials');
});
