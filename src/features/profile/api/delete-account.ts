import { forgetDevice } from '../../../platform/device/value.ts';
import { getSupabase } from '../../../platform/supabase.ts';

/**
 * Deletes the signed-in member's account: ends the plan, removes every row, signs out everywhere. Afterwards this
 * device forgets the family too. Throws when the account still stands.
 */
export async function deleteAccount(): Promise<void> {
  const client = await getSupabase();
  const { error } = await client.functions.invoke('delete-account', { method: 'POST' });
  if (error) throw error;
  // The session is gone on the server, so its answer to a sign-out does not matter; here it ends in any case.
  await client.auth.signOut({ scope: 'local' });
  await forgetDevice();
}

/**
 * Ends the plan, and has the account deleted in seven days unless the family keeps it. Returns when that is, as an ISO
 * moment. Throws when nothing was noted.
 */
export async function leaveInSevenDays(): Promise<string> {
  const client = await getSupabase();
  const body = { when: 'in seven days' };
  const { data, error } = await client.functions.invoke<{ goes_at: string }>('delete-account', { body });
  if (error) throw error;
  if (!data?.goes_at) throw new Error('Nobody said when the account goes.');
  return data.goes_at;
}

export const leavingKey = (memberId: string) => ['leaving', memberId] as const;

/** When the account is deleted, as an ISO moment, or null where nobody asked for it. Throws the database's error. */
export async function readLeaving(memberId: string): Promise<string | null> {
  const client = await getSupabase();
  const { data, error } = await client
    .from('leavings')
    .select('goes_at')
    .eq('user_id', memberId)
    .maybeSingle();
  if (error) throw error;
  return data?.goes_at ?? null;
}

/** The account stays after all. Throws when that could not be noted. */
export async function keepAccount(): Promise<void> {
  const client = await getSupabase();
  const { error } = await client.rpc('keep_account');
  if (error) throw error;
}
