import type { Page } from '@playwright/test';
import { type FamilyMember, signInAsMember } from './pages/family.ts';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { expect, test } from './support/test.ts';

/** A member who pays for Basic at the fake Stripe. */
async function subscriber(page: Page): Promise<FamilyMember> {
  const member = await signInAsMember(page);
  const { access_token } = member.session;
  const response = await page.request.post('/functions/v1/create-checkout', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { plan: 'basic' },
  });
  const { url } = (await response.json()) as { url: string };
  await page.request.post(url, { form: { action: 'pay' }, maxRedirects: 0 });
  return member;
}

const statement = (page: Page) => ({
  name: page.getByLabel('Your name'),
  email: page.getByLabel('Email of your account'),
  order: page.getByLabel('Order or invoice number'),
  continueButton: page.getByRole('button', { name: 'Continue' }),
  confirm: page.getByRole('button', { name: 'Confirm withdrawal' }),
});

test('a visitor withdraws in two steps, and the mailed link returns the money', async ({ page, browser }) => {
  const member = await subscriber(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Withdraw from contract');

  const { name, email, order, continueButton, confirm } = statement(visitor);
  await continueButton.click();
  await expect(visitor.getByText('Please write your name')).toBeVisible();
  await expect(visitor.getByText('Invalid email address')).toBeVisible();
  await expectAccessible(visitor);
  await name.fill("Zoë O'Neil");
  await email.fill(member.email);
  await order.fill('17');
  await continueButton.click();

  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Please check');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(visitor.getByText(member.email)).toBeVisible();
  await expectAccessible(visitor);
  await confirm.click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We have your withdrawal');
  await expect(visitor.getByRole('status').filter({ hasText: 'Received on' })).toContainText(member.email);
  await expectAccessible(visitor);

  const letter = await mailTo(member.email, 'End my plan');
  expect(letter).toContain("Name: Zoë O'Neil.");
  const link = /https?:\/\/\S+\/withdraw\?token=\w+/.exec(letter)?.[0] ?? '';
  await visitor.goto(link);
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'End my plan and give the money back' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Your plan has ended');
  await expect(visitor.getByText('$19.99 goes back')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('You are on the free plan.')).toBeVisible();
});

test('a member sees the deadline, and withdraws at once', async ({ page }) => {
  const member = await subscriber(page);
  await page.goto('/profile');
  const until = new Date(Date.now() + 14 * 86_400_000);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(until);
  const plan = page.getByRole('region', { name: 'Basic' });
  await expect(plan).toContainText(`You can withdraw until ${day}`);
  await expectAccessible(page);
  await plan.getByRole('link', { name: 'Withdraw from contract here' }).click();
  const { name, email, continueButton, confirm } = statement(page);
  await expect(name).toHaveValue(`${member.first} ${member.last}`);
  await expect(email).toHaveValue(member.email);
  await continueButton.click();
  await page.getByRole('button', { name: 'Change' }).click();
  await name.fill('Anna Fern');
  await continueButton.click();
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your plan has ended');
  await page.goto('/profile');
  await expect(page.getByText('You are on the free plan.')).toBeVisible();
});

test('answers an email without an account in the same way', async ({ page }) => {
  await page.goto('/withdraw');
  const { name, email, continueButton, confirm } = statement(page);
  await name.fill('Zoë');
  await email.fill('nobody@elsewhere.example');
  await continueButton.click();
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your withdrawal');
  expect(await mailTo('nobody@elsewhere.example', 'We know no account')).not.toContain('token=');
});

test('an expired link says what to do', { tag: '@any-size' }, async ({ page, expected }) => {
  expected.failure(/functions\/v1\/withdraw/);
  await page.goto('/withdraw?token=old');
  await page.getByRole('button', { name: 'End my plan and give the money back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has had its day');
});

test('loses nothing offline, and the same press works later', { tag: '@any-size' }, async ({
  page,
  expected,
}) => {
  expected.failure(/functions\/v1\/withdraw/);
  await page.goto('/withdraw');
  const { name, email, continueButton, confirm } = statement(page);
  await name.fill('Zoë');
  await email.fill('away@elsewhere.example');
  await continueButton.click();
  await page.route('**/functions/v1/withdraw', (route) => route.abort());
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('We can’t reach the playroom');
  await page.unroute('**/functions/v1/withdraw');
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your withdrawal');
});

test('the legal pages name the site’s operator, and say what is missing', async ({ page }) => {
  const operator = {
    ...{ name: 'Paper Boat Ltd', address: '1 Harbour Lane\nCork', country: 'Ireland' },
    ...{ email: 'hello@boat.example', phone: null, representative: null, register: null, vatId: null },
  };
  await page.goto('/imprint');
  await expect(page.getByRole('note')).toContainText('Missing: name, postal address, country');
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response: response, json: { ...(await response.json()), operator } });
  });
  for (const [address, text] of [
    ['/imprint', 'Paper Boat Ltd, 1 Harbour Lane, Cork'],
    ['/terms', 'Paper Boat Ltd, 1 Harbour Lane, Cork'],
    ['/accessibility', 'Accessibility statement of Paper Boat Ltd'],
    ['/privacy', 'Paper Boat Ltd'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(text);
    await expectAccessible(page);
  }
  await page.goto('/imprint');
  await expect(page.getByRole('link', { name: 'hello@boat.example' })).toHaveAttribute(
    'href',
    'mailto:hello@boat.example',
  );
  await expect(page.getByRole('note')).toContainText('Missing: telephone number');
});
