/** Stripe's signed events: replayed, altered, stale, overtaken, failing, and foreign. */
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HANDLED_EVENTS } from '../functions/_shared/payments/gateway.ts';
import {
  NEXT_MONTH,
  openStripeBillingApp,
  type StripeBillingApp,
  WEBHOOK_SECRET,
} from './support/stripe-billing-app.ts';

let shop: StripeBillingApp;

beforeAll(async () => {
  shop = await openStripeBillingApp();
});
afterAll(() => shop?.close());
beforeEach(() => shop.reset());

test.each([...HANDLED_EVENTS])('%s updates the row from Stripe', async (type) => {
  const { member, customer } = await shop.buyer();
  shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
  expect(await shop.notify(customer, type)).toEqual({ status: 200, body: { received: true } });
  expect(await shop.row(member)).toMatchObject({
    tier: 'basic',
    status: 'active',
    cancel_at_period_end: false,
  });
  expect(
    (await shop.playroom.backend.engine.sql`select private.tier_of(${member.userId}) as tier`)[0]?.tier,
  ).toBe('basic');
});

test('counts a replayed event once, without asking Stripe again', async () => {
  const { customer } = await shop.buyer();
  const body = shop.eventBody('invoice.paid', { customer });
  await shop.deliver(body);
  const requestCount = shop.stripe.requests.length;
  expect((await shop.deliver(body)).status).toBe(200);
  expect(shop.stripe.requests.length).toBe(requestCount);
});

test('rejects a changed body, a wrong secret, and an old or missing signature without effect', async () => {
  const { member, customer } = await shop.buyer();
  shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
  const before = await shop.row(member);
  const body = shop.eventBody('invoice.paid', { customer });
  const timestamp = Math.floor(shop.clock.now.getTime() / 1000);
  const header = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: WEBHOOK_SECRET,
    timestamp,
  });
  const old = new Date(shop.clock.now.getTime() - 301_000);

  const rejected = [
    await shop.deliver(body.replace('invoice.paid', 'invoice.void'), { header }),
    await shop.deliver(body, { secret: 'whsec_other' }),
    await shop.deliver(body, { signedAt: old }),
    await shop.deliver(body, { header: null }),
    await shop.deliver(body, { header: 't=1,v1=00' }),
    await shop.deliver('not json'),
  ];
  expect(rejected.map((response) => response.status)).toEqual([400, 400, 400, 400, 400, 400]);
  expect(rejected[0]?.body).toEqual({
    error: { code: 'invalid_signature', message: expect.any(String) },
  });
  expect(await shop.row(member)).toEqual(before);
  expect((await shop.deliver(body, { signedAt: new Date(shop.clock.now.getTime() - 299_000) })).status).toBe(
    200,
  );
});

test('ends at Stripe’s current state, whatever the order and age of events', async () => {
  const { member, customer } = await shop.buyer();
  const subscription = shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
  const staleEvents = [
    shop.eventBody('customer.subscription.deleted', { id: subscription.id, customer, status: 'canceled' }),
    shop.eventBody('checkout.session.completed', { customer, status: 'complete' }),
    shop.eventBody('customer.subscription.updated', { customer, status: 'incomplete' }),
    shop.eventBody('invoice.payment_failed', { customer }),
  ];
  subscription.price = 'price_premium';
  for (const body of [...staleEvents].reverse()) await shop.deliver(body);
  expect(await shop.row(member)).toMatchObject({ tier: 'premium', status: 'active' });
  await Promise.all(
    ['invoice.paid', 'customer.subscription.created'].map((type) => shop.notify(customer, type)),
  );
  expect(await shop.row(member)).toMatchObject({ tier: 'premium', status: 'active' });
});

test('does not overwrite newer state with an overtaken response', async () => {
  const { member, customer } = await shop.buyer();
  const subscription = shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
  const release = signal();
  const arrival = signal();
  let first = true;
  shop.stripe.beforeSending = async ({ path }) => {
    if (path !== '/v1/subscriptions' || !first) return;
    first = false;
    arrival.resolveSignal();
    await release.promise;
  };
  const slowDelivery = shop.notify(customer);
  await arrival.promise;
  subscription.price = 'price_premium';
  expect((await shop.notify(customer)).status).toBe(200);
  release.resolveSignal();
  expect((await slowDelivery).status).toBe(200);
  expect(await shop.row(member)).toMatchObject({ tier: 'premium' });
});

test('answers 500 on a failure, and processes the same event when Stripe resends it', async () => {
  const { member, customer } = await shop.buyer();
  shop.stripe.pay(customer, 'price_basic', NEXT_MONTH);
  const body = shop.eventBody('customer.subscription.created', { customer });
  shop.stripe.failWith = 503;
  expect((await shop.deliver(body)).status).toBe(500);
  shop.stripe.failWith = null;
  expect((await shop.deliver(body)).status).toBe(200);
  expect(await shop.row(member)).toMatchObject({ status: 'active' });
});

test('accepts events of other kinds, strangers and deleted members without effect', async () => {
  const { member, customer } = await shop.buyer();
  const before = await shop.row(member);
  shop.stripe.customers.set('cus_other', { id: 'cus_other', email: 'x@example.org', metadata: {} });
  const deletedMemberId = '00000000-0000-4000-8000-000000000000';
  shop.stripe.customers.set('cus_gone', {
    id: 'cus_gone',
    email: null,
    metadata: { user_id: deletedMemberId },
  });
  for (const body of [
    shop.eventBody('customer.created', { customer }),
    shop.eventBody('invoice.paid', { customer: 'cus_other' }),
    shop.eventBody('invoice.paid', { customer: 'cus_unknown' }),
    shop.eventBody('invoice.paid', { customer: 'cus_gone' }),
    shop.eventBody('invoice.paid', { customer: null }),
  ]) {
    expect(await shop.deliver(body)).toEqual({ status: 200, body: { received: true } });
  }
  expect(await shop.row(member)).toEqual(before);
  expect(
    await shop.playroom.backend.engine
      .sql`select * from public.subscriptions where user_id = ${deletedMemberId}`,
  ).toHaveLength(0);
});

/** A promise and its resolver. */
function signal(): { readonly promise: Promise<void>; readonly resolveSignal: () => void } {
  let resolveSignal: () => void = () => {};
  const promise = new Promise<void>((resolve) => {
    resolveSignal = resolve;
  });
  return { promise, resolveSignal };
}
