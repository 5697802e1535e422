import { problemOfFunction, unreadable } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';

/** What a family declares. */
export interface Statement {
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
  readonly statedAt: Date;
  /** What goes back, such as "$19.99"; null where nothing does, or not yet. */
  readonly sum: string | null;
}

/** Declares the withdrawal; needs nobody to be logged in. Throws `ApiProblem`. */
export function stateWithdrawal(statement: Statement): Promise<WithdrawalOutcome> {
  return ask({ ...statement });
}

/** Ends the plan by the link of a letter. A link that is not known is an `ApiProblem` with the code `unknown_link`. */
export function finishWithdrawal(token: string): Promise<WithdrawalOutcome> {
  return ask({ token });
}

type Answer = Partial<Record<'state' | 'stated_at' | 'refunded_cents' | 'currency', unknown>>;

async function ask(body: Record<string, string>): Promise<WithdrawalOutcome> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<Answer>('withdraw', { body });
  if (error) throw await problemOfFunction(error);
  const state = STATES.find((one) => one === data?.state);
  const statedAt = new Date(String(data?.stated_at));
  if (!state || Number.isNaN(statedAt.getTime())) throw unreadable();
  return { state, statedAt, sum: sumOf(data?.refunded_cents, data?.currency) };
}

function sumOf(cents: unknown, currency: unknown): string | null {
  if (typeof cents !== 'number' || typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency)) return null;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
