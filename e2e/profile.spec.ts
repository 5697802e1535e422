import type { Page } from '@playwright/test';
import { expectToast, newFamily, signInAsMember } from './pages/family.ts';
import { gate, passGate } from './pages/grown-up.ts';
import { expectSaved } from './pages/library.ts';
import { expectAccessible } from './support/axe.ts';
import { delayRequests } from './support/delay-requests.ts';
import { expect, test } from './support/test.ts';

const today = () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
const plan = (page: Page, name: 'basic' | 'premium') => page.getByTestId(`plan-${name}`);
const respondWith = (page: Page, name: string, fulfil: { status?: number; json: unknown }) =>
  page.route(`**/functions/v1/${name}`, (route) =>
    route.request().method() === 'OPTIONS' ? route.continue() : route.fulfill(fulfil),
  );

test.describe('The family’s page', () => {
  test('sends visitors home once the session is known', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/profile');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'A playroom of possibilities' })).toBeVisible();
  });

  test('shows that it is loading, and never sends a member away meanwhile', { tag: '@any-size' }, async ({
    page,
  }) => {
    await signInAsMember(page);
    const letGo = await delayRequests(page, '**/functions/v1/check-subscription');
    await page.goto('/profile');
    await expect(page.getByText('Loading your profile...')).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
    await expect(page).toHaveURL('/profile');
  });

  test('on the free plan: name, since when, sample statistics and both plans', async ({ page }) => {
    const family = await signInAsMember(
      page,
      newFamily({ adventurer: "Captain O'Fern of the very long and winding name" }),
    );
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: family.first })).toBeVisible();
    await expect(page.getByText(family.adventurer, { exact: true })).toBeVisible();
    const card = page.getByRole('region', { name: 'Your family' });
    await expect(card).toContainText(family.email);
    await expect(card).toContainText(`Member since ${today()}`);
    expect((await card.textContent())?.match(/Member since/g), 'heard once').toHaveLength(1);
    await expect(card).toContainText('12');
    await expect(card).toContainText('3');
    await expect(card).toContainText('Adventure');
    await expect(card.getByText('sample', { exact: true })).toBeVisible();
    await expect(page.getByText('You are on the free plan.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /in your account/ })).toHaveText([
      'The free plan keeps 1 hero and 5 books in your account, and opens 1 whole book a month.',
      'Basic keeps 3 heroes and 30 books in your account, and opens 10 whole books a month.',
      'Premium keeps as many heroes and books in your account as you like, and opens every book.',
    ]);
    await expect(plan(page, 'basic')).toContainText('$19.99/mo');
    for (const point of ['10 stories per month', 'Up to 3 characters', 'Basic templates', 'Email support'])
      await expect(plan(page, 'basic').getByText(point, { exact: true })).toBeVisible();
    await expect(plan(page, 'premium')).toContainText('$49.99/mo');
    for (const point of [
      'Unlimited stories',
      'All character customisation',
      'Priority support',
      'New stories weekly',
      'Unlimited library saves',
    ])
      await expect(plan(page, 'premium').getByText(point, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test('breaks a long address where one would by hand', { tag: '@any-size' }, async ({ page }) => {
    const email = `grandmother-${Date.now() % 1e6}@example.com`;
    await signInAsMember(page, newFamily({ email }));
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/profile');
    const planName = page.getByRole('region', { name: 'Your family' }).locator('dd').first();
    await expect(planName).toHaveText(email);
    // Lines break after the @ or before a dot, never within a word of the domain.
    const lines = await planName.evaluate((place) => {
      const range = document.createRange();
      const lines = new Map<number, string>();
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let index = 0; index < node.textContent!.length; index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, (lines.get(top) ?? '') + range);
        }
      return [...lines.values()];
    });
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line).toMatch(/^(example\.com|example|\.com)$/);
  });

  test('says N/A where there is no date', { tag: '@any-size' }, async ({ page }) => {
    await signInAsMember(page);
    await page.route('**/rest/v1/profiles*', (route) =>
      route.fulfill({
        json: { user_id: 'x', first_name: 'Anna', last_name: '', adventurer_name: '', created_at: null },
      }),
    );
    await page.goto('/profile');
    await expect(page.getByRole('region', { name: 'Your family' })).toContainText('Member since N/A');
  });

  test('counts a family’s own stories once there are some', { tag: '@any-size' }, async ({ page }) => {
    await signInAsMember(page);
    await page.goto('/story-reader');
    await page.getByRole('button', { name: 'Save Story to Library' }).click();
    await expectSaved(page);
    await page.goto('/profile');
    const card = page.getByRole('region', { name: 'Your family' });
    await expect(card.getByText('Not yet')).toBeVisible();
    await expect(card.getByText('sample', { exact: true })).toHaveCount(0);
  });
});

