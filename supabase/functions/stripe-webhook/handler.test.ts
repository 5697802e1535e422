// @vitest-environment node
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { guardedDeps, post, refusal } from '../../tests/support/function-guards.ts';
import { handler } from './handler.ts';

const signed = (body: string, secret = 'whsec_test', seconds = Math.floor(Date.now() / 1000)) => {
  const timestamp = seconds;
  const request = post(null, body);
  request.headers.set(
    'stripe-signature',
    Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
  );
  return request;
};
const event = (type: string) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    created: 1,
    data: { object: { customer: 'till_cus_1' } },
  });

test.each([
  ['no signature', () => post(null, event('invoice.paid'))],
  ['another secret', () => signed(event('invoice.paid'), 'whsec_other')],
  ['a signature of last week', () => signed(event('invoice.paid'), 'whsec_test', 1)],
  ['a signed body that is no event', () => signed('hello')],
])('%s is refused before anything is looked up', async (_name, request) => {
  const { deps, accesses } = guardedDeps();
  expect(await refusal(await handler(request(), deps))).toBe('400 invalid_signature');
  expect(accesses).toEqual([]);
});

test('accepts only POST', async () => {
  const { deps } = guardedDeps();
  expect(await refusal(await handler(new Request('https://stories.example'), deps))).toBe(
    '405 method_not_allowed',
  );
});

test('accepts an event of another kind without effect', async () => {
  const { deps, accesses } = guardedDeps();
  const response = await handler(signed(event('customer.created')), deps);
  expect(await response.json()).toEqual({ received: true });
  expect(accesses).toEqual([]);
});

test('answers 500 when the database fails, so that Stripe sends the event again', async () => {
  const { deps, logged } = guardedDeps();
  expect(await refusal(await handler(signed(event('invoice.paid')), deps))).toBe('500 internal');
  expect(logged.join()).not.toContain('secret detail');
});

test('rejects every event where nothing is sold', async () => {
  const { deps } = guardedDeps();
  const response = await handler(signed(event('invoice.paid')), { ...deps, payments: null });
  expect(await refusal(response)).toBe('503 payments_unavailable');
});
