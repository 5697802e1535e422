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
