/** The life cycle of a fake subscription, as pure transitions. Each returns the events that Stripe would send. */

import { addDays, addMonths } from '../calendar.ts';
import type { ProviderSubscription } from '../payments/gateway.ts';
import { PLAN_CARDS, type Plan } from '../plans.ts';

export interface FakeInvoice {
  readonly number: number;
  /** ISO 8601. */
  readonly date: string;
  readonly plan: Plan;
  readonly cents: number;
  readonly status: 'paid' | 'open' | 'void' | 'refunded';
}

export interface FakeSubscription {
  readonly id: string;
  readonly userId: string;
  readonly customerId: string;
  readonly plan: Plan;
  readonly status: 'active' | 'past_due' | 'canceled';
  readonly createdAt: Date;
  /** Start of the first period, and the number of periods so far. */
  readonly anchor: Date;
  readonly periods: number;
  readonly currentPeriodStart: Date;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly endedAt: Date | null;
  /** True when it ended because a payment never came. */
  readonly endedUnpaid: boolean;
  /** Set in the portal to simulate a failing payment. */
  readonly nextPaymentFails: boolean;
  /** Oldest first. */
  readonly invoices: readonly FakeInvoice[];
  readonly version: number;
}

export interface Transition {
  readonly subscription: FakeSubscription;
  readonly events: readonly string[];
}

/** How long a failed payment is retried before the subscription ends. */
export const GRACE_DAYS = 14;

const UPDATED = 'customer.subscription.updated';

/** A new subscription, paid for its first month. */
export function startSubscription(
  order: { id: string; userId: string; customerId: string; plan: Plan },
  now: Date,
): Transition {
  const unpaid: FakeSubscription = {
    ...order,
    status: 'active',
    createdAt: now,
    anchor: now,
    periods: 1,
    currentPeriodStart: now,
    currentPeriodEnd: addMonths(now, 1),
    cancelAtPeriodEnd: false,
    endedAt: null,
    endedUnpaid: false,
    nextPaymentFails: false,
    invoices: [],
    version: 0,
  };
  return {
    subscription: withInvoice(unpaid, now, 'paid'),
    events: ['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'],
  };
}

/** Advances to a moment: renews, runs out, fails or ends the subscription, for as many periods as have passed. */
export function advance(from: FakeSubscription, now: Date): Transition {
  let subscription = from;
  const events: string[] = [];
  for (;;) {
    if (subscription.status === 'past_due') {
      const graceEnds = addDays(subscription.currentPeriodStart, GRACE_DAYS);
      if (now < graceEnds) break;
      subscription = endUnpaid(subscription, graceEnds);
      events.push('customer.subscription.deleted');
      break;
    }
    if (subscription.status === 'canceled' || now < subscription.currentPeriodEnd) break;
    const periodEnd = subscription.currentPeriodEnd;
    if (subscription.cancelAtPeriodEnd) {
      subscription = { ...subscription, status: 'canceled', endedAt: periodEnd };
      events.push('customer.subscription.deleted');
      break;
    }
    const next = {
      ...subscription,
      periods: subscription.periods + 1,
      currentPeriodStart: periodEnd,
      currentPeriodEnd: addMonths(subscription.anchor, subscription.periods + 1),
    };
    if (subscription.nextPaymentFails) {
      subscription = withInvoice({ ...next, status: 'past_due', nextPaymentFails: false }, periodEnd, 'open');
      events.push('invoice.payment_failed', UPDATED);
    } else {
      subscription = withInvoice(next, periodEnd, 'paid');
      events.push('invoice.paid', UPDATED);
    }
  }
  return { subscription, events };
}

/** Changes the plan at once; its price counts from the next payment. Resumes a cancelled one. */
export function changePlan(from: FakeSubscription, plan: Plan): Transition {
  return from.status === 'canceled' || from.plan === plan
    ? unchanged(from)
    : updated({ ...from, plan, cancelAtPeriodEnd: false });
}

