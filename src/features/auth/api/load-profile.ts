import { throwIfError } from '../../../platform/api-problem.ts';
import type { Supabase } from '../../../platform/supabase.ts';
import { getAuthClient } from '../auth-client.ts';
import type { Profile } from '../auth-state.ts';
import { insertProfile } from './insert-profile.ts';

let signingUp = false;

/**
 * Suspends the repair of a missing profile row during sign-up, which inserts the row itself and reports on
 * it.
 */
export async function whileSigningUp<Result>(work: () => Promise<Result>): Promise<Result> {
  signingUp = true;
  try {
    return await work();
  } finally {
    signingUp = false;
  }
}

/**
 * Reads a member's profile row, or null. Recreates a row that sign-up could not write from the names in the
 * user metadata. Throws `ApiProblem` or a network error.
 */
export async function loadProfile(userId: string): Promise<Profile | null> {
  // Read before the first await: a sign-up may end while the request is in flight.
  const mayRepair = !signingUp;
  const client = await getAuthClient();
  const profile = await readProfile(client, userId);
  if (profile || !mayRepair) return profile;
  const { data } = await client.auth.getUser();
  const { first_name, last_name, adventurer_name } = data.user?.user_metadata ?? {};
  if (data.user?.id !== userId || typeof first_name !== 'string') return null;
  await insertProfile(client, {
    user_id: userId,
    first_name,
    last_name: String(last_name ?? ''),
    adventurer_name: String(adventurer_name ?? ''),
  });
  return readProfile(client, userId);
}

async function readProfile(client: Supabase, userId: string): Promise<Profile | null> {
  const response = await client.from('profiles').select('*').eq('user_id', userId).maybeSingle();
  throwIfError(response);
  return response.data;
}
