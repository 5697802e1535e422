/**
 * The membership against Stripe: the real functions on the real database, the official SDK, and a double of
 * Stripe's API on this machine. Events are signed as Stripe signs them.
 */
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '../../server/testing/playroom.ts';
import { type Memberships, openMemberships, SITE_URL } from './support/memberships.ts';
import { type DoubleSubscription, StripeDouble } from './support/stripe-double.ts';

const SECRET = 'whsec_double';
const NEXT_MONTH = Math.floor(Date.UTC(2027, 0, 21) / 1000);
const NEXT_MONTH_ISO = '2027-01-21T00:00:00.000Z';
const FREE = { subscribed: false, subscription_tier: null, subscription_end: null };
const BASIC = { subscribed: true, subscription_tier: 'basic', subscription_end: NEXT_MONTH_ISO };

const stripe = new StripeDouble();
let memberships: Memberships;

beforeAll(async () => {
  const apiBase = await stripe.open();
  const settings = { secretKey: 'sk_test_double', webhookSecret: SECRET, apiBase };
  memberships = await openMemberships({
    ...settings,
    priceBasic: 'price_basic',
    pricePremium: 'price_premium',
  });
});
afterAll(async () => {
  await memberships?.playroom.close();
  await stripe.close();
});
beforeEach(() => {
  stripe.reset();
  memberships.clock.now = new Date('2026-12-21T10:00:00Z');
});

const status = async (member: Member) => (await memberships.call('check-subscription', member)).body;
const row = (member: Member) => memberships.row(member);

async function buyer(plan = 'basic'): Promise<{ member: Member; customer: string; url: unknown }> {
  const member = await memberships.playroom.member('buyer');
  const { body } = await memberships.call('create-checkout', member, { plan });
  return { member, customer: String((await row(member))?.stripe_customer_id), url: body.url };
}

let eventCount = 0;
const eventBody = (type: string, object: Record<string, unknown>) => {
  eventCount += 1;
  const created = Math.floor(memberships.clock.now.getTime() / 1000);
  return JSON.stringify({ id: `evt_${eventCount}`, object: 'event', type, created, data: { object } });
};

async function deliver(body: string, change: { secret?: string; at?: Date; header?: string | null } = {}) {
  const timestamp = Math.floor((change.at ?? memberships.clock.now).getTime() / 1000);
  const secret = change.secret ?? SECRET;
  const signed = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  const header = change.header === undefined ? signed : change.header;
  const headers: Record<string, string> = header === null ? {} : { 'stripe-signature': header };
  const request = new Request(`${SITE_URL}/functions/v1/stripe-webhook`, { method: 'POST', body, headers });
  const response = await memberships.fetch(request);
  return { status: response.status, body: await response.json() };
}

const bell = (customer: string, type = 'customer.subscription.updated') =>
  deliver(eventBody(type, { object: 'subscription', customer }));

