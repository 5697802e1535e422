import { throwIfError } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';

export type Names = { first_name: string; last_name: string; adventurer_name: string };

/** Writes a family's names: its profile row, and the copy with the account that mends a missing row. Throws `ApiProblem`. */
export async function changeNames(memberId: string, names: Names): Promise<void> {
  const client = await getSupabase();
  throwIfError(await client.from('profiles').update(names).eq('user_id', memberId));
  // The row is what counts; the copy is only for mending it.
  await client.auth.updateUser({ data: names });
}
