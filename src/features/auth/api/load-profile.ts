import { throwIfError } from '../../../platform/api-problem.ts';
import type { Supabase } from '../../../platform/supabase.ts';
import { getAuthClient } from '../auth-client.ts';
import type { Profile } from '../auth-state.ts';
import { insertProfile } from './insert-profile.ts';

let signingUp = false;

/** While an account is being made its profile is not mended: sign-up inserts it itself and reports on it. */
export async function whileSigningUp<Result>(work: () => Promise<Result>): Promise<Result> {
  signingUp = true;
  try {
    return await work();
  } finally {
    signingUp = false;
  }
}

/**
 * A member's profile row, or null. When sign-up could not write it, it is made now from the names given then,
 * so nobody stays without one. Throws `ApiProblem`, or what the network threw.
 */
export async function loadProfile(userId: string): Promise<Profile | null> {
  // Asked before the reading: a sign-up may end while it is on its way.
  const mayMend = !signingUp;
  const client = await getAuthClient();
  const found = await readProfile(client, userId);
  if (found || !mayMend) return found;
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
  const answer = await client.from('profiles').select('*').eq('user_id', userId).maybeSingle();
  throwIfError(answer);
  return answer.data;
}
