import { problemFromFunction, unreadableResponse } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';

/** What a family declares. */
export interface WithdrawalStatement {
  readonly name: string;
  readonly email: string;
  /** Empty where they have none at hand. */
  readonly order: string;
}

const STATES = ['letter', 'later', 'refunded', 'nothing_paid', 'by_hand'] as const;

/** What came of it, see `supabase/functions/_shared/withdrawal.ts`. */
export interface WithdrawalOutcome {
  readonly state: (typeof STATES)[number];
  /** When it was declared. */
  readonly declaredAt: Date;
  /** What goes back, such as "$19.99"; null where nothing does, or not yet. */
  readonly sum: string | null;
}

/** Declares the withdrawal; needs nobody to be logged in. Throws `ApiProblem`. */
export function declareWithdrawal(statement: WithdrawalStatement): Promise<WithdrawalOutcome> {
  return invokeWithdraw({ ...statement });
}

/** Ends the plan by the link of a letter. A link that is not known is an `ApiProblem` with the code `unknown_link`. */
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
  return { state, declaredAt, sum: formatRefund(data?.refunded_cents, data?.currency) };
}

function formatRefund(cents: unknown, currency: unknown): string | null {
  if (typeof cents !== 'number' || typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency)) return null;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
