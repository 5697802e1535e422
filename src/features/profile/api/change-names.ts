import { throwIfError } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';

export type Names = { first_name: string; last_name: string; adventurer_name: string };

/**
 * Updates the profile row, and the copy in the user metadata that repairs a missing row. Throws `ApiProblem`.
 */
export async function changeNames(memberId: string, names: Names): Promise<void> {
  const client = await getSupabase();
  throwIfError(await client.from('profiles').update(names).eq('user_id', memberId));
  // A failed copy is ignored: it only serves the repair.
  await client.auth.updateUser({ data: names });
}
