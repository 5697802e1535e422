/**
 * Withdrawal from a contract within 14 days (Directive (EU) 2023/2673). A statement counts from the moment it is
 * recorded. A session or a mailed link proves the account; then the money is refunded and the plan ends automatically.
 * Settling is safe to repeat, so an unreachable payment provider only delays it.
 */
import type { Database } from './database.types.ts';
import type { FunctionDeps } from './deps.ts';
import { membershipOf, syncSubscription } from './membership.ts';
import { PaymentsError } from './payments/gateway.ts';

export type Withdrawal = Database['public']['Tables']['withdrawals']['Row'];

/** Lifetime of a mailed link. */
const LINK_DAYS = 30;
/** Batch size, the oldest first. */
const MAX_PENDING = 20;

/** What a visitor may see of a statement. */
export interface WithdrawalAnswer {
  /** ISO 8601. */
  readonly stated_at: string;
  /** `letter`: a mailed link comes next; `later`: recorded, and the payment provider is asked again automatically. */
  readonly state: 'letter' | 'later' | 'refunded' | 'nothing_paid' | 'by_hand';
  readonly refunded_cents: number | null;
  readonly currency: string | null;
}

export const withdrawalResponse = (row: Withdrawal): WithdrawalAnswer => ({
  stated_at: new Date(row.stated_at).toISOString(),
  state: row.outcome ?? 'later',
  refunded_cents: row.refunded_cents,
  currency: row.currency,
});

/** Marks a statement as proven, by its id or by the hash of its link's token. Null when there is none. */
export async function prove(
  { admin, now }: FunctionDeps,
  by: { readonly id: string } | { readonly tokenHash: string },
): Promise<Withdrawal | null> {
  const oldest = new Date(now().getTime() - LINK_DAYS * 86_400_000).toISOString();
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['token_hash', by.tokenHash] as const);
  const { data, error } = await admin
    .from('withdrawals')
    .update({ proven_at: now().toISOString() })
    .eq(column, value)
    .not('user_id', 'is', null)
    .gt('stated_at', oldest)
    .select()
    .maybeSingle();
  throwIf(error, 'marking a withdrawal');
  return data;
}

/** Refunds and ends the plan of a proven statement. @returns the updated row */
export async function settle(deps: FunctionDeps, row: Withdrawal): Promise<Withdrawal> {
  if (row.outcome !== null || row.user_id === null) return row;
  const membership = await membershipOf(deps, row.user_id);
  const customerId = membership?.customerId ?? null;
  if (customerId === null || !deps.payments?.isOwnCustomer(customerId))
    return close(deps, row, { outcome: 'by_hand' });
  let refund: Awaited<ReturnType<typeof deps.payments.withdraw>>;
  try {
    refund = await deps.payments.withdraw(customerId, new Date(row.stated_at));
    await syncSubscription(deps, row.user_id, customerId);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    deps.log('warn', `A withdrawal waits for the payment service: ${error.message}`);
    return row;
  }
  return refund === null
    ? close(deps, row, { outcome: 'nothing_paid' })
    : close(deps, row, {
        outcome: 'refunded',
        refunded_cents: refund.cents,
        currency: refund.currency,
      });
}

/** Settles statements that waited for the payment provider. Called on a schedule. */
export async function settlePending(deps: FunctionDeps): Promise<void> {
  const { data, error } = await deps.admin
    .from('withdrawals')
    .select()
    .not('proven_at', 'is', null)
    .is('outcome', null)
    .order('stated_at')
    .limit(MAX_PENDING);
  throwIf(error, 'reading withdrawals');
  for (const row of data ?? []) await settle(deps, row);
}

type Outcome = Pick<Withdrawal, 'outcome'> & Partial<Pick<Withdrawal, 'refunded_cents' | 'currency'>>;

/** Stores the outcome, once, and mails the family. */
async function close(deps: FunctionDeps, row: Withdrawal, outcome: Outcome): Promise<Withdrawal> {
  const { data, error } = await deps.admin
    .from('withdrawals')
    .update({ ...outcome, settled_at: deps.now().toISOString() })
    .eq('id', row.id)
    .is('outcome', null)
    .select()
    .maybeSingle();
  throwIf(error, 'closing a withdrawal');
  // Another request was faster, and has mailed them.
  if (data === null) return { ...row, ...outcome };
  const to = data.email;
  if (data.outcome === 'refunded')
    deps.write({
      template: 'withdrawal_done',
      to,
      refund: { cents: data.refunded_cents ?? 0, currency: data.currency ?? 'usd' },
    });
  if (data.outcome === 'nothing_paid') deps.write({ template: 'withdrawal_too_late', to });
  if (data.outcome === 'by_hand')
    deps.log('warn', 'A withdrawal has to be settled by hand: see docs/deploy.md.');
  return data;
}

function throwIf(error: { code: string } | null, operation: string): void {
  if (error !== null) throw new Error(`The database refused ${operation} (${error.code}).`);
}
