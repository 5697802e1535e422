import type { Page } from '@playwright/test';
import { CreateCharacterPage } from './pages/create-character.ts';
import {
  expectToast,
  type FamilyMember,
  logIn,
  newFamily,
  register,
  signInAsMember,
  signUp,
} from './pages/family.ts';
import { expectAccessible } from './support/axe.ts';
import { delayRequests } from './support/delay-requests.ts';
import { linkFromMail } from './support/mail.ts';
import { expect, test } from './support/test.ts';

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).click();
const openLogIn = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log In' }).click();
  return page.getByRole('dialog', { name: 'Log In' });
};

/**
 * Opens Home as a new member, and waits until the auth client has confirmed the session: before, it may still write.
 */
async function homeAsMember(page: Page): Promise<FamilyMember> {
  const member = await signInAsMember(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: member.first })).toBeVisible();
  return member;
}

/** Makes the stored session look expired, as after a night. */
const expireSession = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('playroom-session') ?? '{}');
    localStorage.setItem('playroom-session', JSON.stringify({ ...stored, expires_at: 1_700_000_000 }));
  });

test.describe('The log-in dialog', () => {
  test('needs both fields, shows and hides the password, and restores the focus', async ({ page }) => {
    const dialog = await openLogIn(page);
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(dialog.getByLabel('Email')).toHaveAttribute('required', '');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('required', '');
    await dialog.getByLabel('Password', { exact: true }).fill('secret');
    await dialog.getByRole('button', { name: 'Show password' }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeFocused();
  });

  test('leads a new adventurer to sign-up', { tag: '@any-size' }, async ({ page }) => {
    const dialog = await openLogIn(page);
    await dialog.getByRole('link', { name: 'New Adventurer? Create an account now!' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(dialog).toBeHidden();
  });

  test('signs in: busy, then closed and empty, with a welcome', async ({ page }) => {
    const family = await register(page);
    const letGo = await delayRequests(page, '**/auth/v1/token*');
    const dialog = await openLogIn(page);
    await dialog.getByLabel('Email').fill(family.email);
    await dialog.getByLabel('Password', { exact: true }).fill(family.password);
    await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    letGo();
    await expectToast(page, 'Welcome back!', 'You have successfully signed in.', 'default');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: family.first })).toBeVisible();
    await signOut(page);
    await expectToast(page, 'Goodbye!', 'You have successfully signed out.', 'default');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue('');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  });

  test('stays open when rejected, with the server’s words', { tag: '@any-size' }, async ({
    page,
    expected,
  }) => {
    expected.failure(/auth\/v1\/token/);
    const { email } = newFamily();
    const dialog = await openLogIn(page);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('wrong-one-1!');
    await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
    await expectToast(page, 'Sign in failed', 'Invalid login credentials', 'destructive');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveText('Invalid login credentials');
    // Uses our own font, and is announced once: an open dialog hides the rest from screen readers.
    const errorToast = page.getByTestId('toast').getByText('Invalid login credentials');
    await expect(errorToast).toHaveCSS('font-family', /Andika/);
    const devtools = await page.context().newCDPSession(page);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    expect(nodes.filter(({ role, ignored }) => role?.value === 'alert' && !ignored)).toHaveLength(1);
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await expectAccessible(page);
  });

  test('says kindly that there were too many tries', { tag: '@any-size' }, async ({ page, expected }) => {
    expected.failure(/auth\/v1\/token/);
    await page.route('**/auth/v1/token*', (route) =>
      route.fulfill({ status: 429, json: { code: 429, msg: 'Please rest a minute, then try again.' } }),
    );
    const dialog = await openLogIn(page);
    await dialog.getByLabel('Email').fill('a@family.example');
    await dialog.getByLabel('Password', { exact: true }).fill('x');
    await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
    await expectToast(page, 'Sign in failed', 'Please rest a minute, then try again.');
  });
});

