/** The till's books: its subscriptions and the checkout and portal windows it has opened. Service role only. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { isPlan, type Plan } from '../plans.ts';
import type { TillInvoice, TillSubscription } from './subscription.ts';

export interface TillWindow {
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

export interface TillStore {
  /** The customer's running subscription, else the one that ended last, or null. */
  latest(customerId: string): Promise<TillSubscription | null>;
  /** Adds a subscription; false when the customer has a running one already, or this one. */
  add(subscription: TillSubscription): Promise<boolean>;
  /** Writes it if nobody wrote since it was read; false when somebody did. */
  save(subscription: TillSubscription): Promise<boolean>;
  window(id: string): Promise<TillWindow | null>;
  openWindow(customerId: string, kind: TillWindow['kind']): Promise<TillWindow | null>;
  /** False when the customer has an open one of its kind already. */
  addWindow(window: TillWindow): Promise<boolean>;
  closeWindow(id: string, status: 'complete' | 'expired'): Promise<void>;
  /** Removes everything of a customer. */
  forget(customerId: string): Promise<void>;
}

const UNIQUE_VIOLATION = '23505';

type Row = Record<string, unknown>;

export function createTillStore(admin: SupabaseClient): TillStore {
  const subscriptions = () => admin.from('till_subscriptions');
  const windows = () => admin.from('till_windows');

  const insert = async (table: 'till_subscriptions' | 'till_windows', row: Row): Promise<boolean> => {
    const { error } = await admin.from(table).insert(row);
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

    add: (subscription) => insert('till_subscriptions', subscriptionRow(subscription)),

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

    addWindow: (window) => insert('till_windows', windowRow(window)),

    async closeWindow(id, status) {
      const { error } = await windows().update({ status }).eq('id', id).eq('status', 'open');
      check(error);
    },

    async forget(customerId) {
      check((await windows().delete().eq('customer_id', customerId)).error);
      check((await subscriptions().delete().eq('customer_id', customerId)).error);
    },
  };
}

function subscriptionRow(subscription: TillSubscription): Row {
  return {
    id: subscription.id,
    user_id: subscription.userId,
    customer_id: subscription.customerId,
    plan: subscription.plan,
    status: subscription.status,
    created_at: subscription.createdAt.toISOString(),
    anchor: subscription.anchor.toISOString(),
    periods: subscription.periods,
    current_period_start: subscription.currentPeriodStart.toISOString(),
    current_period_end: subscription.currentPeriodEnd.toISOString(),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    ended_at: subscription.endedAt?.toISOString() ?? null,
    ended_unpaid: subscription.endedUnpaid,
    next_payment_fails: subscription.nextPaymentFails,
    invoices: subscription.invoices,
    version: subscription.version,
  };
}

function subscriptionFrom(row: Row): TillSubscription {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    customerId: String(row.customer_id),
    plan: planFrom(row.plan),
    status: row.status as TillSubscription['status'],
    createdAt: dateFrom(row.created_at),
    anchor: dateFrom(row.anchor),
    periods: Number(row.periods),
    currentPeriodStart: dateFrom(row.current_period_start),
    currentPeriodEnd: dateFrom(row.current_period_end),
    cancelAtPeriodEnd: row.cancel_at_period_end === true,
    endedAt: row.ended_at === null ? null : dateFrom(row.ended_at),
    endedUnpaid: row.ended_unpaid === true,
    nextPaymentFails: row.next_payment_fails === true,
    invoices: row.invoices as TillInvoice[],
    version: Number(row.version),
  };
}

function windowRow(window: TillWindow): Row {
  return {
    id: window.id,
    user_id: window.userId,
    customer_id: window.customerId,
    kind: window.kind,
    plan: window.plan,
    status: window.status,
    created_at: window.createdAt.toISOString(),
    expires_at: window.expiresAt.toISOString(),
  };
}

function windowFrom(row: Row): TillWindow {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    customerId: String(row.customer_id),
    kind: row.kind as TillWindow['kind'],
    plan: row.plan === null ? null : planFrom(row.plan),
    status: row.status as TillWindow['status'],
    createdAt: dateFrom(row.created_at),
    expiresAt: dateFrom(row.expires_at),
  };
}

function planFrom(value: unknown): Plan {
  if (!isPlan(value)) throw new Error("The till's books name an unknown plan.");
  return value;
}

function dateFrom(value: unknown): Date {
  const date = new Date(String(value));
  if (Number.isNaN(date.getTime())) throw new Error("The till's books hold an unreadable date.");
  return date;
}

function check(error: { code: string } | null): void {
  if (error !== null) throw new Error(`The till's books could not be read or written (${error.code}).`);
}
