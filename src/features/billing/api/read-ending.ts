import { check } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';

/**
 * Whether the member has cancelled and the plan only runs out. Read from the member's own row: the function's
 * answer (SPEC §7) has no field for it. Throws `ApiProblem`.
 */
export async function readEnding(memberId: string): Promise<boolean> {
  const client = await getSupabase();
  const answer = await client
    .from('subscriptions')
    .select('cancel_at_period_end, status')
    .eq('user_id', memberId)
    .maybeSingle();
  check(answer);
  const { data } = answer;
  return data !== null && (data.cancel_at_period_end || data.status === 'canceled');
}
