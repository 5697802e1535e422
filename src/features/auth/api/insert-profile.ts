import { throwIfError } from '../../../platform/api-problem.ts';
import type { Supabase } from '../../../platform/supabase.ts';
import type { Profile } from '../auth-state.ts';

export type NewProfile = Pick<Profile, 'user_id' | 'first_name' | 'last_name' | 'adventurer_name'>;

/**
 * Writes a member's own profile row, under row-level security, unless it is there: a second tab that hears of the
 * sign-up may find no row yet and write it first. Throws `ApiProblem`.
 */
export async function insertProfile(client: Supabase, row: NewProfile): Promise<void> {
  throwIfError(await client.from('profiles').upsert(row, { onConflict: 'user_id', ignoreDuplicates: true }));
}
