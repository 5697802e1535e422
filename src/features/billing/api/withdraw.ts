import { problemFromFunction, unreadableResponse } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';

/** A statement of withdrawal. */
export interface WithdrawalStatement {
  readonly name: string;
  readonly email: string;
  /** Empty if the family does not have it. */
  readonly order: string;
}

const STATES = ['letter', 'later', 'refunded', 'nothing_paid', 'by_hand'] as const;

/** The result; see `supabase/functions/_shared/withdrawal.ts`. */
export interface WithdrawalOutcome {
  readonly state: (typeof STATES)[number];
  /** When the statement was received. */
  readonly declaredAt: Date;
  /** The refund, such as "$19.99"; null where there is none, or not yet. */
  readonly refundedAmount: string | null;
}

/** Declares the withdrawal; works signed out. Throws `ApiProblem`. */
export function declareWithdrawal(statement: WithdrawalStatement): Promise<WithdrawalOutcome> {
  return invokeWithdraw({ ...statement });
}

/**
 * Confirms the withdrawal by the mailed link and ends the plan. Throws `ApiProblem` with code `unknown_link`
 * for an unknown link.
 */
export function confirmWithdrawal(token: string): Promise<WithdrawalOutcome> {
  return invokeWithdraw({ token });
}

type WithdrawAnswer = Partial<Record<'state' | 'stated_at' | 'refunded_cents' | 'currency', unknown>>;

async function invokeWithdraw(body: Record<string, string>): Promise<WithdrawalOutcome> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<WithdrawAnswer>('withdraw', { body });
  if (error) throw await problemFromFunction(error);
  const state = STATES.find((one) => one === data?.state);
  const declaredAt = new Date(String(data?.stated_at));
  if (!state || Number.isNaN(declaredAt.getTime())) throw unreadableResponse();
  return { state, declaredAt, refundedAmount: formatRefund(data?.refunded_cents, data?.currency) };
}

function formatRefund(cents: unknown, currency: unknown): string | null {
  if (typeof cents !== 'number' || typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency)) return null;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
