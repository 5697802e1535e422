/**
 * Checks that requests can be answered, on a connection of its own with the request login, by a write and a look at the
 * checksum failures. Anybody may call it, so one query runs at a time, a few times a second.
 */
import { log } from '../log.ts';
import { type DatabaseAddress, MEMBER_TIMEOUTS, openDatabase } from './database.ts';

export type Health =
  | { readonly state: 'ok'; readonly database: string }
  /** A page on the disk has a wrong checksum; only a backup helps. */
  | { readonly state: 'damaged'; readonly database: string }
  | { readonly state: 'down'; readonly database: null };

const TIMEOUT_MS = 2000;
/** How long a result is reused. */
const CACHE_MS = 200;

const HEALTH_QUERY = `
with beat as (
  insert into playroom.pulse (id, at) values (true, now()) on conflict (id) do update set at = excluded.at returning 1
)
select current_setting('server_version') as version,
  coalesce((select sum(checksum_failures) from pg_stat_database where datname = current_database() or datid = 0), 0) > 0 as damaged
from beat`;

/** @returns `check`, which never rejects and gives `down` when there is no answer within two seconds */
export function createHealthCheck(address: DatabaseAddress): {
  readonly check: () => Promise<Health>;
  readonly end: () => Promise<void>;
} {
  const db = openDatabase(address, 1, MEMBER_TIMEOUTS);
  const down = { state: 'down', database: null } as const;
  const runQuery = async (): Promise<Health> => {
    const [row] = await db.unsafe<{ version: string; damaged: boolean }>(HEALTH_QUERY);
    if (!row) return down;
    if (!row.damaged) return { state: 'ok', database: row.version };
    log.error('A page of the database is damaged on the disk; restore a backup (docs/deploy.md).');
    return { state: 'damaged', database: row.version };
  };
  let pendingCheck: Promise<Health> | null = null;
  return {
    check() {
      pendingCheck ??= runQuery()
        .catch(() => down)
        .finally(() => setTimeout(() => (pendingCheck = null), CACHE_MS).unref());
      const timeout = new Promise<Health>((resolve) => setTimeout(resolve, TIMEOUT_MS, down).unref());
      return Promise.race([pendingCheck, timeout]);
    },
    end: () => db.end(),
  };
}
