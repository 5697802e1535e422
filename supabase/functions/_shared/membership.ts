/**
 * The member's subscription row, and how it follows the payment provider.
 *
 * No message from the provider is stored as truth. Whatever happened, the subscription is read again from the
 * provider and written; so events may come twice, late, in any order or never, and the row still ends up right.
 * The version makes that hold for two at once: who read the row before somebody else wrote it reads anew.
 */

import type { Database } from './database.types.ts';
import type { FunctionDeps } from './deps.ts';
import type { SubscriptionFacts } from './entitlements.ts';
import type { PayingMember, PaymentsGateway, ProviderSubscription } from './payments/gateway.ts';
import { isPlan, type Plan } from './plans.ts';
import { FunctionError } from './response.ts';

type Tables = Database['public']['Tables'];

export interface Membership extends SubscriptionFacts {
  readonly userId: string;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly updatedAt: Date;
  readonly version: number;
}

/** The row's status while a customer exists but has never had a subscription. Gives no tier. */
const NOTHING_BOUGHT = 'none';

/** PostgreSQL's code for a foreign key that points nowhere. */
const NO_SUCH_MEMBER = '23503';

const COLUMNS =
  'user_id, tier, status, stripe_customer_id, stripe_subscription_id, current_period_start, current_period_end, cancel_at_period_end, updated_at, version';

/** The member's row, or null for a member who never came near a checkout. */
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
 * The member's customer at the provider: the saved one, else one found or made and then saved.
 * Two requests at once end with the same one.
 */
export async function customerOf(deps: FunctionDeps, member: PayingMember, plan: Plan): Promise<string> {
  const payments = paymentsOf(deps);
  const saved = await membershipOf(deps, member.userId);
  if (saved?.customerId && payments.owns(saved.customerId) && (await payments.memberOf(saved.customerId))) {
    return saved.customerId;
  }
  const customerId = await payments.customerFor(member);
  await syncSubscription(deps, member.userId, customerId, plan);
  return customerId;
}

/**
 * Reads the customer's subscription from the provider and writes it to the member's row, which is made first
 * if there is none. Returns the row as it is then, or null when there is no such member (any more).
 */
export async function syncSubscription(
  deps: FunctionDeps,
  userId: string,
  customerId: string,
  planWanted: Plan = 'basic',
): Promise<Membership | null> {
  const payments = paymentsOf(deps);
  // Each lost round means that another writer moved the row, with news at least as fresh as ours was.
  for (let round = 0; round < 10; round += 1) {
    const before =
      (await membershipOf(deps, userId)) ?? (await madeRow(deps, userId, customerId, planWanted));
    if (before === null) return null;
    const current = payments.owns(customerId) ? await payments.subscriptionOf(customerId) : null;
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
    const [written] = data ?? [];
    if (written !== undefined) return membershipFrom(written);
  }
  throw new Error('The subscription row kept changing while it was written.');
}

async function madeRow(
  deps: FunctionDeps,
  userId: string,
  customerId: string,
  plan: Plan,
): Promise<Membership | null> {
  const row = { user_id: userId, stripe_customer_id: customerId, tier: plan, status: NOTHING_BOUGHT };
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
      status: NOTHING_BOUGHT,
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

function membershipFrom(row: Tables['subscriptions']['Row']): Membership {
  // A database that is newer than this code may know another tier, and this decides about money.
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

function throwIf(error: { message: string; code?: string } | null, doing: string): void {
  // Only the code: a database message may quote values.
  if (error !== null) throw new Error(`The database refused ${doing} (${error.code ?? 'no code'}).`);
}
