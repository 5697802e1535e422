import { problemFromFunction, throwIfError, unreadableResponse } from '../../../platform/api-problem.ts';
import { clearDevice } from '../../../platform/device/persisted-store.ts';
import { getSupabase } from '../../../platform/supabase.ts';

/**
 * Deletes the signed-in member's account: ends the plan, removes every row, signs out everywhere and clears
 * this device. Throws `ApiProblem` when the account was not deleted.
 */
export async function deleteAccount(): Promise<void> {
  const client = await getSupabase();
  const { data, error } = await client.functions.invoke<{ deleted: boolean }>('delete-account', {
    method: 'POST',
  });
  if (error) throw await problemFromFunction(error);
  if (data?.deleted !== true) throw unreadableResponse();
  // The session no longer exists on the server, so only the local sign-out matters.
  await client.auth.signOut({ scope: 'local' });
  await clearDevice();
}

/**
 * Ends the plan and schedules the deletion in seven days. Returns its ISO time. Throws `ApiProblem` when
 * nothing was scheduled.
 */
export async function scheduleDeletion(): Promise<string> {
  const client = await getSupabase();
  const body = { when: 'in seven days' };
  const { data, error } = await client.functions.invoke<{ goes_at: string }>('delete-account', { body });
  if (error) throw await problemFromFunction(error);
  if (!data?.goes_at) throw unreadableResponse();
  return data.goes_at;
}

export const scheduledDeletionKey = (memberId: string) => ['leaving', memberId] as const;

/** Reads the ISO time of the scheduled deletion, or null. Throws `ApiProblem`. */
export async function readScheduledDeletion(memberId: string): Promise<string | null> {
  const client = await getSupabase();
  const response = await client.from('leavings').select('goes_at').eq('user_id', memberId).maybeSingle();
  throwIfError(response);
  return response.data?.goes_at ?? null;
}

/** Cancels the scheduled deletion. Throws `ApiProblem`. */
export async function cancelDeletion(): Promise<void> {
  const client = await getSupabase();
  throwIfError(await client.rpc('keep_account'));
}
