/** Whether requests can be answered: asked over their own connections, with a write, and a look at the checksums. */
import type pg from 'pg';
import { log } from '../log.ts';
import { borrow } from './database.ts';

export type Health =
  | { readonly state: 'ok'; readonly database: string }
  /** A page on the disk is not what was written; only a backup helps. */
  | { readonly state: 'damaged'; readonly database: string }
  | { readonly state: 'down'; readonly database: null };

const ANSWER_WITHIN_MS = 2000;

const ASK = `
with beat as (
  insert into playroom.pulse (id, at) values (true, now()) on conflict (id) do update set at = excluded.at returning 1
)
select current_setting('server_version') as version,
  coalesce((select sum(checksum_failures) from pg_stat_database where datname = current_database() or datid = 0), 0) > 0 as damaged
from beat`;

/** Never rejects; `down` when there is no answer within two seconds. */
export async function healthOf(requests: pg.Pool): Promise<Health> {
  const down = { state: 'down', database: null } as const;
  const late = new Promise<Health>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, down).unref());
  const asked = ask(requests).then(
    (row): Health => {
      if (!row) return down;
      if (!row.damaged) return { state: 'ok', database: row.version };
      log.error('A page of the database is damaged on the disk; restore a backup (docs/deploy.md).');
      return { state: 'damaged', database: row.version };
    },
    () => down,
  );
  return Promise.race([asked, late]);
}

async function ask(requests: pg.Pool): Promise<{ version: string; damaged: boolean } | undefined> {
  const client = await borrow(requests);
  try {
    const { rows } = await client.query<{ version: string; damaged: boolean }>(ASK);
    client.release();
    return rows[0];
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}
