import { throwIfError } from '../../../platform/api-problem.ts';
import type { Supabase } from '../../../platform/supabase.ts';
import type { Profile } from '../auth-state.ts';

export type NewProfile = Pick<Profile, 'user_id' | 'first_name' | 'last_name' | 'adventurer_name'>;

/**
 * Inserts a member's own profile row under row-level security and ignores an existing one: a second tab that
 * receives the sign-up event may insert it first. Throws `ApiProblem`.
 */
export async function insertProfile(client: Supabase, row: NewProfile): Promise<void> {
  throwIfError(await client.from('profiles').upsert(row, { onConflict: 'user_id', ignoreDuplicates: true }));
}
