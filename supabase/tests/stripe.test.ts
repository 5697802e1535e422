/**
 * Membership against Stripe: the real functions and database, the official SDK, and a mock of Stripe's API on this
 * machine.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SITE_URL } from './support/billing-app.ts';
import type { MockSubscription } from './support/mock-stripe-api.ts';
import {
  NEXT_MONTH,
  NEXT_MONTH_ISO,
  openStripeBillingApp,
  type StripeBillingApp,
} from './support/stripe-billing-app.ts';

const FREE = { subscribed: false, subscription_tier: null, subscription_end: null };
const BASIC = { subscribed: true, subscription_tier: 'basic', subscription_end: NEXT_MONTH_ISO };

let shop: StripeBillingApp;

beforeAll(async () => {
  shop = await openStripeBillingApp();
});
afterAll(() => shop?.close());
beforeEach(() => shop.reset());

describe('the checkout', () => {
  test('sends Stripe what SPEC says, with idempotency keys', async () => {
    const { member, customer, url } = await shop.buyer('premium');
    expect(url).toBe(`https://checkout.stripe.test/${[...shop.stripe.sessions.keys()][0]}`);

    const [created] = shop.stripe.seen('POST', '/v1/customers');
    expect(created?.form).toEqual({ email: member.email, 'metadata[user_id]': member.userId });
    expect(created?.headers.authorization).toBe('Bearer sk_test_double');
    expect(created?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(created?.headers['stripe-version']).toMatch(/^\d{4}-\d{2}-\d{2}\.\w+$/);
    expect(created?.headers['idempotency-key']).toMatch(
      new RegExp(`^customer-${member.userId}-[0-9a-f]{16}$`),
    );

    const [session] = shop.stripe.seen('POST', '/v1/checkout/sessions');
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

  test('creates one customer and one window for two concurrent tabs', async () => {
    const member = await shop.playroom.member('buyer');
    const tabs = await Promise.all(
      [1, 2, 3, 4].map(() => shop.call('create-checkout', member, { plan: 'basic' })),
    );
    expect(new Set(tabs.map((tab) => tab.body.url)).size).toBe(1);
    expect(tabs.every((tab) => tab.status === 200)).toBe(true);
    expect(shop.stripe.customers.size).toBe(1);
    expect(shop.stripe.sessions.size).toBe(1);
  });

  test('reuses the customer, and closes a window left open for the other plan', async () => {
    const { member, customer } = await shop.buyer('basic');
    await shop.call('create-checkout', member, { plan: 'premium' });
    expect(shop.stripe.customers.size).toBe(1);
    const windows = [...shop.stripe.sessions.values()].map(({ metadata, status }) => [metadata.plan, status]);
    expect(windows).toEqual([
      ['basic', 'expired'],
      ['premium', 'open'],
    ]);
    expect((await shop.row(member))?.stripe_customer_id).toBe(customer);
  });

  test('opens the portal for a member with a running plan, not a second subscription', async () => {
    const { member, customer } = await shop.buyer();
    shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
    const { body } = await shop.call('create-checkout', member, { plan: 'premium' });
    expect(body).toEqual({ url: `https://billing.stripe.test/${customer}` });
    expect(shop.stripe.seen('POST', '/v1/checkout/sessions')).toHaveLength(1);
  });

  test.each([false, true])(
    'opens the portal where the plan is changed; cancelled before: %s',
    async (cancelled) => {
      const { member, customer } = await shop.buyer();
      const { id } = shop.stripe.pay(customer, 'price_basic', NEXT_MONTH, { cancelAtPeriodEnd: cancelled });
      await shop.call('create-checkout', member, { plan: 'premium' });
      const [request] = shop.stripe.seen('POST', '/v1/billing_portal/sessions');
      expect(request?.form).toMatchObject({
        customer,
        'flow_data[type]': 'subscription_update',
        'flow_data[subscription_update][subscription]': id,
        'flow_data[after_completion][redirect][return_url]': `${SITE_URL}/profile`,
      });
    },
  );

  test('opens the portal’s first page where Stripe does not allow that change', async () => {
    const { member, customer } = await shop.buyer();
    shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
    shop.stripe.refusesPlanChanges = true;
    const { status, body } = await shop.call('create-checkout', member, { plan: 'premium' });
    expect([status, body]).toEqual([200, { url: `https://billing.stripe.test/${customer}` }]);
    expect(shop.stripe.seen('POST', '/v1/billing_portal/sessions')).toHaveLength(2);
  });

  test('opens the portal’s first page for a plan the member already has', async () => {
    const { member, customer } = await shop.buyer();
    shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
    await shop.call('create-checkout', member, { plan: 'basic' });
    const [request] = shop.stripe.seen('POST', '/v1/billing_portal/sessions');
    expect(request?.form).toEqual({ customer, return_url: `${SITE_URL}/profile` });
  });

  test('creates a new customer when Stripe has deleted the old one', async () => {
    const { member } = await shop.buyer();
    shop.stripe.reset();
    expect((await shop.call('create-checkout', member, { plan: 'basic' })).status).toBe(200);
    expect(shop.stripe.customers.size).toBe(1);
    expect((await shop.row(member))?.stripe_customer_id).toBe([...shop.stripe.customers.keys()][0]);
  });

  test('answers 502 in the common error shape when Stripe is unreachable', async () => {
    const member = await shop.playroom.member('buyer');
    shop.stripe.failWith = 500;
    expect(await shop.call('create-checkout', member, { plan: 'basic' })).toEqual({
      status: 502,
      body: {
        error: { code: 'payment_provider', message: 'The payment service did not answer. Please try again.' },
      },
    });
  });
});

describe('the portal', () => {
  test('opens for the member’s own customer and returns to the profile', async () => {
    const { member, customer } = await shop.buyer();
    const { body } = await shop.call('customer-portal', member);
    expect(body).toEqual({ url: `https://billing.stripe.test/${customer}` });
    const [request] = shop.stripe.seen('POST', '/v1/billing_portal/sessions');
    expect(request?.form).toEqual({ customer, return_url: `${SITE_URL}/profile` });
  });

  test('identifies the member by token, whatever the body says', async () => {
    const { member: victim, customer } = await shop.buyer();
    const otherMember = await shop.playroom.member('stranger');
    const body = { user_id: victim.userId, customer, customerId: customer };
    expect((await shop.call('customer-portal', otherMember, body)).status).toBe(409);
    const bought = await shop.call('create-checkout', otherMember, { plan: 'basic', ...body });
    expect(bought.status).toBe(200);
    expect((await shop.row(otherMember))?.stripe_customer_id).not.toBe(customer);
  });
});

describe('the subscription status', () => {
  test('without a purchase has exactly the three fields of SPEC, empty', async () => {
    const member = await shop.playroom.member('buyer');
    expect(await shop.status(member)).toEqual(FREE);
    expect(shop.stripe.requests).toHaveLength(0);
    const { member: undecidedMember } = await shop.buyer();
    expect(await shop.status(undecidedMember)).toEqual(FREE);
  });

  test('finds the plan on return from the checkout although the webhook never came', async () => {
    const { member, customer } = await shop.buyer();
    shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
    expect(await shop.status(member)).toEqual(BASIC);
  });

  test('trusts a running plan for five minutes, then asks Stripe again', async () => {
    const { member, customer } = await shop.buyer();
    const subscription = shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
    await shop.status(member);
    const requestCount = shop.stripe.requests.length;
    subscription.price = 'price_premium';
    expect(await shop.status(member)).toEqual(BASIC);
    expect(shop.stripe.requests.length).toBe(requestCount);
    shop.clock.now = new Date(shop.clock.now.getTime() + 5 * 60_000);
    expect(await shop.status(member)).toEqual({ ...BASIC, subscription_tier: 'premium' });
  });

  test('keeps a paid plan while Stripe is unreachable', async () => {
    const { member, customer } = await shop.buyer();
    shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
    await shop.notify(customer);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60 * 60_000);
    shop.stripe.failWith = 503;
    expect(await shop.status(member)).toEqual(BASIC);
  });

  test.each<[string, Partial<MockSubscription>, object]>([
    ['in its trial', { status: 'trialing' }, BASIC],
    ['while a payment is retried (grace)', { status: 'past_due' }, BASIC],
    ['cancelled, still running out', { cancelAtPeriodEnd: true }, BASIC],
    ['cancelled by a date, as newer portals do', { cancelAt: NEXT_MONTH }, BASIC],
    ['ended early by the family, paid to the end', endedSubscription('cancellation_requested'), BASIC],
    ['ended because nobody paid', endedSubscription('payment_failed'), FREE],
    ['given up unpaid', { status: 'unpaid' }, FREE],
    ['never paid at all', { status: 'incomplete_expired' }, FREE],
    [
      'over',
      { ...endedSubscription('cancellation_requested'), periodEnd: Math.floor(Date.UTC(2026, 11, 1) / 1000) },
      FREE,
    ],
    ['for something else we sell', { price: 'price_of_a_mug' }, FREE],
  ])('a subscription %s', async (_name, change, expected) => {
    const { member, customer } = await shop.buyer();
    shop.stripe.pay(customer, 'price_basic', NEXT_MONTH, change);
    await shop.notify(customer);
    expect(await shop.status(member)).toEqual(expected);
  });

  test('prefers the running subscription over an ended one', async () => {
    const { member, customer } = await shop.buyer();
    shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
    shop.stripe.pay(customer, 'price_premium', NEXT_MONTH, endedSubscription('payment_failed'));
    expect(await shop.status(member)).toEqual(BASIC);
  });
});

function endedSubscription(reason: string): Partial<MockSubscription> {
  return { status: 'canceled', endedAt: Math.floor(Date.UTC(2026, 11, 20) / 1000), reason };
}

describe('account deletion', () => {
  test('cancels at Stripe first, then deletes the member and signs out everywhere', async () => {
    const { member, customer } = await shop.buyer();
    const subscription = shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
    await shop.status(member);
    expect(await shop.call('delete-account', member)).toEqual({
      status: 200,
      body: { deleted: true },
    });
    expect(shop.stripe.seen('DELETE', `/v1/customers/${customer}`)).toHaveLength(1);
    expect(subscription.status).toBe('canceled');
    expect(await shop.row(member)).toBeUndefined();
    expect((await shop.call('check-subscription', member)).status).toBe(401);
    expect((await shop.notify(customer, 'customer.subscription.deleted')).status).toBe(200);
  });

  test('scheduled in seven days, cancels today; late events restore nothing, and who stays may buy again', async () => {
    const { member, customer } = await shop.buyer();
    const subscription = shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
    await shop.status(member);
    const response = await shop.call('delete-account', member, { when: 'in seven days' });
    expect(response).toMatchObject({ status: 200, body: { deleted: false } });
    expect(shop.stripe.seen('DELETE', `/v1/customers/${customer}`)).toHaveLength(1);
    expect(subscription.status).toBe('canceled');
    expect((await shop.notify(customer, 'customer.subscription.deleted')).status).toBe(200);
    expect(await shop.status(member)).toEqual(FREE);
    expect(await shop.row(member)).toBeUndefined();

    expect((await member.client.rpc('keep_account')).data).toBe(true);
    const again = await shop.call('create-checkout', member, { plan: 'basic' });
    expect(again.status).toBe(200);
    expect((await shop.row(member))?.stripe_customer_id).not.toBe(customer);
  });

  test('keeps the account while the charge cannot be stopped', async () => {
    const { member, customer } = await shop.buyer();
    shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
    await shop.status(member);
    shop.stripe.failWith = 503;
    for (const when of ['now', 'in seven days'])
      expect((await shop.call('delete-account', member, { when })).status).toBe(502);
    shop.stripe.failWith = null;
    expect((await member.client.from('leavings').select()).data).toEqual([]);
    expect(await shop.status(member)).toEqual(BASIC);
  });

  test('closes an open checkout, so that nobody pays for a deleted account', async () => {
    const { member } = await shop.buyer();
    await shop.call('delete-account', member);
    expect([...shop.stripe.sessions.values()].map((session) => session.status)).toEqual(['expired']);
  });
});