/** Ends it with the paid period; one in grace ends now. */
export function cancel(from: FakeSubscription, now: Date): Transition {
  if (from.status === 'past_due') {
    return { subscription: endUnpaid(from, now), events: ['customer.subscription.deleted'] };
  }
  return from.status === 'active' ? updated({ ...from, cancelAtPeriodEnd: true }) : unchanged(from);
}

export function resume(from: FakeSubscription): Transition {
  return from.status === 'active' ? updated({ ...from, cancelAtPeriodEnd: false }) : unchanged(from);
}

/** Pays the open invoice of a subscription in grace. */
export function payOpenInvoice(from: FakeSubscription): Transition {
  if (from.status !== 'past_due') return unchanged(from);
  const invoices = from.invoices.map((invoice) =>
    invoice.status === 'open' ? { ...invoice, status: 'paid' as const } : invoice,
  );
  return { subscription: { ...from, status: 'active', invoices }, events: ['invoice.paid', UPDATED] };
}

/** Ends it at once and refunds what was paid since a moment; does nothing when nothing was. */
export function withdraw(from: FakeSubscription, since: Date, now: Date): Transition {
  const isRefundable = ({ status, date }: FakeInvoice) => status === 'paid' && new Date(date) >= since;
  if (!from.invoices.some(isRefundable)) return unchanged(from);
  const invoices = from.invoices.map((invoice) => {
    if (isRefundable(invoice)) return { ...invoice, status: 'refunded' as const };
    return invoice.status === 'open' ? { ...invoice, status: 'void' as const } : invoice;
  });
  const subscription = { ...from, status: 'canceled' as const, endedAt: from.endedAt ?? now, invoices };
  return { subscription, events: ['customer.subscription.deleted'] };
}

/** For trials: the next payment fails, or succeeds after all. */
export function setNextPayment(from: FakeSubscription, fails: boolean): Transition {
  return from.status === 'active'
    ? { subscription: { ...from, nextPaymentFails: fails }, events: [] }
    : unchanged(from);
}

/** For trials: ends the current period (or the grace) now. */
export function endPeriodNow(from: FakeSubscription, now: Date): Transition {
  if (from.status === 'canceled') return unchanged(from);
  if (from.status === 'past_due') {
    return advance({ ...from, currentPeriodStart: addDays(now, -GRACE_DAYS) }, now);
  }
  return advance({ ...from, anchor: now, periods: 0, currentPeriodEnd: now }, now);
}

/** The subscription in the product's gateway format. */
export function toProviderSubscription(subscription: FakeSubscription): ProviderSubscription {
  const { id, plan, status, cancelAtPeriodEnd, endedAt, currentPeriodStart, currentPeriodEnd } = subscription;
  const end = endedAt ?? currentPeriodEnd;
  return { id, plan, status, cancelAtPeriodEnd, currentPeriodStart, currentPeriodEnd: end };
}

function endUnpaid(subscription: FakeSubscription, date: Date): FakeSubscription {
  const invoices = subscription.invoices.map((invoice) =>
    invoice.status === 'open' ? { ...invoice, status: 'void' as const } : invoice,
  );
  return { ...subscription, status: 'canceled', endedAt: date, endedUnpaid: true, invoices };
}

function withInvoice(subscription: FakeSubscription, date: Date, status: 'paid' | 'open'): FakeSubscription {
  const { plan, invoices } = subscription;
  const number = invoices.length + 1;
  const invoice: FakeInvoice = {
    number,
    date: date.toISOString(),
    plan,
    cents: PLAN_CARDS[plan].cents,
    status,
  };
  return { ...subscription, invoices: [...invoices, invoice] };
}

function updated(subscription: FakeSubscription): Transition {
  return { subscription, events: [UPDATED] };
}

function unchanged(subscription: FakeSubscription): Transition {
  return { subscription, events: [] };
}