describe('the checkout', () => {
  test('asks Stripe for what SPEC says, with the keys that make a repetition harmless', async () => {
    const { member, customer, url } = await buyer('premium');
    expect(url).toBe(`https://checkout.stripe.test/${[...stripe.sessions.keys()][0]}`);

    const [made] = stripe.seen('POST', '/v1/customers');
    expect(made?.form).toEqual({ email: member.email, 'metadata[user_id]': member.userId });
    expect(made?.headers.authorization).toBe('Bearer sk_test_double');
    expect(made?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(made?.headers['stripe-version']).toMatch(/^\d{4}-\d{2}-\d{2}\.\w+$/);
    expect(made?.headers['idempotency-key']).toMatch(new RegExp(`^customer-${member.userId}-[0-9a-f]{16}$`));

    const [session] = stripe.seen('POST', '/v1/checkout/sessions');
    expect(session?.form).toEqual({
      mode: 'subscription',
      customer,
      client_reference_id: member.userId,
      'line_items[0][price]': 'price_premium',
      'line_items[0][quantity]': '1',
      success_url: `${SITE_URL}/profile?success=true`,
      cancel_url: `${SITE_URL}/profile?cancelled=true`,
      'metadata[user_id]': member.userId,
      'metadata[plan]': 'premium',
      'subscription_data[metadata][user_id]': member.userId,
      'subscription_data[metadata][plan]': 'premium',
    });
    expect(session?.headers['idempotency-key']).toContain(`checkout-${customer}-premium-`);
  });

  test('two tabs at once make one customer and one window', async () => {
    const member = await memberships.playroom.member('buyer');
    const tabs = await Promise.all(
      [1, 2, 3, 4].map(() => memberships.call('create-checkout', member, { plan: 'basic' })),
    );
    expect(new Set(tabs.map((tab) => tab.body.url)).size).toBe(1);
    expect(tabs.every((tab) => tab.status === 200)).toBe(true);
    expect(stripe.customers.size).toBe(1);
    expect(stripe.sessions.size).toBe(1);
  });

  test('coming again uses the same customer, and closes a window left open for the other plan', async () => {
    const { member, customer } = await buyer('basic');
    await memberships.call('create-checkout', member, { plan: 'premium' });
    expect(stripe.customers.size).toBe(1);
    const windows = [...stripe.sessions.values()].map(({ metadata, status }) => [metadata.plan, status]);
    expect(windows).toEqual([
      ['basic', 'expired'],
      ['premium', 'open'],
    ]);
    expect((await row(member))?.stripe_customer_id).toBe(customer);
  });

  test('a member whose plan runs gets the portal, not a second subscription', async () => {
    const { member, customer } = await buyer();
    stripe.pay(customer, 'price_basic', NEXT_MONTH);
    const { body } = await memberships.call('create-checkout', member, { plan: 'premium' });
    expect(body).toEqual({ url: `https://billing.stripe.test/${customer}` });
    expect(stripe.seen('POST', '/v1/checkout/sessions')).toHaveLength(1);
  });

  test('a customer that Stripe no longer has is made anew', async () => {
    const { member } = await buyer();
    stripe.reset();
    expect((await memberships.call('create-checkout', member, { plan: 'basic' })).status).toBe(200);
    expect(stripe.customers.size).toBe(1);
    expect((await row(member))?.stripe_customer_id).toBe([...stripe.customers.keys()][0]);
  });

  test('Stripe away: 502 in the one error shape', async () => {
    const member = await memberships.playroom.member('buyer');
    stripe.failWith = 500;
    expect(await memberships.call('create-checkout', member, { plan: 'basic' })).toEqual({
      status: 502,
      body: {
        error: { code: 'payment_provider', message: 'The payment service did not answer. Please try again.' },
      },
    });
  });
});

describe('the portal', () => {
  test('opens for the own customer and comes back to the profile', async () => {
    const { member, customer } = await buyer();
    const { body } = await memberships.call('customer-portal', member);
    expect(body).toEqual({ url: `https://billing.stripe.test/${customer}` });
    const [request] = stripe.seen('POST', '/v1/billing_portal/sessions');
    expect(request?.form).toEqual({ customer, return_url: `${SITE_URL}/profile` });
  });

  test('takes the caller from the token, whatever the body says', async () => {
    const { member: victim, customer } = await buyer();
    const stranger = await memberships.playroom.member('stranger');
    const body = { user_id: victim.userId, customer, customerId: customer };
    expect((await memberships.call('customer-portal', stranger, body)).status).toBe(409);
    const bought = await memberships.call('create-checkout', stranger, { plan: 'basic', ...body });
    expect(bought.status).toBe(200);
    expect((await row(stranger))?.stripe_customer_id).not.toBe(customer);
  });
});

describe('the webhook', () => {
  test.each([
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'invoice.paid',
    'invoice.payment_failed',
  ])('%s makes the row follow Stripe', async (type) => {
    const { member, customer } = await buyer();
    stripe.pay(customer, 'price_basic', NEXT_MONTH);
    expect(await bell(customer, type)).toEqual({ status: 200, body: { received: true } });
    expect(await row(member)).toMatchObject({ tier: 'basic', status: 'active', cancel_at_period_end: false });
    expect(
      (await memberships.playroom.backend.engine.sql`select private.tier_of(${member.userId}) as tier`)[0]
        ?.tier,
    ).toBe('basic');
  });

  test('a replayed event counts once: Stripe is not asked again', async () => {
    const { customer } = await buyer();
    const body = eventBody('invoice.paid', { customer });
    await deliver(body);
    const asked = stripe.requests.length;
    expect((await deliver(body)).status).toBe(200);
    expect(stripe.requests.length).toBe(asked);
  });

  test('a body changed on the way, a wrong secret, an old or no signature are refused and change nothing', async () => {
    const { member, customer } = await buyer();
    stripe.pay(customer, 'price_basic', NEXT_MONTH);
    const before = await row(member);
    const body = eventBody('invoice.paid', { customer });
    const timestamp = Math.floor(memberships.clock.now.getTime() / 1000);
    const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET, timestamp });
    const old = new Date(memberships.clock.now.getTime() - 301_000);

    const refused = [
      await deliver(body.replace('invoice.paid', 'invoice.void'), { header }),
      await deliver(body, { secret: 'whsec_other' }),
      await deliver(body, { at: old }),
      await deliver(body, { header: null }),
      await deliver(body, { header: 't=1,v1=00' }),
      await deliver('not json'),
    ];
    expect(refused.map((answer) => answer.status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(refused[0]?.body).toEqual({
      error: { code: 'invalid_signature', message: expect.any(String) },
    });
    expect(await row(member)).toEqual(before);
    expect((await deliver(body, { at: new Date(memberships.clock.now.getTime() - 299_000) })).status).toBe(
      200,
    );
  });

  test('events in any order, with stale contents, end at what Stripe has now', async () => {
    const { member, customer } = await buyer();
    const subscription = stripe.pay(customer, 'price_basic', NEXT_MONTH);
    const stale = [
      eventBody('customer.subscription.deleted', { id: subscription.id, customer, status: 'canceled' }),
      eventBody('checkout.session.completed', { customer, status: 'complete' }),
      eventBody('customer.subscription.updated', { customer, status: 'incomplete' }),
      eventBody('invoice.payment_failed', { customer }),
    ];
    subscription.price = 'price_premium';
    for (const body of [...stale].reverse()) await deliver(body);
    expect(await row(member)).toMatchObject({ tier: 'premium', status: 'active' });
    await Promise.all(['invoice.paid', 'customer.subscription.created'].map((type) => bell(customer, type)));
    expect(await row(member)).toMatchObject({ tier: 'premium', status: 'active' });
  });

  test('an answer of Stripe that was overtaken does not overwrite newer news', async () => {
    const { member, customer } = await buyer();
    const subscription = stripe.pay(customer, 'price_basic', NEXT_MONTH);
    const release = signal();
    const arrived = signal();
    let first = true;
    stripe.beforeSending = async ({ path }) => {
      if (path !== '/v1/subscriptions' || !first) return;
      first = false;
      arrived.give();
      await release.given;
    };
    const slow = bell(customer);
    await arrived.given;
    subscription.price = 'price_premium';
    expect((await bell(customer)).status).toBe(200);
    release.give();
    expect((await slow).status).toBe(200);
    expect(await row(member)).toMatchObject({ tier: 'premium' });
  });

  test('a failure is answered with 500, and the same event works when Stripe sends it again', async () => {
    const { member, customer } = await buyer();
    stripe.pay(customer, 'price_basic', NEXT_MONTH);
    const body = eventBody('customer.subscription.created', { customer });
    stripe.failWith = 503;
    expect((await deliver(body)).status).toBe(500);
    stripe.failWith = null;
    expect((await deliver(body)).status).toBe(200);
    expect(await row(member)).toMatchObject({ status: 'active' });
  });

  test('events of other kinds, of strangers and of members who left are received and change nothing', async () => {
    const { member, customer } = await buyer();
    const before = await row(member);
    stripe.customers.set('cus_other', { id: 'cus_other', email: 'x@example.org', metadata: {} });
    const gone = '00000000-0000-4000-8000-000000000000';
    stripe.customers.set('cus_gone', { id: 'cus_gone', email: null, metadata: { user_id: gone } });
    for (const body of [
      eventBody('customer.created', { customer }),
      eventBody('invoice.paid', { customer: 'cus_other' }),
      eventBody('invoice.paid', { customer: 'cus_unknown' }),
      eventBody('invoice.paid', { customer: 'cus_gone' }),
      eventBody('invoice.paid', { customer: null }),
    ]) {
      expect(await deliver(body)).toEqual({ status: 200, body: { received: true } });
    }
    expect(await row(member)).toEqual(before);
    expect(
      await memberships.playroom.backend.engine
        .sql`select * from public.subscriptions where user_id = ${gone}`,
    ).toHaveLength(0);
  });
});

describe('what the member is told', () => {
  test('nothing bought: exactly the three fields of SPEC, empty', async () => {
    const member = await memberships.playroom.member('buyer');
    expect(await status(member)).toEqual(FREE);
    expect(stripe.requests).toHaveLength(0);
    const { member: undecided } = await buyer();
    expect(await status(undecided)).toEqual(FREE);
  });

  test('a webhook that never came: coming back from the checkout finds the plan', async () => {
    const { member, customer } = await buyer();
    stripe.pay(customer, 'price_basic', NEXT_MONTH);
    expect(await status(member)).toEqual(BASIC);
  });

  test('a running plan is believed for five minutes, then asked about again', async () => {
    const { member, customer } = await buyer();
    const subscription = stripe.pay(customer, 'price_basic', NEXT_MONTH);
    await status(member);
    const asked = stripe.requests.length;
    subscription.price = 'price_premium';
    expect(await status(member)).toEqual(BASIC);
    expect(stripe.requests.length).toBe(asked);
    memberships.clock.now = new Date(memberships.clock.now.getTime() + 5 * 60_000);
    expect(await status(member)).toEqual({ ...BASIC, subscription_tier: 'premium' });
  });

  test('Stripe away: what is paid stays', async () => {
    const { member, customer } = await buyer();
    stripe.pay(customer, 'price_basic', NEXT_MONTH);
    await bell(customer);
    memberships.clock.now = new Date(memberships.clock.now.getTime() + 60 * 60_000);
    stripe.failWith = 503;
    expect(await status(member)).toEqual(BASIC);
  });

  test.each<[string, Partial<DoubleSubscription>, object]>([
    ['in its trial', { status: 'trialing' }, BASIC],
    ['while a payment is retried (grace)', { status: 'past_due' }, BASIC],
    ['cancelled, still running out', { cancelAtPeriodEnd: true }, BASIC],
    ['cancelled by a date, as newer portals do', { cancelAt: NEXT_MONTH }, BASIC],
    ['ended early by the family, paid to the end', ended('cancellation_requested'), BASIC],
    ['ended because nobody paid', ended('payment_failed'), FREE],
    ['given up unpaid', { status: 'unpaid' }, FREE],
    ['never paid at all', { status: 'incomplete_expired' }, FREE],
    [
      'over',
      { ...ended('cancellation_requested'), periodEnd: Math.floor(Date.UTC(2026, 11, 1) / 1000) },
      FREE,
    ],
    ['for something else we sell', { price: 'price_of_a_mug' }, FREE],
  ])('a subscription %s', async (_name, change, expected) => {
    const { member, customer } = await buyer();
    stripe.pay(customer, 'price_basic', NEXT_MONTH, change);
    await bell(customer);
    expect(await status(member)).toEqual(expected);
  });

  test('of an ended and a running subscription the running one counts', async () => {
    const { member, customer } = await buyer();
    stripe.pay(customer, 'price_basic', NEXT_MONTH);
    stripe.pay(customer, 'price_premium', NEXT_MONTH, ended('payment_failed'));
    expect(await status(member)).toEqual(BASIC);
  });
});

/** A promise, and the way to keep it. */
function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give: () => void = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

function ended(reason: string): Partial<DoubleSubscription> {
  return { status: 'canceled', endedAt: Math.floor(Date.UTC(2026, 11, 20) / 1000), reason };
}

describe('deleting the account', () => {
  test('ends the subscription at Stripe first, then removes the member and signs out everywhere', async () => {
    const { member, customer } = await buyer();
    const subscription = stripe.pay(customer, 'price_basic', NEXT_MONTH);
    await status(member);
    expect(await memberships.call('delete-account', member)).toEqual({
      status: 200,
      body: { deleted: true },
    });
    expect(stripe.seen('DELETE', `/v1/customers/${customer}`)).toHaveLength(1);
    expect(subscription.status).toBe('canceled');
    expect(await row(member)).toBeUndefined();
    expect((await memberships.call('check-subscription', member)).status).toBe(401);
    expect((await bell(customer, 'customer.subscription.deleted')).status).toBe(200);
  });

  test('keeps the account while the charge cannot be stopped', async () => {
    const { member, customer } = await buyer();
    stripe.pay(customer, 'price_basic', NEXT_MONTH);
    await status(member);
    stripe.failWith = 503;
    expect((await memberships.call('delete-account', member)).status).toBe(502);
    stripe.failWith = null;
    expect(await status(member)).toEqual(BASIC);
  });

  test('closes an open checkout, so that nobody pays for an account that is gone', async () => {
    const { member } = await buyer();
    await memberships.call('delete-account', member);
    expect([...stripe.sessions.values()].map((session) => session.status)).toEqual(['expired']);
  });
});