test.describe('Signing out', { tag: '@any-size' }, () => {
  test('reports why it failed, and stays signed in', async ({ page, expected }) => {
    expected.failure(/auth\/v1\/logout/);
    const { first } = await homeAsMember(page);
    await page.route('**/auth/v1/logout*', (route) =>
      route.fulfill({ status: 422, json: { code: 422, msg: 'The door is stuck' } }),
    );
    await signOut(page);
    await expectToast(page, 'Sign out failed', 'The door is stuck', 'destructive');
    await expect(page.getByRole('link', { name: first })).toBeVisible();
  });

  test('reports an unexpected failure', async ({ page }) => {
    await homeAsMember(page);
    await page.evaluate(() => {
      Storage.prototype.removeItem = () => {
        throw new Error('broken');
      };
    });
    await signOut(page);
    await expectToast(page, 'Sign out failed', 'An unexpected error occurred.', 'destructive');
  });
});

test.describe('The session', () => {
  test('survives a reload without flashing the visitor’s buttons', { tag: '@any-size' }, async ({ page }) => {
    const { first } = await homeAsMember(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: first })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeHidden();
  });

  test('is refreshed in spite of failing gateways', { tag: '@any-size' }, async ({ page, expected }) => {
    expected.failure(/auth\/v1\/token/);
    const { first } = await homeAsMember(page);
    await expireSession(page);
    const statuses = [502, 503, 504];
    await page.route('**/auth/v1/token*', (route) => {
      const status = statuses.shift();
      return status ? route.fulfill({ status, body: 'away' }) : route.continue();
    });
    await page.reload();
    await expect
      .poll(() =>
        page.evaluate(() => JSON.parse(localStorage.getItem('playroom-session') ?? '{}').expires_at),
      )
      .toBeGreaterThan(1_700_000_000);
    expect(statuses).toEqual([]);
    await expect(page.getByRole('link', { name: first })).toBeVisible();
  });

  test('ends when the refresh is rejected, and keeps what was in the editor', {
    tag: '@any-size',
  }, async ({ page, expected }) => {
    expected.failure(/(auth|rest|functions)\/v1\//);
    expected.consoleError(/Refresh Token/i);
    const member = await signInAsMember(page);
    const create = new CreateCharacterPage(page);
    await create.open();
    await create.name.fill('Zoë');
    // Before the session is known, the editor's content has no owner.
    await page.waitForFunction((id) => localStorage.getItem('playroom-here') === id, member.session.user.id);
    // Waits first, because the page might refresh its session before that is rejected.
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
      }),
    );
    await expireSession(page);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeVisible();
    await expectToast(page, 'You have been logged out', 'Log in again: nothing is lost.');
    expect(await page.evaluate(() => localStorage.getItem('playroom-session'))).toBeNull();
    await expect(create.name, 'nobody else sees it').toHaveValue('');
    await logIn(page, member);
    await expect(create.name).toHaveValue('Zoë');
  });

  test('is shared by two tabs, at sign-in and at sign-out', { tag: '@any-size' }, async ({
    page,
    context,
  }) => {
    const otherTab = await context.newPage();
    await otherTab.goto('/');
    await expect(otherTab.getByRole('button', { name: 'Log In' })).toBeVisible();
    const { first } = await signUp(page);
    await expect(otherTab.getByRole('link', { name: first })).toBeVisible();
    await signOut(page);
    await expect(otherTab.getByRole('button', { name: 'Log In' })).toBeVisible();
  });

  test('shows "Profile" when the profile has no name', { tag: '@any-size' }, async ({ page }) => {
    await signInAsMember(page);
    await page.route('**/rest/v1/profiles*', (route) =>
      route.fulfill({ json: [{ user_id: 'x', first_name: '', last_name: '', adventurer_name: '' }] }),
    );
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeVisible();
  });

  test('logs a profile that cannot be read, and shows nothing', { tag: '@any-size' }, async ({
    page,
    expected,
  }) => {
    expected.failure(/rest\/v1\/profiles/);
    expected.consoleError(/The profile could not be loaded/);
    await signInAsMember(page);
    await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeVisible();
    await expect(page.getByTestId('toast')).toHaveCount(0);
  });
});

