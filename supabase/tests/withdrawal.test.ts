/**
 * Withdrawal within 14 days: logged in, by the mailed link, and with an email without an account. Runs against the fake
 * Stripe and Stripe behind the same functions.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { eventually } from '../../server/testing/eventually.ts';
import type { TestMember } from '../../server/testing/test-app.ts';
import { type BillingApp, openBillingApp } from './support/billing-app.ts';
import { openStripeBillingApp, type StripeBillingApp } from './support/stripe-billing-app.ts';

const FREE = { subscribed: false, subscription_tier: null, subscription_end: null };
const PAID = new Date('2026-12-31T10:00:00Z');
const DAY = 86_400_000;
const daysLater = (days: number) => new Date(PAID.getTime() + days * DAY);

let shop: BillingApp;
beforeAll(async () => {
  shop = await openBillingApp(null);
});
afterAll(() => shop?.playroom.close());
beforeEach(() => {
  shop.clock.now = PAID;
});

const sql = () => shop.playroom.backend.engine.sql;
const mailsTo = (email: string) => shop.playroom.mails.filter((mail) => mail.includes(`Mail to ${email}:`));
const mailWith = (email: string, pattern: string | RegExp) =>
  eventually(() => {
    const found = mailsTo(email).find((mail) => mail.match(pattern));
    expect(found).toBeDefined();
    return found!;
  });
const status = async (member: TestMember) => (await shop.call('check-subscription', member)).body;
const stateWithdrawal = (caller: TestMember | null, email: string, extraFields: object = {}) =>
  shop.call('withdraw', caller, { name: "Zoë O'Neil", email, ...extraFields });
const rowsOf = (email: string) =>
  sql()<
    Record<string, unknown>[]
  >`select * from public.withdrawals where email = ${email} order by stated_at`;
const invoicesOf = async ({ userId }: TestMember) => {
  const [row] = await sql()<{ invoices: { cents: number; status: string }[] }[]>`
    select invoices from public.till_subscriptions where user_id = ${userId}`;
  return row?.invoices.map(({ cents, status }) => `${cents} ${status}`);
};

async function subscriber(plan = 'basic'): Promise<TestMember> {
  const member = await shop.playroom.member('family');
  const { body } = await shop.call('create-checkout', member, { plan });
  const form = new URLSearchParams({ action: 'pay' });
  await shop.fetch(new Request(String(body.url), { method: 'POST', body: form }));
  expect(await status(member)).toMatchObject({ subscribed: true });
  return member;
}

const tokenIn = (mail: string) => /withdraw\?token=([0-9a-f]{64})/.exec(mail)?.[1];

describe('withdrawal by a logged-in member', () => {
  test('refunds at once, and sends both mails', async () => {
    const member = await subscriber('premium');
    shop.clock.now = daysLater(13);
    const response = await stateWithdrawal(member, ` ${member.email.toUpperCase()} `, { order: 'no. 17' });
    expect(response).toEqual({
      status: 200,
      body: {
        stated_at: '2027-01-13T10:00:00.000Z',
        state: 'refunded',
        refunded_cents: 4999,
        currency: 'usd',
      },
    });
    expect(await status(member)).toEqual(FREE);
    expect(await invoicesOf(member)).toEqual(['4999 refunded']);
    const receipt = await mailWith(member.email, 'We have your withdrawal');
    expect(receipt).toContain('January 13, 2027 at 10:00:00 AM UTC');
    expect(receipt).toContain(`Name: Zoë O'Neil. Account: ${member.email}. Order: no 17.`);
    expect(await mailWith(member.email, 'Your money')).toContain('$49.99 goes back');
  });

  test('cannot end another member’s plan', async () => {
    const [member, otherMember] = [await subscriber(), await subscriber()];
    expect((await stateWithdrawal(otherMember, member.email)).body).toMatchObject({ state: 'letter' });
    expect(await status(member)).toMatchObject({ subscribed: true });
    expect(await status(otherMember)).toMatchObject({ subscribed: true });
  });

  test('shows statements to their author only, read-only', async () => {
    // The database uses its own clock.
    shop.clock.now = new Date();
    const [member, otherMember] = [await subscriber(), await subscriber()];
    expect((await member.client.rpc('current_tier')).data).toBe('basic');
    await stateWithdrawal(member, member.email);
    expect((await member.client.rpc('current_tier')).data).toBe('free');
    const visibleRows = await member.client.from('withdrawals').select('name, email, outcome');
    expect(visibleRows.data).toEqual([{ name: "Zoë O'Neil", email: member.email, outcome: 'refunded' }]);
    expect((await otherMember.client.from('withdrawals').select('name')).data).toEqual([]);
    const visitor = shop.playroom.visitor();
    expect((await visitor.from('withdrawals').select('name')).error?.code).toBe('42501');
    for (const client of [member.client, visitor]) {
      expect((await client.from('withdrawals').delete().eq('email', member.email)).error?.code).toBe('42501');
      expect((await client.from('withdrawals').update({ name: 'x' }).eq('email', 'x')).error?.code).toBe(
        '42501',
      );
      for (const name of ['state_withdrawal', 'address_of_member'])
        expect((await client.rpc(name as 'my_devices')).error).not.toBeNull();
    }
  });

  test('after 14 days refunds nothing, and the plan continues', async () => {
    const member = await subscriber();
    shop.clock.now = new Date(PAID.getTime() + 14 * DAY + 1000);
    expect((await stateWithdrawal(member, member.email)).body).toMatchObject({ state: 'nothing_paid' });
    expect(await status(member)).toMatchObject({ subscribed: true });
    await mailWith(member.email, 'there was nothing');
  });

  test('without a plan is passed on to be checked by hand', async () => {
    const member = await shop.playroom.member('free');
    expect((await stateWithdrawal(member, member.email)).body).toMatchObject({ state: 'by_hand' });
  });
});

describe('withdrawal without a log-in', () => {
  test('records the statement first, and the mailed link ends the plan as of the first statement', async () => {
    const member = await subscriber();
    shop.clock.now = daysLater(14);
    const response = await stateWithdrawal(null, member.email);
    expect(response.body).toEqual({
      stated_at: '2027-01-14T10:00:00.000Z',
      state: 'letter',
      refunded_cents: null,
      currency: null,
    });
    expect(await status(member)).toMatchObject({ subscribed: true });
    const token = tokenIn(await mailWith(member.email, 'End my plan'));
    // Opened days later: it was in time.
    shop.clock.now = daysLater(20);
    const refundedAnswer = { state: 'refunded', refunded_cents: 1999, stated_at: '2027-01-14T10:00:00.000Z' };
    expect((await shop.call('withdraw', null, { token })).body).toMatchObject(refundedAnswer);
    expect(await status(member)).toEqual(FREE);
    // A repetition gives the same.
    expect((await shop.call('withdraw', null, { token })).body).toMatchObject(refundedAnswer);
    expect(await invoicesOf(member)).toEqual(['1999 refunded']);
    await mailWith(member.email, 'Your money');
    expect(mailsTo(member.email).filter((mail) => mail.includes('goes back to the card'))).toHaveLength(
      2 - 1,
    );
  });

  test('does not reveal whether an email has an account', async () => {
    const member = await subscriber();
    const [forKnown, forUnknown] = [
      await stateWithdrawal(null, member.email),
      await stateWithdrawal(null, 'nobody@elsewhere.example'),
    ];
    expect(forKnown).toEqual(forUnknown);
    expect(tokenIn(await mailWith('nobody@elsewhere.example', 'We know no account'))).toBeUndefined();
    expect(await rowsOf('nobody@elsewhere.example')).toMatchObject([{ user_id: null, name: "Zoë O'Neil" }]);
  });

  test('rejects a made-up link', async () => {
    for (const token of ['', 'x', '0'.repeat(64), null, 7, { a: 1 }])
      expect(await shop.call('withdraw', null, { token })).toMatchObject({
        status: 404,
        body: { error: { code: 'unknown_link' } },
      });
    await stateWithdrawal(null, 'no-account@elsewhere.example');
    const [row] = await rowsOf('no-account@elsewhere.example');
    expect(row?.proven_at).toBeNull();
  });

  test('sends an email five statements a day, and more have no effect', async () => {
    const member = await subscriber();
    const timings = [];
    for (let time = 0; time < 8; time += 1) {
      shop.clock.now = new Date(PAID.getTime() + time * 60_000);
      timings.push((await stateWithdrawal(null, member.email)).body.stated_at);
    }
    expect(await rowsOf(member.email)).toHaveLength(5);
    expect(new Set(timings).size).toBe(5);
    await eventually(() =>
      expect(mailsTo(member.email).filter((mail) => mail.includes('End my plan'))).toHaveLength(5),
    );
  });

  test.each([
    {},
    { name: 'Zoë' },
    { email: 'zoe@family.example' },
    { name: ' ', email: 'zoe@family.example' },
    { name: 'x'.repeat(101), email: 'zoe@family.example' },
    { name: 'Zoë\0', email: 'zoe@family.example' },
    { name: 'Zoë', email: 'a,victim@family.example' },
    { name: 'Zoë', email: 'zoe@family.example', order: 7 },
    { name: ['Zoë'], email: 'zoe@family.example' },
  ])('rejects %j as a statement', async (body) => {
    expect((await shop.call('withdraw', null, body)).status).toBe(400);
  });

  test('allows one network ten statements an hour', async () => {
    const sendFrom = (forwarded: string, time: number) =>
      limited.request('/functions/v1/withdraw', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ name: 'Zoë', email: `limited-${time}@elsewhere.example` }),
      });
    const { playroom } = shop;
    const settings = {
      hosted: null,
      storyVideoBaseUrl: null,
      smtpUrl: null,
      fakeStripe: true,
      trustProxy: true,
    };
    const limited = playroom.appWith({ settings, limits: RATE_LIMITS });
    const responses = [];
    for (let time = 0; time < 12; time += 1) responses.push((await sendFrom('198.51.100.7', time)).status);
    expect(responses).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await sendFrom('203.0.113.9', 20)).status).toBe(200);
  });
});

test('deletes a statement after three years, and with the account', async () => {
  const member = await subscriber();
  await stateWithdrawal(member, member.email);
  await stateWithdrawal(null, 'old@elsewhere.example');
  await sql()`update public.withdrawals set stated_at = now() - interval '1099 days' where email = 'old@elsewhere.example'`;
  await sql()`select public.purge_kept_too_long()`;
  expect(await rowsOf('old@elsewhere.example')).toEqual([]);
  expect(await rowsOf(member.email)).toHaveLength(1);
  await shop.playroom.service().rpc('delete_account' as 'my_devices', { member: member.userId } as never);
  expect(await rowsOf(member.email)).toEqual([]);
});

test('records the renewal consent before the checkout opens, once a day, for that member only', async () => {
  const member = await shop.playroom.member('agrees');
  const otherMember = await shop.playroom.member('other');
  for (const plan of ['basic', 'basic', 'premium']) await shop.call('create-checkout', member, { plan });
  const { data } = await member.client
    .from('renewal_consents')
    .select('plan, cents, currency, renews, terms_version, agreed_at')
    .order('plan');
  expect(data).toEqual(
    [
      { plan: 'basic', cents: 1999 },
      { plan: 'premium', cents: 4999 },
    ].map((row) => ({
      ...row,
      currency: 'usd',
      renews: 'monthly',
      terms_version: '2026-11-28',
      agreed_at: '2026-12-31T10:00:00+00:00',
    })),
  );
  expect((await otherMember.client.from('renewal_consents').select()).data).toEqual([]);
  expect((await member.client.from('renewal_consents').delete().eq('plan', 'basic')).error?.code).toBe(
    '42501',
  );
  expect(
    (await member.client.from('renewal_consents').update({ cents: 1 }).eq('plan', 'basic')).error?.code,
  ).toBe('42501');
});

test('mails after an order what was bought, how it ends, and until when to withdraw', async () => {
  const member = await subscriber('premium');
  const mail = await mailWith(member.email, 'Your plan has begun');
  for (const pattern of [
    'Premium',
    '$49.99/mo',
    'renews by itself every month',
    'until January 14, 2027',
    '/withdraw',
    '/terms',
  ])
    expect(mail).toContain(pattern);
  expect(mailsTo(member.email).filter((text) => text.includes('has begun'))).toHaveLength(1);
});

describe('withdrawal at Stripe', () => {
  let stripe: StripeBillingApp;
  const NOW = new Date('2026-12-21T10:00:00Z');
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  beforeAll(async () => {
    stripe = await openStripeBillingApp();
  });
  afterAll(() => stripe?.close());
  beforeEach(() => {
    stripe.reset();
    stripe.clock.now = NOW;
    stripe.stripe.now = () => seconds(stripe.clock.now);
  });

  async function payingFamily() {
    const { member, customer } = await stripe.buyer('basic');
    const periodEnd = seconds(NOW) + 25 * 86_400;
    const subscription = stripe.stripe.pay(customer, 'price_basic', periodEnd);
    await stripe.notify(customer);
    expect(await stripe.status(member)).toMatchObject({ subscribed: true });
    return { member, customer, subscription };
  }
  const withdraw = (member: TestMember) =>
    stripe.call('withdraw', member, { name: 'Zoë', email: member.email });

  test('refunds all payments of the 14 days, keeps older ones, and ends the plan at once', async () => {
    const { member, customer } = await payingFamily();
    const old = stripe.stripe.invoice(customer, 1999, seconds(NOW) - 15 * 86_400);
    const first = stripe.stripe.invoice(customer, 1999, seconds(NOW) - 6 * 86_400);
    const upgrade = stripe.stripe.invoice(customer, 3000, seconds(NOW) - 86_400);
    expect((await withdraw(member)).body).toMatchObject({
      state: 'refunded',
      refunded_cents: 4999,
      currency: 'usd',
    });
    expect([old, first, upgrade].map(({ refunded }) => refunded)).toEqual([false, true, true]);
    expect(await stripe.status(member)).toEqual(FREE);
    const [refund] = stripe.stripe.seen('POST', '/v1/refunds');
    expect(refund?.form).toEqual({ payment_intent: first.intent, reason: 'requested_by_customer' });
    expect(refund?.headers['idempotency-key']).toBe(`withdrawal-${first.intent}`);
  });

  test('is recorded while Stripe is unreachable and settled later; twice refunds nothing twice', async () => {
    const { member, customer } = await payingFamily();
    stripe.stripe.invoice(customer, 1999, seconds(NOW) - 86_400);
    stripe.stripe.failWith = 500;
    const withdrawal = await withdraw(member);
    expect(withdrawal).toMatchObject({ status: 200, body: { state: 'later', refunded_cents: null } });
    stripe.stripe.failWith = null;
    // The deadline has passed; the statement was in time.
    stripe.clock.now = new Date(NOW.getTime() + 20 * DAY);
    await Promise.all([stripe.settleWithdrawals(), stripe.settleWithdrawals()]);
    await stripe.settleWithdrawals();
    expect(await stripe.status(member)).toEqual(FREE);
    expect(stripe.stripe.invoices.filter(({ refunded }) => refunded)).toHaveLength(1);
    const [row] = await stripe.playroom.backend.engine.sql`
      select outcome, refunded_cents from public.withdrawals where user_id = ${member.userId}`;
    expect(row).toEqual({ outcome: 'refunded', refunded_cents: 1999 });
  });

  test('accepts payments already refunded by hand', async () => {
    const { member, customer } = await payingFamily();
    stripe.stripe.invoice(customer, 1999, seconds(NOW) - 86_400).refunded = true;
    expect((await withdraw(member)).body).toMatchObject({ state: 'refunded' });
    expect(await stripe.status(member)).toEqual(FREE);
  });

  test('leaves a plan running that the family cancelled itself with a comment', async () => {
    const { member, customer, subscription } = await payingFamily();
    Object.assign(subscription, {
      ...{ status: 'canceled', endedAt: seconds(NOW), reason: 'cancellation_requested' },
      comment: 'withdrawn',
    });
    await stripe.notify(customer);
    expect(await stripe.status(member)).toMatchObject({ subscribed: true });
  });
});
