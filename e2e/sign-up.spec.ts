import { expectToast, fillSignUp, logIn, newFamily, register } from './pages/family.ts';
import { expectAccessible } from './support/axe.ts';
import { delayRequests } from './support/delay-requests.ts';
import { expect, test } from './support/test.ts';

const create = (page: import('@playwright/test').Page) =>
  page.getByRole('button', { name: 'Create Account' }).click();

test.describe('The sign-up form', () => {
  test('shows its words, and is open to everyone', async ({ page }) => {
    await page.goto('/signup');
    await expect(page.getByRole('heading', { level: 1, name: 'Join the Adventure!' })).toBeVisible();
    await expect(page.getByText('Create your account to start your magical journey')).toBeVisible();
    await expect(page.getByText('At least 8 characters, include a number and a symbol')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Already have an account? Log in here' })).toHaveAttribute(
      'href',
      '/',
    );
    await expectAccessible(page);
  });

  test('reports on each change what is wrong, to the letter', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/signup');
    const rows = [
      ['First Name', ['x', ''], 'First name is required'],
      ['Last Name', ['x', ''], 'Last name is required'],
      ["Adventurer's Name", ['x', ''], "Adventurer's name is required"],
      ['Email', ['zoe@'], 'Invalid email address'],
      ['Password', ['abc'], 'Password must be at least 8 characters'],
      ['Password', ['abcdefgh!'], 'Password must include a number'],
      ['Password', ['abcdefgh1'], 'Password must include a symbol'],
      ['Confirm Password', ['something else'], "Passwords don't match"],
    ] as const;
    for (const [label, values, message] of rows) {
      for (const value of values) await page.getByLabel(label, { exact: true }).fill(value);
      // No field is red while typing: errors appear on leaving it.
      if (!label.includes('Password')) {
        await expect(page.getByText(message, { exact: true })).toHaveCount(0);
        await page.getByLabel(label, { exact: true }).blur();
      }
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('colours both passwords, and not by colour alone', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/signup');
    const box = (label: string) => page.getByLabel(label, { exact: true }).locator('..');
    const password = box('Password');
    const confirm = box('Confirm Password');
    await expect(password).toHaveAttribute('data-state', 'invalid');
    await expect(confirm).toHaveAttribute('data-state', 'invalid');
    await page.getByLabel('Password', { exact: true }).fill('paper-boat-7!');
    await expect(password).toHaveAttribute('data-state', 'valid');
    await expect(password).toHaveCSS('border-top-color', 'rgb(74, 100, 69)');
    await expect(confirm).toHaveCSS('border-top-color', 'rgb(155, 67, 40)');
    await page.getByLabel('Confirm Password', { exact: true }).fill('paper-boat-7!');
    await expect(confirm).toHaveAttribute('data-state', 'valid');
    // A password changed afterwards no longer matches, and says so.
    await page.getByLabel('Password', { exact: true }).fill('paper-boat-8!');
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(confirm).toHaveAttribute('data-state', 'invalid');
  });

  test('is not sent while a rule fails, and shows what to fix', { tag: '@any-size' }, async ({ page }) => {
    let requestCount = 0;
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/signup')) requestCount += 1;
    });
    await page.goto('/signup');
    await page.getByLabel('First Name').fill('Zoë');
    await create(page);
    await expect(page.getByText('Last name is required')).toBeVisible();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(page.getByLabel('Last Name')).toBeFocused();
    expect(requestCount).toBe(0);
  });

  test('works with a password manager and a paste', { tag: '@any-size' }, async ({
    page,
    context,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/signup');
    const expected = {
      'First Name': 'given-name',
      'Last Name': 'family-name',
      "Adventurer's Name": 'nickname',
      Email: 'username',
      Password: 'new-password',
      'Confirm Password': 'new-password',
    };
    for (const [label, autocomplete] of Object.entries(expected)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', autocomplete);
    }
    await page.evaluate(() => navigator.clipboard.writeText('pasted-pass-1!'));
    await page.getByLabel('Confirm Password', { exact: true }).focus();
    await page.keyboard.press('Control+v');
    await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveValue('pasted-pass-1!');
  });
});

