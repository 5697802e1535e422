import { WITHDRAWAL_DAYS } from '../../../../supabase/functions/_shared/plans.ts';
import { throwIfError } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';

export interface PlanCancellation {
  /** The member has cancelled; the plan ends with its period. */
  readonly cancelled: boolean;
  /** ISO 8601: end of the withdrawal period; null once that is over. */
  readonly withdrawUntil: string | null;
}

/**
 * Reads cancellation and withdrawal period from the member's own row, since the function's answer (SPEC §7)
 * has no field for them. Throws `ApiProblem`.
 */
export async function readCancellation(memberId: string): Promise<PlanCancellation> {
  const client = await getSupabase();
  const response = await client
    .from('subscriptions')
    .select('cancel_at_period_end, status, current_period_start')
    .eq('user_id', memberId)
    .maybeSingle();
  throwIfError(response);
  const { data } = response;
  const cancelled = data !== null && (data.cancel_at_period_end || data.status === 'canceled');
  return { cancelled, withdrawUntil: withdrawUntil(data?.current_period_start ?? null, new Date()) };
}

/** @param paidFrom ISO 8601: when the time that is paid began */
export function withdrawUntil(paidFrom: string | null, now: Date): string | null {
  if (paidFrom === null) return null;
  const until = new Date(Date.parse(paidFrom) + WITHDRAWAL_DAYS * 86_400_000);
  return until > now ? until.toISOString() : null;
}
