/** The test app selling through the mock of Stripe, and events signed as Stripe signs them. */
import Stripe from 'stripe';
import type { TestMember } from '../../../server/testing/test-app.ts';
import { type BillingApp, type FunctionResponse, openBillingApp, SITE_URL } from './billing-app.ts';
import { MockStripeApi } from './mock-stripe-api.ts';

export const WEBHOOK_SECRET = 'whsec_double';

/** End of the mock's paid months, in Stripe's and in the product's format. */
export const NEXT_MONTH = Math.floor(Date.UTC(2027, 0, 21) / 1000);
export const NEXT_MONTH_ISO = '2027-01-21T00:00:00.000Z';

/** How an event is altered on its way. */
export interface WebhookFault {
  readonly secret?: string;
  readonly signedAt?: Date;
  readonly header?: string | null;
}

export interface StripeBillingApp extends BillingApp {
  readonly stripe: MockStripeApi;
  /** Resets the mock, and sets the clock a month before `NEXT_MONTH`. */
  readonly reset: () => void;
  /** What `check-subscription` returns for the member. */
  readonly status: (member: TestMember) => Promise<FunctionResponse['body']>;
  /** A new member who has opened a checkout. */
  readonly buyer: (plan?: string) => Promise<{ member: TestMember; customer: string; url: unknown }>;
  readonly eventBody: (type: string, object: Record<string, unknown>) => string;
  readonly deliver: (body: string, fault?: WebhookFault) => Promise<FunctionResponse>;
  /** Delivers an event about the customer that says nothing but "look again". */
  readonly notify: (customer: string, type?: string) => Promise<FunctionResponse>;
  readonly close: () => Promise<void>;
}

export async function openStripeBillingApp(): Promise<StripeBillingApp> {
  const stripe = new MockStripeApi();
  const memberships = await openBillingApp({
    secretKey: 'sk_test_double',
    webhookSecret: WEBHOOK_SECRET,
    apiBase: await stripe.open(),
    priceBasic: 'price_basic',
    pricePremium: 'price_premium',
  });
  const { clock } = memberships;
  let events = 0;

  const eventBody: StripeBillingApp['eventBody'] = (type, object) => {
    events += 1;
    const created = Math.floor(clock.now.getTime() / 1000);
    return JSON.stringify({ id: `evt_${events}`, object: 'event', type, created, data: { object } });
  };

  const deliver: StripeBillingApp['deliver'] = async (body, fault = {}) => {
    const timestamp = Math.floor((fault.signedAt ?? clock.now).getTime() / 1000);
    const secret = fault.secret ?? WEBHOOK_SECRET;
    const signed = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    const header = fault.header === undefined ? signed : fault.header;
    const headers: Record<string, string> = header === null ? {} : { 'stripe-signature': header };
    const url = `${SITE_URL}/functions/v1/stripe-webhook`;
    const response = await memberships.fetch(new Request(url, { method: 'POST', body, headers }));
    return { status: response.status, body: (await response.json()) as FunctionResponse['body'] };
  };

  return {
    ...memberships,
    stripe,
    reset() {
      stripe.reset();
      clock.now = new Date('2026-12-21T10:00:00Z');
    },
    status: async (member) => (await memberships.call('check-subscription', member)).body,
    async buyer(plan = 'basic') {
      const member = await memberships.playroom.member('buyer');
      const { body } = await memberships.call('create-checkout', member, { plan });
      const row = await memberships.row(member);
      return { member, customer: String(row?.stripe_customer_id), url: body.url };
    },
    eventBody,
    deliver,
    notify: (customer, type = 'customer.subscription.updated') =>
      deliver(eventBody(type, { object: 'subscription', customer })),
    async close() {
      await memberships.playroom.close();
      await stripe.close();
    },
  };
}
