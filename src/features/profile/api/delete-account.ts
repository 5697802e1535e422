import { problemFromFunction, throwIfError, unreadableResponse } from '../../../platform/api-problem.ts';
import { clearDevice } from '../../../platform/device/persisted-store.ts';
import { getSupabase } from '../../../platform/supabase.ts';

/**
 * Deletes the signed-in member's account: ends the plan, removes every row, signs out everywhere. Afterwards this
 * device forgets the family too. Throws `ApiProblem` when the account still stands.
 */
export async function deleteAccount(): Promise<void> {
  const client = await getSupabase();
  const { data, error } = await client.functions.invoke<{ deleted: boolean }>('delete-account', {
    method: 'POST',
  });
  if (error) throw await problemFromFunction(error);
  if (data?.deleted !== true) throw unreadableResponse();
  // The session is gone on the server, so its answer to a sign-out does not matter; here it ends in any case.
  await client.auth.signOut({ scope: 'local' });
  await clearDevice();
}

/**
 * Ends the plan, and has the account deleted in seven days unless the family keeps it. Returns when that is, as an ISO
 * moment. Throws `ApiProblem` when nothing was noted.
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

/** When the account is deleted, as an ISO moment, or null where nobody asked for it. Throws `ApiProblem`. */
export async function readScheduledDeletion(memberId: string): Promise<string | null> {
  const client = await getSupabase();
  const answer = await client.from('leavings').select('goes_at').eq('user_id', memberId).maybeSingle();
  throwIfError(answer);
  return answer.data?.goes_at ?? null;
}

/** The account stays after all. Throws `ApiProblem`. */
export async function cancelDeletion(): Promise<void> {
  const client = await getSupabase();
  throwIfError(await client.rpc('keep_account'));
}
