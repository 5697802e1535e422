/** The fake Stripe behind `PaymentsGateway`: no money moves, everything else works as with Stripe. */

import { addDays } from '../calendar.ts';
import { PaymentsError, type PaymentsGateway } from '../payments/gateway.ts';
import { readSignedEvent } from '../payments/signed-event.ts';
import { type Plan, WITHDRAWAL_DAYS } from '../plans.ts';
import type { FakeStripeSettings } from '../settings.ts';
import type { FakeStripeStore, HostedWindow } from './store.ts';
import { advance, type FakeSubscription, toProviderSubscription, withdraw } from './subscription.ts';

const CUSTOMER = 'till_cus_';

/** A window that expires within this time is not reused. */
const LAST_HOUR_MS = 3_600_000;

export function createFakeStripeGateway(
  store: FakeStripeStore,
  settings: FakeStripeSettings,
  siteUrl: string,
  now: () => Date,
): PaymentsGateway {
  const isOwnCustomer = (customerId: string) => customerId.startsWith(CUSTOMER);
  const memberIn = (customerId: string) => customerId.slice(CUSTOMER.length);

  /** The customer's open window of this kind and plan, or a new one; concurrent requests get the same. */
  const openWindow = async (
    customerId: string,
    kind: HostedWindow['kind'],
    plan: Plan | null,
  ): Promise<string> => {
    const createdAt = now();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const open = await store.openWindow(customerId, kind);
      if (
        open !== null &&
        open.plan === plan &&
        open.expiresAt.getTime() - createdAt.getTime() > LAST_HOUR_MS
      ) {
        return addressOf(open, siteUrl);
      }
      // A checkout left open for another plan could be paid too.
      if (open !== null) await store.closeWindow(open.id, 'expired');
      const expiresAt = addDays(createdAt, 1);
      const part = { id: randomId(), userId: memberIn(customerId), customerId, kind, plan };
      const window: HostedWindow = { ...part, status: 'open', createdAt, expiresAt };
      if (await store.addWindow(window)) return addressOf(window, siteUrl);
    }
    throw new PaymentsError(`The test till could not open its ${kind}.`);
  };

  return {
    isOwnCustomer,
    // One customer a member by construction, however many tabs ask.
    customerFor: async ({ userId }) => `${CUSTOMER}${userId}`,
    memberOf: async (customerId) => (isOwnCustomer(customerId) ? memberIn(customerId) : null),

    async subscriptionOf(customerId) {
      const subscription = await currentSubscription(store, customerId, now());
      return subscription === null ? null : toProviderSubscription(subscription);
    },

    openCheckout: ({ customerId, plan }) => openWindow(customerId, 'checkout', plan),
    openPortal: (customerId) => openWindow(customerId, 'portal', null),

    async withdraw(customerId, statedAt) {
      const since = addDays(statedAt, -WITHDRAWAL_DAYS);
      for (;;) {
        const saved = await currentSubscription(store, customerId, now());
        if (saved === null) return null;
        // A repeated withdrawal has refunded the money already.
        const back = saved.invoices.filter(
          ({ status, date }) => (status === 'paid' || status === 'refunded') && new Date(date) >= since,
        );
        const { subscription, events } = withdraw(saved, since, now());
        if (events.length > 0 && !(await store.save(subscription))) continue;
        const cents = back.reduce((sum, invoice) => sum + invoice.cents, 0);
        return back.length === 0 ? null : { cents, currency: 'usd' };
      }
    },

    closeCustomer: (customerId) => store.deleteCustomer(customerId),

    readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, settings.webhookSecret, now()),
  };
}

/** The customer's running or last subscription, advanced to now: the fake Stripe has no clock of its own. */
export async function currentSubscription(
  store: FakeStripeStore,
  customerId: string,
  now: Date,
): Promise<FakeSubscription | null> {
  for (;;) {
    const saved = await store.latest(customerId);
    if (saved === null) return null;
    const { subscription, events } = advance(saved, now);
    if (events.length === 0) return saved;
    if (await store.save(subscription)) return { ...subscription, version: subscription.version + 1 };
  }
}

function addressOf(window: HostedWindow, siteUrl: string): string {
  return `${siteUrl}/till/${window.kind}/${window.id}`;
}

/** 256 random bits, as 43 URL-safe characters. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