test.describe('A forgotten password', () => {
  test('is replaced by a mailed link', { tag: '@any-size' }, async ({ page, browser, expected }) => {
    // What Home read for the member when the session ended.
    expected.failure(/rest\/v1/);
    const family = await register(page);
    const dialog = await openLogIn(page);
    await dialog.getByLabel('Email').fill(family.email);
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    const forgot = page.getByRole('dialog', { name: 'Forgot password?' });
    await expect(forgot.getByLabel('Email')).toHaveValue(family.email);
    await expectAccessible(page);
    await forgot.getByRole('button', { name: 'Send the link' }).click();
    await expect(forgot.getByRole('status')).toContainText('Look in your mailbox');

    const link = new URL(await linkFromMail(family.email, 'recovery'));
    await page.goto(link.pathname + link.search);
    await expect(page.getByRole('heading', { level: 1, name: 'Is this your account?' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(family.email);
    await expectAccessible(page);
    // Nobody is signed in before the response.
    expect(await page.evaluate(() => localStorage.getItem('playroom-session'))).toBeNull();
    await page.getByRole('button', { name: 'Yes, it is mine' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A new password' })).toBeVisible();
    await expect(page).toHaveURL('/auth/new-password');
    await expectAccessible(page);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Confirm new password', { exact: true }).focus();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('paper-moon-9!');
    await page.getByLabel('Confirm new password', { exact: true }).fill('paper-moon-9!');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expectToast(page, 'Password changed', 'You are signed in with the new one.');
    await expect(page).toHaveURL('/');
    await signOut(page);
    await logIn(page, { ...family, password: 'paper-moon-9!' });
    await expect(page.getByRole('link', { name: family.first })).toBeVisible();

    // The same link again, as by somebody who finds the mail later.
    expected.failure(/auth\/v1\/verify/);
    const otherContext = await browser.newContext();
    const otherFamilyPage = await otherContext.newPage();
    await otherFamilyPage.goto(link.href);
    await expect(otherFamilyPage.getByRole('heading', { level: 1 })).toHaveText('This link has had its day');
    await expect(otherFamilyPage.getByRole('button', { name: 'Send the link' })).toBeVisible();
    await otherContext.close();
  });

  test('a stranger’s link signs nobody into the stranger’s account', { tag: '@any-size' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const otherFamily = await register(page);
    const dialog = await openLogIn(page);
    await dialog.getByLabel('Email').fill(otherFamily.email);
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'Send the link' }).click();
    const link = new URL(await linkFromMail(otherFamily.email, 'recovery'));

    const homeContext = await browser.newContext({ baseURL: baseURL! });
    const family = await homeContext.newPage();
    await family.goto(link.pathname + link.search);
    await expect(family.getByRole('main')).toContainText(otherFamily.email);
    await family.getByRole('button', { name: 'No, it is not' }).click();
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('Good that we asked');
    expect(await family.evaluate(() => localStorage.getItem('playroom-session'))).toBeNull();
    await family.getByRole('link', { name: 'Return to Home' }).click();
    await expect(family.getByRole('button', { name: 'Log In' })).toBeVisible();
    await homeContext.close();
  });

  test('answers an unknown email in the same way', { tag: '@any-size' }, async ({ page }) => {
    const dialog = await openLogIn(page);
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    const forgot = page.getByRole('dialog', { name: 'Forgot password?' });
    await forgot.getByLabel('Email').fill(newFamily().email);
    await forgot.getByRole('button', { name: 'Send the link' }).click();
    await expect(forgot.getByRole('status')).toContainText('Look in your mailbox');
    await forgot.getByRole('button', { name: 'Back to Log In' }).click();
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  });

  test('an invalid link shows a kind sentence and what to do', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/auth/confirm');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has had its day');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the new-password screen without a link offers to request one', { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.goto('/auth/new-password');
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot password?' })).toBeVisible();
    await expectAccessible(page);
  });
});
