/** Subscribing by the fake Stripe: the pages a family sees, and their effect. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFunctions } from '../../server/functions.ts';
import type { TestMember } from '../../server/testing/test-app.ts';
import { type BillingApp, openBillingApp, SITE_URL } from './support/billing-app.ts';

const FREE = { subscribed: false, subscription_tier: null, subscription_end: null };
const START = new Date('2026-12-31T10:00:00Z');
const FIRST_END = '2027-01-31T10:00:00.000Z';
const SECOND_END = '2027-02-28T10:00:00.000Z';

let memberships: BillingApp;

beforeAll(async () => {
  memberships = await openBillingApp(null);
});
afterAll(() => memberships?.playroom.close());
beforeEach(() => {
  memberships.clock.now = START;
});

const signUp = () => memberships.playroom.member('family');
const status = async (member: TestMember) => (await memberships.call('check-subscription', member)).body;
const openPage = (url: unknown) => memberships.fetch(new Request(String(url)));
const press = (url: unknown, action: string) =>
  memberships.fetch(new Request(String(url), { method: 'POST', body: new URLSearchParams({ action }) }));
const tier = async (member: TestMember) => (await member.client.rpc('current_tier')).data;

async function checkoutOf(member: TestMember, plan: 'basic' | 'premium' = 'basic'): Promise<string> {
  return String((await memberships.call('create-checkout', member, { plan })).body.url);
}

async function subscriber(plan: 'basic' | 'premium' = 'basic'): Promise<TestMember> {
  const member = await signUp();
  await press(await checkoutOf(member, plan), 'pay');
  return member;
}

async function portalOf(member: TestMember): Promise<string> {
  return String((await memberships.call('customer-portal', member)).body.url);
}

describe('the checkout', () => {
  test('says TEST, plan, price, period and renewal date, asks for no card and runs no script', async () => {
    const response = await openPage(await checkoutOf(await signUp(), 'premium'));
    const text = await response.text();
    expect(response.status).toBe(200);
    for (const part of [
      'TEST',
      'Premium',
      '$49.99',
      'every month',
      'January 31, 2027',
      'No card is asked for',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/<script|<input|javascript:|https?:\/\//);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('subscribes by signed events and returns with success', async () => {
    const member = await signUp();
    const paid = await press(await checkoutOf(member), 'pay');
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`${SITE_URL}/profile?success=true`);
    // Checked before the provider is asked: the webhook has done it.
    expect(await memberships.row(member)).toMatchObject({ tier: 'basic', status: 'active' });
    expect(await tier(member)).toBe('basic');
    expect(await status(member)).toEqual({
      subscribed: true,
      subscription_tier: 'basic',
      subscription_end: FIRST_END,
    });
  });

  test('charges nothing for a second click or a reopened page', async () => {
    const member = await signUp();
    const url = await checkoutOf(member);
    const clicks = await Promise.all([press(url, 'pay'), press(url, 'pay'), press(url, 'pay')]);
    expect(clicks.map((click) => click.headers.get('location'))).toEqual(
      Array(3).fill(`${SITE_URL}/profile?success=true`),
    );
    expect((await openPage(url)).status).toBe(303);
    const portal = await (await openPage(await portalOf(member))).text();
    expect(portal.match(/<td>Paid<\/td>/g)).toHaveLength(1);
  });

  test('when cancelled, returns and closes the page', async () => {
    const member = await signUp();
    const url = await checkoutOf(member);
    const cancelled = await press(url, 'cancel');
    expect(cancelled.headers.get('location')).toBe(`${SITE_URL}/profile?cancelled=true`);
    expect((await openPage(url)).status).toBe(404);
    expect((await press(url, 'pay')).status).toBe(404);
    expect(await status(member)).toEqual(FREE);
  });

  test('opens one page for two tabs; choosing the other plan closes it', async () => {
    const member = await signUp();
    const [first, second] = await Promise.all([checkoutOf(member), checkoutOf(member)]);
    expect(first).toBe(second);
    const other = await checkoutOf(member, 'premium');
    expect(other).not.toBe(first);
    expect((await openPage(first)).status).toBe(404);
    expect((await openPage(other)).status).toBe(200);
  });

  test('stays open for a day', async () => {
    const url = await checkoutOf(await signUp());
    memberships.clock.now = new Date('2027-01-01T10:00:01Z');
    expect((await openPage(url)).status).toBe(404);
  });

  test('rejects guessed, foreign and broken addresses and steps, saying TEST too', async () => {
    const member = await subscriber();
    const portal = await portalOf(member);
    const responses = [
      await openPage(`${SITE_URL}/till/checkout/${'a'.repeat(43)}`),
      await openPage(portal.replace('/portal/', '/checkout/')),
      await openPage(`${SITE_URL}/till/checkout/%27or%271`),
      await openPage(`${SITE_URL}/till/`),
      await press(portal, 'give-me-premium'),
      await memberships.fetch(new Request(portal, { method: 'POST', body: '{"action":"premium"}' })),
      await memberships.fetch(new Request(portal, { method: 'DELETE' })),
    ];
    expect(responses.map((response) => response.status)).toEqual([404, 404, 404, 404, 400, 400, 405]);
    for (const response of responses) expect(await response.text()).toContain('<strong>TEST</strong>');
    expect(await tier(member)).toBe('basic');
  });
});

describe('the fake Stripe’s store', () => {
  test('survives the server: another one on the same database continues', async () => {
    const member = await subscriber('premium');
    const portal = await portalOf(member);
    const { engine, secrets } = memberships.playroom.backend;
    const settings = { siteUrl: SITE_URL, stripe: null, fakeStripe: true };
    const { fakeStripe } = createFunctions(settings, engine, secrets, () => memberships.clock.now);
    const text = await (await fakeStripe?.(new Request(portal)))?.text();
    expect(text).toContain('Renews on');
    expect(text).toContain('$49.99 every month');
  });

  test('forgets a member who leaves, and ignores late events', async () => {
    const member = await subscriber();
    const portal = await portalOf(member);
    expect((await memberships.call('delete-account', member)).body).toEqual({ deleted: true });
    const { sql } = memberships.playroom.backend.engine;
    for (const table of ['till_subscriptions', 'till_windows', 'subscriptions']) {
      const remaining = await sql.unsafe(`select 1 from public.${table} where user_id = $1`, [member.userId]);
      expect(remaining, table).toHaveLength(0);
    }
    expect((await press(portal, 'premium')).status).toBe(404);
  });
});

describe('the portal', () => {
  test('shows plan, price, renewal, invoices and the way back', async () => {
    const text = await (await openPage(await portalOf(await subscriber('premium')))).text();
    for (const part of ['TEST', 'Premium', '$49.99 every month', 'Renews on', 'January 31, 2027', 'Paid']) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`href="${SITE_URL}/profile"`);
  });

  test('opens the same page when requested again, also concurrently', async () => {
    const member = await subscriber();
    const [first, second] = await Promise.all([portalOf(member), portalOf(member)]);
    expect(first).toBe(second);
    memberships.clock.now = new Date('2027-01-01T09:30:00Z');
    expect(await portalOf(member)).not.toBe(first);
    expect((await openPage(first)).status).toBe(404);
  });

  test('changes the plan at once, there and back', async () => {
    const member = await subscriber();
    const portal = await portalOf(member);
    expect((await press(portal, 'premium')).headers.get('location')).toMatch(/^\/till\/portal\//);
    expect(await tier(member)).toBe('premium');
    await press(portal, 'basic');
    expect(await tier(member)).toBe('basic');
  });

  test('cancels at the end of the paid time', async () => {
    const member = await subscriber();
    const portal = await portalOf(member);
    await press(portal, 'cancel');
    expect(await (await openPage(portal)).text()).toContain('You keep your plan until January 31, 2027');
    expect(await memberships.row(member)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    memberships.clock.now = new Date('2027-01-31T09:59:59Z');
    expect(await status(member)).toMatchObject({ subscribed: true, subscription_end: FIRST_END });
    memberships.clock.now = new Date(FIRST_END);
    expect(await status(member)).toEqual(FREE);
    expect(await memberships.row(member)).toMatchObject({ status: 'canceled' });
  });

  test('resumes a cancelled plan', async () => {
    const member = await subscriber();
    const portal = await portalOf(member);
    await press(portal, 'cancel');
    await press(portal, 'resume');
    memberships.clock.now = new Date('2027-02-01T00:00:00Z');
    expect(await status(member)).toMatchObject({ subscribed: true, subscription_end: SECOND_END });
  });

  test('changes a cancelled plan to the other one, which continues', async () => {
    const member = await subscriber();
    await press(await portalOf(member), 'cancel');
    const portal = await checkoutOf(member, 'premium');
    const text = await (await openPage(portal)).text();
    for (const sentence of ['Keep my plan', 'Change to Premium, $49.99 a month', 'and goes on'])
      expect(text).toContain(sentence);
    await press(portal, 'premium');
    expect(await tier(member)).toBe('premium');
    expect(await memberships.row(member)).toMatchObject({ cancel_at_period_end: false });
    memberships.clock.now = new Date('2027-02-01T00:00:00Z');
    expect(await status(member)).toMatchObject({ subscribed: true, subscription_end: SECOND_END });
  });

  test('gives a failed payment a grace period; paying resolves it, not paying ends the plan', async () => {
    const member = await subscriber();
    await press(await portalOf(member), 'fail');
    memberships.clock.now = new Date('2027-02-01T00:00:00Z');
    expect(await status(member)).toMatchObject({ subscribed: true });
    expect(await memberships.row(member)).toMatchObject({ status: 'past_due' });
    const portal = await portalOf(member);
    expect(await (await openPage(portal)).text()).toContain('The last payment did not go through');
    await press(portal, 'pay');
    expect(await memberships.row(member)).toMatchObject({ status: 'active' });

    await press(portal, 'fail');
    await press(portal, 'end-period');
    expect(await memberships.row(member)).toMatchObject({ status: 'past_due' });
    await press(portal, 'end-period');
    expect(await status(member)).toEqual(FREE);
    expect(await (await openPage(portal)).text()).toContain('This subscription has ended');
  });

  test('lets a member subscribe again after the plan ended', async () => {
    const member = await subscriber();
    const portal = await portalOf(member);
    await press(portal, 'cancel');
    await press(portal, 'end-period');
    expect(await status(member)).toEqual(FREE);
    await press(await checkoutOf(member, 'premium'), 'pay');
    expect(await tier(member)).toBe('premium');
  });

  test('opens for a member with a running plan, and for nobody before that', async () => {
    const member = await signUp();
    expect((await memberships.call('customer-portal', member)).body).toEqual({
      error: { code: 'no_subscription', message: 'There is no subscription to manage yet.' },
    });
    await press(await checkoutOf(member), 'pay');
    expect(await checkoutOf(member, 'premium')).toContain('/till/portal/');
  });
});
