/** Members who asked to leave and have seven days to think again. */
import type { AuthenticatedMember } from './authentication.ts';
import type { FunctionDeps } from './deps.ts';

/** When the member's account goes, or null where they have not asked. */
export async function scheduledDeletionOf(
  { admin }: FunctionDeps,
  { userId }: AuthenticatedMember,
): Promise<Date | null> {
  const { data, error } = await admin.from('leavings').select('goes_at').eq('user_id', userId).maybeSingle();
  if (error !== null) throw new Error(`The database refused reading who leaves (${error.code}).`);
  return data === null ? null : new Date(data.goes_at);
}

/** Notes that the member leaves in seven days. @returns when that is; the same when they had asked before */
export async function scheduleDeletion(
  { admin }: FunctionDeps,
  { userId }: AuthenticatedMember,
): Promise<Date> {
  const { data, error } = await admin.rpc('leave_in_seven_days', { member: userId });
  if (error !== null || data === null)
    throw new Error(`The database refused noting who leaves (${error?.code ?? 'no such member'}).`);
  return new Date(data);
}
