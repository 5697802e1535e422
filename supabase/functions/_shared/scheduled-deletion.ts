/** Accounts scheduled for deletion in seven days. */
import type { AuthenticatedMember } from './authentication.ts';
import type { FunctionDeps } from './deps.ts';

/** When the member's account is deleted, or null when not scheduled. */
export async function scheduledDeletionOf(
  { admin }: FunctionDeps,
  { userId }: AuthenticatedMember,
): Promise<Date | null> {
  const { data, error } = await admin.from('leavings').select('goes_at').eq('user_id', userId).maybeSingle();
  if (error !== null) throw new Error(`The database refused reading who leaves (${error.code}).`);
  return data === null ? null : new Date(data.goes_at);
}

/** Schedules deletion in seven days. @returns the date; unchanged when it was scheduled before */
export async function scheduleDeletion(
  { admin }: FunctionDeps,
  { userId }: AuthenticatedMember,
): Promise<Date> {
  const { data, error } = await admin.rpc('leave_in_seven_days', { member: userId });
  if (error !== null || data === null)
    throw new Error(`The database refused noting who leaves (${error?.code ?? 'no such member'}).`);
  return new Date(data);
}
