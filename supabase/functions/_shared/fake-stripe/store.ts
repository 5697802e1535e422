/** The fake Stripe's storage: subscriptions, and open checkout and portal windows. Service role only. */

import type { Admin } from '../admin.ts';
import type { Database } from '../database.types.ts';
import type { Plan } from '../plans.ts';
import type { FakeInvoice, FakeSubscription } from './subscription.ts';

export interface HostedWindow {
  /** Unguessable: whoever has the address may use the window, as at Stripe. */
  readonly id: string;
  readonly userId: string;
  readonly customerId: string;
  readonly kind: 'checkout' | 'portal';
  /** Set for a checkout. */
  readonly plan: Plan | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface FakeStripeStore {
  /** The customer's running subscription, else the one that ended last, or null. */
  latest(customerId: string): Promise<FakeSubscription | null>;
  /** Adds a subscription; false when the customer has a running one already, or this one. */
  add(subscription: FakeSubscription): Promise<boolean>;
  /** Saves it unless somebody else saved since it was read; then false. */
  save(subscription: FakeSubscription): Promise<boolean>;
  window(id: string): Promise<HostedWindow | null>;
  openWindow(customerId: string, kind: HostedWindow['kind']): Promise<HostedWindow | null>;
  /** False when the customer has an open one of its kind already. */
  addWindow(window: HostedWindow): Promise<boolean>;
  closeWindow(id: string, status: 'complete' | 'expired'): Promise<void>;
  /** Removes everything of a customer. */
  deleteCustomer(customerId: string): Promise<void>;
}

const UNIQUE_VIOLATION = '23505';

type FakeStripeTables = Database['public']['Tables'];
type SubscriptionRow = FakeStripeTables['till_subscriptions']['Row'];
type WindowRow = FakeStripeTables['till_windows']['Row'];

export function createFakeStripeStore(admin: Admin): FakeStripeStore {
  const subscriptions = () => admin.from('till_subscriptions');
  const windows = () => admin.from('till_windows');

  /** False when it exists already. */
  const added = ({ error }: { error: { code: string; message: string } | null }): boolean => {
    if (error?.code === UNIQUE_VIOLATION) return false;
    check(error);
    return true;
  };

  return {
    async latest(customerId) {
      const { data, error } = await subscriptions()
        .select()
        .eq('customer_id', customerId)
        .order('ended_at', { ascending: false, nullsFirst: true })
        .limit(1)
        .maybeSingle();
      check(error);
      return data === null ? null : subscriptionFrom(data);
    },

    add: async (subscription) => added(await subscriptions().insert(subscriptionRow(subscription))),

    async save(subscription) {
      const { data, error } = await subscriptions()
        .update({ ...subscriptionRow(subscription), version: subscription.version + 1 })
        .eq('id', subscription.id)
        .eq('version', subscription.version)
        .select('id');
      check(error);
      return data?.length === 1;
    },

    async window(id) {
      const { data, error } = await windows().select().eq('id', id).maybeSingle();
      check(error);
      return data === null ? null : windowFrom(data);
    },

    async openWindow(customerId, kind) {
      const { data, error } = await windows()
        .select()
        .eq('customer_id', customerId)
        .eq('kind', kind)
        .eq('status', 'open')
        .maybeSingle();
      check(error);
      return data === null ? null : windowFrom(data);
    },

    addWindow: async (window) => added(await windows().insert(windowRow(window))),

    async closeWindow(id, status) {
      const { error } = await windows().update({ status }).eq('id', id).eq('status', 'open');
      check(error);
    },

    async deleteCustomer(customerId) {
      check((await windows().delete().eq('customer_id', customerId)).error);
      check((await subscriptions().delete().eq('customer_id', customerId)).error);
    },
  };
}

/** The owner and creation time of a row. */
type Owned = Pick<HostedWindow, 'id' | 'userId' | 'customerId' | 'createdAt'>;
type OwnedRow = Pick<WindowRow, 'id' | 'user_id' | 'customer_id' | 'created_at'>;

const ownerRow = ({ id, userId, customerId, createdAt }: Owned): OwnedRow => ({
  id,
  user_id: userId,
  customer_id: customerId,
  created_at: createdAt.toISOString(),
});

const ownerFrom = ({ id, user_id, customer_id, created_at }: OwnedRow): Owned => ({
  id,
  userId: user_id,
  customerId: customer_id,
  createdAt: new Date(created_at),
});

function subscriptionRow(subscription: FakeSubscription): SubscriptionRow {
  return {
    ...ownerRow(subscription),
    plan: subscription.plan,
    status: subscription.status,
    anchor: subscription.anchor.toISOString(),
    periods: subscription.periods,
    current_period_start: subscription.currentPeriodStart.toISOString(),
    current_period_end: subscription.currentPeriodEnd.toISOString(),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    ended_at: subscription.endedAt?.toISOString() ?? null,
    ended_unpaid: subscription.endedUnpaid,
    next_payment_fails: subscription.nextPaymentFails,
    invoices: subscription.invoices.map((invoice) => ({ ...invoice })),
    version: subscription.version,
  };
}

function subscriptionFrom(row: SubscriptionRow): FakeSubscription {
  return {
    ...ownerFrom(row),
    plan: row.plan,
    status: row.status,
    anchor: new Date(row.anchor),
    periods: row.periods,
    currentPeriodStart: new Date(row.current_period_start),
    currentPeriodEnd: new Date(row.current_period_end),
    cancelAtPeriodEnd: row.cancel_at_period_end,
    endedAt: row.ended_at === null ? null : new Date(row.ended_at),
    endedUnpaid: row.ended_unpaid,
    nextPaymentFails: row.next_payment_fails,
    // The database stores them as JSON; nobody else writes them.
    invoices: row.invoices as unknown as FakeInvoice[],
    version: row.version,
  };
}

function windowRow(window: HostedWindow): WindowRow {
  const { kind, plan, status, expiresAt } = window;
  return { ...ownerRow(window), kind, plan, status, expires_at: expiresAt.toISOString() };
}

function windowFrom(row: WindowRow): HostedWindow {
  const { kind, plan, status, expires_at } = row;
  return { ...ownerFrom(row), kind, plan, status, expiresAt: new Date(expires_at) };
}

function check(error: { code: string } | null): void {
  if (error !== null) throw new Error(`The till's books could not be read or written (${error.code}).`);
}