test.describe('Subscribing', () => {
  test('opens the checkout in a new tab, and comes back subscribed', { tag: '@any-size' }, async ({
    page,
    context,
  }) => {
    await signInAsMember(page);
    await page.goto('/profile');
    const [fakeStripe] = await Promise.all([
      context.waitForEvent('page'),
      (async () => {
        await plan(page, 'premium').getByRole('button', { name: 'Subscribe to Premium' }).click();
        // No child buys a plan, and no tab opens before a grown-up has answered.
        await expect(gate(page)).toBeVisible();
        expect(context.pages()).toHaveLength(1);
        await passGate(page);
      })(),
    ]);
    await fakeStripe.getByRole('button', { name: /^Pay/ }).click();
    await expectToast(
      fakeStripe,
      'Subscription successful!',
      'Welcome to your new plan. Refreshing subscription status...',
    );
    await expect(fakeStripe).toHaveURL('/profile');
    const premiumCard = fakeStripe.getByRole('region', { name: 'Premium' });
    await expect(premiumCard).toContainText('Renews on');
    await expect(premiumCard.getByTestId('plan-use')).toContainText('no limit');
    await expect(plan(fakeStripe, 'premium')).toContainText('Your plan');
    await expect(plan(fakeStripe, 'basic').getByRole('button', { name: 'Switch to Basic' })).toBeVisible();
    await expectAccessible(fakeStripe);
    // The original tab learns of the payment, and offers nothing twice.
    await expect(plan(page, 'premium')).toContainText('Your plan');
    await expect(page.getByRole('button', { name: /^Subscribe/ })).toHaveCount(0);
    await fakeStripe.reload();
    await expect(premiumCard).toBeVisible();
    await expect(fakeStripe.getByTestId('toast')).toHaveCount(0);

    // Cancelled in the portal, still active here until the end.
    const [portal] = await Promise.all([
      context.waitForEvent('page'),
      premiumCard.getByRole('button', { name: 'Manage Subscription' }).click(),
    ]);
    await portal.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(portal.getByRole('button', { name: 'Keep my plan' })).toBeVisible();
    await fakeStripe.reload();
    await expect(premiumCard).toContainText('Ends on');

    // The other plan can be chosen after cancelling: the portal opens with it beside resuming this one.
    await expect(plan(fakeStripe, 'basic')).toContainText('With the switch your plan goes on, as Basic.');
    const [change] = await Promise.all([
      context.waitForEvent('page'),
      plan(fakeStripe, 'basic').getByRole('button', { name: 'Switch to Basic' }).click(),
    ]);
    await expect(change.getByRole('button', { name: 'Keep my plan' })).toBeVisible();
    await change.getByRole('button', { name: 'Change to Basic, $19.99 a month' }).click();
    await fakeStripe.reload();
    await expect(fakeStripe.getByRole('region', { name: 'Basic' })).toContainText('Renews on');
  });

  test('shows a link when the browser blocks the tab', { tag: '@any-size' }, async ({ page }) => {
    await signInAsMember(page);
    await page.goto('/profile');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await plan(page, 'basic').getByRole('button', { name: 'Subscribe to Basic' }).click();
    await passGate(page);
    await expect(plan(page, 'basic').getByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      /^http/,
    );
    await expectAccessible(page);
  });

  test('cancelled at the checkout: shows a toast, once', { tag: '@any-size' }, async ({ page }) => {
    await signInAsMember(page);
    await page.goto('/profile?cancelled=true');
    await expectToast(page, 'Subscription cancelled', 'You can subscribe again anytime.');
    await expect(page.getByTestId('toast')).toHaveAttribute('data-tone', 'destructive');
    await expect(page).toHaveURL('/profile');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByTestId('toast')).toHaveCount(0);
  });

  test('checks the status again after a success', { tag: '@any-size' }, async ({ page }) => {
    await signInAsMember(page);
    let requestCount = 0;
    await page.route('**/functions/v1/check-subscription', (route) => {
      requestCount += 1;
      return route.continue();
    });
    await page.goto('/profile?success=true');
    await expectToast(page, 'Subscription successful!', 'Welcome to your new plan.');
    await expect.poll(() => requestCount).toBe(2);
  });
});

test.describe('What can go wrong with a plan', { tag: '@any-size' }, () => {
  const serverError = { status: 500, json: {} };
  const emptyResponse = { json: {} };
  const [again, refresh] = ['Please try again', 'Please try refreshing the page'];
  const rows = [
    ['check-subscription', serverError, null, 'Error checking subscription', refresh],
    ['create-checkout', serverError, 'Subscribe to Basic', 'Error creating checkout', again],
    ['create-checkout', emptyResponse, 'Subscribe to Basic', 'Error', 'Failed to create checkout session'],
    ['customer-portal', serverError, 'Manage Subscription', 'Error opening customer portal', again],
    ['customer-portal', emptyResponse, 'Manage Subscription', 'Error', 'Failed to open customer portal'],
  ] as const;
  for (const [name, fulfil, button, title, description] of rows) {
    test(`${name} answers ${'status' in fulfil ? fulfil.status : 'nothing useful'}: ${title}`, async ({
      page,
      expected,
    }) => {
      expected.failure(/functions\/v1/);
      await signInAsMember(page);
      if (button === 'Manage Subscription')
        await respondWith(page, 'check-subscription', {
          json: { subscribed: true, subscription_tier: 'basic', subscription_end: '2027-01-31T12:00:00Z' },
        });
      await respondWith(page, name, fulfil);
      await page.goto('/profile');
      if (button) {
        await page.getByRole('button', { name: button }).click();
        await passGate(page);
      }
      await expectToast(page, title, description);
      await expect(page.getByTestId('toast').first()).toHaveAttribute('data-tone', 'destructive');
    });
  }

  for (const [button, description] of [
    ['Subscribe to Premium', 'Please log in to subscribe'],
    ['Manage Subscription', 'Please log in to manage subscription'],
  ] as const) {
    test(`signed out meanwhile: ${description}`, async ({ page }) => {
      await signInAsMember(page);
      if (button === 'Manage Subscription')
        await respondWith(page, 'check-subscription', {
          json: { subscribed: true, subscription_tier: 'basic', subscription_end: null },
        });
      // Waits for all of the page's reads: without the session the rest would be rejected.
      await page.goto('/profile', { waitUntil: 'networkidle' });
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      await page.evaluate(() => localStorage.removeItem('playroom-session'));
      await page.getByRole('button', { name: button }).click();
      await passGate(page);
      await expectToast(page, 'Authentication required', description, 'destructive');
    });
  }
});