test.describe('After a sign-up', () => {
  test('with a new account: the dialog, the name in the header, and Home', async ({ page }) => {
    const letGo = await delayRequests(page, '**/auth/v1/signup*');
    await fillSignUp(page, newFamily({ first: 'Zoë', last: "O'Neil", adventurer: '小明 <b>brave</b>' }));
    await create(page);
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    letGo();
    const dialog = page.getByRole('dialog', { name: 'Great Work!' });
    await expect(dialog).toContainText('Endless adventures await!');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Explore Adventures' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Zoë' })).toHaveAttribute('href', '/profile');
    await page.getByRole('link', { name: 'Zoë' }).click();
    await expect(page.getByText('小明 <b>brave</b>', { exact: true })).toBeVisible();
  });

  test('Escape closes the dialog and goes Home too', { tag: '@any-size' }, async ({ page }) => {
    await fillSignUp(page);
    await create(page);
    await expect(page.getByRole('dialog', { name: 'Great Work!' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
  });

  test('with a taken email: says so, and keeps the form', { tag: '@any-size' }, async ({
    page,
    expected,
  }) => {
    expected.failure(/auth\/v1\/signup/);
    const family = await fillSignUp(page, await register(page));
    await create(page);
    await expectToast(
      page,
      'Account already exists',
      'An account with this email already exists. Please log in instead.',
      'destructive',
    );
    await expect(page.getByLabel('Email')).toHaveValue(family.email);
  });

  test('with any other rejection: the server’s words', { tag: '@any-size' }, async ({ page, expected }) => {
    expected.failure(/auth\/v1\/signup/);
    await page.route('**/auth/v1/signup*', (route) =>
      route.fulfill({ status: 422, json: { code: 422, msg: 'Signups are resting just now' } }),
    );
    await fillSignUp(page);
    await create(page);
    await expectToast(page, 'Signup failed', 'Signups are resting just now', 'destructive');
    await expect(page).toHaveURL('/signup');
    await expectAccessible(page);
  });

  test('shows the server’s message after too many attempts', { tag: '@any-size' }, async ({
    page,
    expected,
  }) => {
    expected.failure(/auth\/v1\/signup/);
    await page.route('**/auth/v1/signup*', (route) =>
      route.fulfill({
        status: 429,
        json: { code: 429, msg: 'That was a lot of tries. Please rest a minute.' },
      }),
    );
    await fillSignUp(page);
    await create(page);
    await expectToast(page, 'Signup failed', 'That was a lot of tries. Please rest a minute.');
  });

  test('without a profile row: a toast, the dialog all the same, repaired at the next sign-in', {
    tag: '@any-size',
  }, async ({ page, expected }) => {
    expected.failure(/rest\/v1\/profiles/);
    expected.consoleError(/The profile could not be/);
    await page.route('**/rest/v1/profiles*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    const family = await fillSignUp(page, newFamily({ first: 'Mended' }));
    await create(page);
    await expectToast(
      page,
      'Account created',
      'Account created successfully, but there was an issue saving your profile.',
      'default',
    );
    await page.getByRole('button', { name: 'Explore Adventures' }).click();
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
    await page.unroute('**/rest/v1/profiles*');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await logIn(page, family);
    await expect(page.getByRole('link', { name: 'Mended' })).toBeVisible();
  });

  test('with an unexpected failure: says so, and keeps the form', { tag: '@any-size' }, async ({
    page,
    expected,
  }) => {
    expected.failure(/config\.json/);
    await page.route('**/config.json', (route) => route.abort());
    await fillSignUp(page);
    await create(page);
    await expectToast(page, 'Unexpected error', 'Something went wrong. Please try again.', 'destructive');
    await page.unroute('**/config.json');
    await create(page);
    await expect(page.getByRole('dialog', { name: 'Great Work!' })).toBeVisible();
  });
});
