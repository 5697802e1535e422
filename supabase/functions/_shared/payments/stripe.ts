/** Stripe behind `PaymentsGateway`: Checkout in subscription mode, the hosted portal, signed webhooks. */
import Stripe from 'stripe';
import { addDays } from '../calendar.ts';
import { isRunning } from '../entitlements.ts';
import { isPlan, type Plan, WITHDRAWAL_DAYS } from '../plans.ts';
import type { StripeSettings } from '../settings.ts';
import {
  PaymentsError,
  type PaymentsGateway,
  type ProviderSubscription,
  STRIPE_CUSTOMER,
} from './gateway.ts';
import { readSignedEvent } from './signed-event.ts';

/** A family waits for this request, and there is a fallback. */
const SHORT_TIMEOUT: Stripe.RequestOptions = { timeout: 6000, maxNetworkRetries: 1 };

/** Marks a subscription ended by a withdrawal; in the portal a family may write any other comment. */
const WITHDRAWN = 'story-playroom: withdrawn';

/** Requests within this time are one order: a double click, or two tabs. */
const SAME_ORDER_MS = 60_000;

export function createStripeGateway(
  settings: StripeSettings,
  siteUrl: string,
  now: () => Date,
): PaymentsGateway {
  const stripe = new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    appInfo: { name: 'Story Playroom' },
    ...(settings.apiBase === null ? {} : address(settings.apiBase)),
  });
  const priceOf: Record<Plan, string> = { basic: settings.priceBasic, premium: settings.pricePremium };

  const planOfPrice = (price: Stripe.Price): Plan | null => {
    if (price.id === settings.priceBasic) return 'basic';
    if (price.id === settings.pricePremium) return 'premium';
    // A replaced price keeps its members on their plan through this metadata.
    return isPlan(price.metadata.plan) ? price.metadata.plan : null;
  };

  return {
    isOwnCustomer: (customerId) => customerId.startsWith(STRIPE_CUSTOMER),

    async customerFor({ userId, email }) {
      return callStripe(async () => {
        if (email !== null) {
          const candidates = await stripe.customers.list({ email, limit: 100 });
          const existing = candidates.data.find((customer) => customer.metadata.user_id === userId);
          if (existing !== undefined) return existing.id;
        }
        // Two tabs can both find the list empty; one idempotency key makes one customer.
        const key = `customer-${userId}-${await fingerprint(email ?? '')}`;
        const customerParams = { ...(email === null ? {} : { email }), metadata: { user_id: userId } };
        const isDeleted = async (id: string) => {
          const customer = await orNull(stripe.customers.retrieve(id));
          return customer === null || customer.deleted === true;
        };
        let customer = await stripe.customers.create(customerParams, { idempotencyKey: key });
        // For a day the key returns the customer it created, even one deleted meanwhile.
        for (let attempt = 0; attempt < 20 && (await isDeleted(customer.id)); attempt += 1) {
          customer = await stripe.customers.create(customerParams, {
            idempotencyKey: `${key}-after-${customer.id}`,
          });
        }
        return customer.id;
      });
    },

    async memberOf(customerId) {
      const customer = await callStripe(() => orNull(stripe.customers.retrieve(customerId)));
      if (customer === null || customer.deleted === true) return null;
      return customer.metadata.user_id ?? null;
    },

    async subscriptionOf(customerId) {
      const list = await callStripe(() =>
        orNull(stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }, SHORT_TIMEOUT)),
      );
      if (list === null) return null;
      return choose(list.data.flatMap((subscription) => toSubscription(subscription, planOfPrice) ?? []));
    },

    async openCheckout({ customerId, userId, plan }) {
      return callStripe(async () => {
        const open = await stripe.checkout.sessions.list({
          customer: customerId,
          status: 'open',
          limit: 100,
        });
        const reusable = open.data.find((session) => session.metadata?.plan === plan && session.url !== null);
        // A window left open for another plan could be paid too, and the family would pay twice.
        for (const session of open.data) {
          if (session !== reusable) await stripe.checkout.sessions.expire(session.id);
        }
        if (reusable?.url) return reusable.url;

        const metadata = { user_id: userId, plan };
        const order: Stripe.Checkout.SessionCreateParams = {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: priceOf[plan], quantity: 1 }],
          success_url: `${siteUrl}/profile?success=true`,
          cancel_url: `${siteUrl}/profile?cancelled=true`,
          metadata,
          subscription_data: { metadata },
        };
        const orderMinute = Math.floor(now().getTime() / SAME_ORDER_MS);
        const idempotencyKey = `checkout-${customerId}-${plan}-${orderMinute}`;
        let session = await stripe.checkout.sessions.create(order, { idempotencyKey });
        if (session.status !== 'open') {
          // The key returned a window that was paid or closed within the same minute.
          session = await stripe.checkout.sessions.create(order, {
            idempotencyKey: `${idempotencyKey}-again`,
          });
        }
        if (session.url === null) throw new PaymentsError('The checkout session has no address.');
        return session.url;
      });
    },

    async openPortal(customerId, changing) {
      const return_url = `${siteUrl}/profile`;
      const portalParams = { customer: customerId, return_url };
      const create = stripe.billingPortal.sessions.create.bind(stripe.billingPortal.sessions);
      return callStripe(async () => {
        if (changing === undefined) return (await create(portalParams)).url;
        const flow_data: Stripe.BillingPortal.SessionCreateParams.FlowData = {
          type: 'subscription_update',
          subscription_update: { subscription: changing.id },
          after_completion: { type: 'redirect', redirect: { return_url } },
        };
        try {
          return (await create({ ...portalParams, flow_data })).url;
        } catch (error) {
          // The portal's settings don't allow the change, or not in this state: its first page explains.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          return (await create(portalParams)).url;
        }
      });
    },

    async withdraw(customerId, statedAt) {
      return callStripe(async () => {
        const paid = await paidSince(stripe, customerId, addDays(statedAt, -WITHDRAWAL_DAYS));
        if (paid.length === 0) return null;
        // Cancels first, so that nothing is charged in between.
        for await (const { id, status } of stripe.subscriptions.list({ customer: customerId, limit: 100 })) {
          if (status === 'canceled') continue;
          await stripe.subscriptions.cancel(id, {
            invoice_now: false,
            prorate: false,
            cancellation_details: { comment: WITHDRAWN },
          });
        }
        for (const { intent } of paid) {
          await ignoreAlreadyRefunded(
            stripe.refunds.create(
              { payment_intent: intent, reason: 'requested_by_customer' },
              { idempotencyKey: `withdrawal-${intent}` },
            ),
          );
        }
        const cents = paid.reduce((sum, payment) => sum + payment.cents, 0);
        return { cents, currency: paid[0]?.currency ?? 'usd' };
      });
    },

    async closeCustomer(customerId) {
      await callStripe(async () => {
        const open = await orNull(
          stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }),
        );
        for (const session of open?.data ?? []) await stripe.checkout.sessions.expire(session.id);
        // Deleting a customer also ends all their subscriptions at once; invoices stay, as the law requires.
        await orNull(stripe.customers.del(customerId));
      });
    },

    readEvent: (rawBody, signature) => readSignedEvent(rawBody, signature, settings.webhookSecret, now()),
  };
}

