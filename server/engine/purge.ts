/** Deletes expired data on a schedule; docs/privacy.md says how long each kind is kept. */
import { log } from '../log.ts';
import type { Database } from './database.ts';

const PURGE_INTERVAL_MS = 6 * 60 * 60 * 1000;
/** Advisory lock id: one of several servers on a database purges. */
const PURGE_LOCK = 7_105_202_612;

/** In order: auth audit log, idle devices, used tokens, unused links. */
const PURGES: readonly string[] = [
  `delete from auth.audit_log_entries where created_at < now() - interval '30 days'`,
  `delete from auth.sessions where coalesce(refreshed_at, created_at at time zone 'utc') < (now() - interval '180 days') at time zone 'utc'`,
  `delete from auth.refresh_tokens where revoked and updated_at < now() - interval '7 days'`,
  `update auth.users set recovery_token = null, recovery_sent_at = null where recovery_sent_at < now() - interval '1 day'`,
  `update auth.users set email_change = null, email_change_token_current = null, email_change_token_new = null,
     email_change_sent_at = null
     where email_change_sent_at < now() - interval '1 day'`,
  `delete from playroom.limits where expire < (extract(epoch from now()) * 1000)::bigint`,
  `select public.purge_kept_too_long()`,
];

/**
 * Deletes what is older than docs/privacy.md allows, and the accounts whose seven days are over.
 * @param onDeleted called with the email of each deleted account
 * @returns false when another server is purging
 */
export async function purge(
  sql: Database,
  onDeleted: (email: string) => void = () => undefined,
): Promise<boolean> {
  return sql.withConnection(async (connection) => {
    const [lock] = await connection<
      { locked: boolean }[]
    >`select pg_try_advisory_lock(${PURGE_LOCK}) as locked`;
    if (!lock?.locked) return false;
    try {
      for (const statement of PURGES) await connection.unsafe(statement);
      const deletedAccounts = await connection<
        { email: string | null }[]
      >`select email from public.purge_leavings() email`;
      for (const { email } of deletedAccounts) if (email) onDeleted(email);
    } finally {
      await connection`select pg_advisory_unlock(${PURGE_LOCK})`;
    }
    return true;
  });
}

/** Purges now and every six hours. @returns a function that stops it */
export function schedulePurges(sql: Database, onDeleted: (email: string) => void): () => void {
  const now = () =>
    void purge(sql, onDeleted).catch((error: unknown) => log.error('Old rows could not be deleted', error));
  const firstRun = setTimeout(now, 60_000).unref();
  const timer = setInterval(now, PURGE_INTERVAL_MS).unref();
  return () => {
    clearTimeout(firstRun);
    clearInterval(timer);
  };
}
