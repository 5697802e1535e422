/**
 * The member's subscription row, synchronised with the payment provider.
 *
 * No event's content is stored. Every event triggers reading the subscription from the provider and writing it; so
 * events may come twice, late, in any order or never, and the row still ends up right. The version guards against two
 * writers: the slower one reads again.
 */

import type { Database } from './database.types.ts';
import type { FunctionDeps } from './deps.ts';
import type { SubscriptionFacts } from './entitlements.ts';
import type { PayingMember, PaymentsGateway, ProviderSubscription } from './payments/gateway.ts';
import { isPlan, type Plan } from './plans.ts';
import { FunctionError } from './response.ts';

type MembershipTables = Database['public']['Tables'];

export interface Membership extends SubscriptionFacts {
  readonly userId: string;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly updatedAt: Date;
  readonly version: number;
}

/** The row's status while a customer exists but has never had a subscription. Gives no tier. */
const NO_SUBSCRIPTION = 'none';

/** SQLSTATE foreign_key_violation. */
const NO_SUCH_MEMBER = '23503';

const COLUMNS =
  'user_id, tier, status, stripe_customer_id, stripe_subscription_id, current_period_start, current_period_end, cancel_at_period_end, updated_at, version';

/** The member's row, or null for a member without a checkout. */
export async function membershipOf(deps: FunctionDeps, userId: string): Promise<Membership | null> {
  return readBy(deps, 'user_id', userId);
}

/** The row that belongs to a customer of the provider, or null. */
export async function membershipOfCustomer(
  deps: FunctionDeps,
  customerId: string,
): Promise<Membership | null> {
  return readBy(deps, 'stripe_customer_id', customerId);
}

/** The payments gateway. @throws {FunctionError} 503 when this installation sells nothing. */
export function paymentsOf(deps: FunctionDeps): PaymentsGateway {
  if (deps.payments === null) {
    throw new FunctionError(503, 'payments_unavailable', 'Subscriptions are not available here yet.');
  }
  return deps.payments;
}

/**
 * The member's customer at the provider: the stored one, else one found or created, and then stored. Concurrent
 * requests get the same one.
 */
export async function customerOf(deps: FunctionDeps, member: PayingMember, plan: Plan): Promise<string> {
  const payments = paymentsOf(deps);
  const saved = await membershipOf(deps, member.userId);
  if (
    saved?.customerId &&
    payments.isOwnCustomer(saved.customerId) &&
    (await payments.memberOf(saved.customerId))
  ) {
    return saved.customerId;
  }
  const customerId = await payments.customerFor(member);
  await syncSubscription(deps, member.userId, customerId, plan);
  return customerId;
}

/**
 * Reads the customer's subscription from the provider and writes it to the member's row, created first when missing.
 * Returns the new row, or null when the member is gone.
 */
export async function syncSubscription(
  deps: FunctionDeps,
  userId: string,
  customerId: string,
  initialPlan: Plan = 'basic',
): Promise<Membership | null> {
  const payments = paymentsOf(deps);
  // A conflict means that another writer stored state at least as fresh as ours.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const before =
      (await membershipOf(deps, userId)) ?? (await createRow(deps, userId, customerId, initialPlan));
    if (before === null) return null;
    const current = payments.isOwnCustomer(customerId) ? await payments.subscriptionOf(customerId) : null;
    const { data, error } = await deps.admin
      .from('subscriptions')
      .update({
        ...rowOf(before, customerId, current),
        updated_at: deps.now().toISOString(),
        version: before.version + 1,
      })
      .eq('user_id', userId)
      .eq('version', before.version)
      .select(COLUMNS);
    throwIf(error, 'writing a subscription');
    const [updatedRow] = data ?? [];
    if (updatedRow !== undefined) return membershipFrom(updatedRow);
  }
  throw new Error('The subscription row kept changing while it was written.');
}

async function createRow(
  deps: FunctionDeps,
  userId: string,
  customerId: string,
  plan: Plan,
): Promise<Membership | null> {
  const row = { user_id: userId, stripe_customer_id: customerId, tier: plan, status: NO_SUBSCRIPTION };
  const { error } = await deps.admin
    .from('subscriptions')
    .upsert(row, { onConflict: 'user_id', ignoreDuplicates: true });
  if (error?.code === NO_SUCH_MEMBER) return null;
  throwIf(error, 'saving a customer');
  return membershipOf(deps, userId);
}

function rowOf(before: Membership, customerId: string, current: ProviderSubscription | null) {
  if (current === null) {
    return {
      stripe_customer_id: customerId,
      stripe_subscription_id: null,
      tier: before.tier,
      status: NO_SUBSCRIPTION,
      current_period_start: null,
      current_period_end: null,
      cancel_at_period_end: false,
    };
  }
  return {
    stripe_customer_id: customerId,
    stripe_subscription_id: current.id,
    tier: current.plan,
    status: current.status,
    current_period_start: current.currentPeriodStart?.toISOString() ?? null,
    current_period_end: current.currentPeriodEnd?.toISOString() ?? null,
    cancel_at_period_end: current.cancelAtPeriodEnd,
  };
}

async function readBy(
  deps: FunctionDeps,
  column: 'user_id' | 'stripe_customer_id',
  value: string,
): Promise<Membership | null> {
  const { data, error } = await deps.admin
    .from('subscriptions')
    .select(COLUMNS)
    .eq(column, value)
    .maybeSingle();
  throwIf(error, 'reading a subscription');
  return data === null ? null : membershipFrom(data);
}

function membershipFrom(row: MembershipTables['subscriptions']['Row']): Membership {
  // A database newer than this code may know another tier, and this decides about money.
  if (!isPlan(row.tier)) throw new Error('The subscription row has an unexpected tier.');
  return {
    userId: row.user_id,
    customerId: row.stripe_customer_id,
    subscriptionId: row.stripe_subscription_id,
    tier: row.tier,
    status: row.status,
    currentPeriodEnd: row.current_period_end === null ? null : new Date(row.current_period_end),
    cancelAtPeriodEnd: row.cancel_at_period_end,
    updatedAt: new Date(row.updated_at),
    version: row.version,
  };
}

function throwIf(error: { message: string; code?: string } | null, operation: string): void {
  // Only the code: a database message may quote values.
  if (error !== null) throw new Error(`The database refused ${operation} (${error.code ?? 'no code'}).`);
}