interface Payment {
  readonly intent: string;
  readonly cents: number;
  readonly currency: string;
}

/** Payments of a customer since a moment. An invoice is created at most a day before it is paid. */
async function paidSince(stripe: Stripe, customer: string, since: Date): Promise<Payment[]> {
  const seconds = Math.floor(since.getTime() / 1000);
  const payments: Payment[] = [];
  for await (const invoice of stripe.invoices.list({
    customer,
    status: 'paid',
    created: { gte: seconds - 86_400 },
    expand: ['data.payments'],
    limit: 100,
  })) {
    if ((invoice.status_transitions.paid_at ?? invoice.created) < seconds) continue;
    for (const { payment, status, amount_paid, currency } of invoice.payments?.data ?? []) {
      const intent = payment.payment_intent;
      if (status !== 'paid' || !intent || !amount_paid) continue;
      payments.push({
        intent: typeof intent === 'string' ? intent : intent.id,
        cents: amount_paid,
        currency,
      });
    }
  }
  return payments;
}

/** Waits for a refund, and accepts one that was given before. */
async function ignoreAlreadyRefunded(refund: Promise<unknown>): Promise<void> {
  try {
    await refund;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'charge_already_refunded')
      throw error;
  }
}

/** Sends the SDK's requests to another host than Stripe's. */
function address(apiBase: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const url = new URL(apiBase);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443'), protocol };
}

function toSubscription(
  subscription: Stripe.Subscription,
  planOfPrice: (price: Stripe.Price) => Plan | null,
): (ProviderSubscription & { created: number }) | null {
  for (const item of subscription.items.data) {
    const plan = planOfPrice(item.price);
    if (plan === null) continue;
    const { id, status, created } = subscription;
    return {
      id,
      plan,
      status,
      created,
      currentPeriodStart: new Date(item.current_period_start * 1000),
      currentPeriodEnd: new Date(endOfTime(subscription, item) * 1000),
      // The portal of newer accounts sets a date instead of the flag.
      cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    };
  }
  return null;
}

/**
 * End of the paid time, in seconds. A subscription that ended unpaid has begun a period that was never paid, and a
 * withdrawn one was refunded: their time ended with them. One cancelled early is paid to its period's end.
 */
function endOfTime(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): number {
  const endedAt = subscription.ended_at;
  const { reason, comment } = subscription.cancellation_details ?? {};
  if (endedAt !== null && (reason !== 'cancellation_requested' || comment === WITHDRAWN)) return endedAt;
  const last = subscription.cancel_at ?? item.current_period_end;
  return Math.min(last, item.current_period_end);
}

/** Prefers paid, then in grace, then cancelled; among equals the larger plan, then the newest. */
function choose(
  subscriptions: readonly (ProviderSubscription & { created: number })[],
): ProviderSubscription | null {
  const rank = ({ status, plan }: ProviderSubscription) => {
    const larger = plan === 'premium' ? 1 : 0;
    if (isRunning(status)) return (status === 'past_due' ? 4 : 6) + larger;
    return status === 'canceled' ? 2 : 0;
  };
  const [preferred] = [...subscriptions].sort((a, b) => rank(b) - rank(a) || b.created - a.created);
  if (preferred === undefined) return null;
  const { created: _, ...subscription } = preferred;
  return subscription;
}

/** Wraps the SDK's errors, whose messages may quote a request. */
async function callStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    const details = [cause.type, cause.code, cause.statusCode, cause.requestId].filter(Boolean).join(' ');
    throw new PaymentsError(`Stripe answered: ${details}`, { cause });
  }
}

/** Null for what Stripe does not (or no longer) have. */
async function orNull<T>(pending: Promise<T>): Promise<T | null> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
    throw error;
  }
}

/** A short hash, so that a changed email makes a new idempotency key without being readable in it. */
async function fingerprint(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)]
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
