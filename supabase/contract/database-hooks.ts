/** Hooks that sequences need beside calls, run in the database of an auth service. */

/** Runs one statement. */
export type RunSql = (statement: string) => Promise<readonly Record<string, unknown>[]>;

/** Shifts every time that the auth service stores into the past, in seconds. */
export async function shiftTimesBack(sql: RunSql, seconds: number): Promise<void> {
  const columns = await sql(`
    select format('%I.%I', n.nspname, c.relname) as table_name,
      string_agg(format('%1$I = %1$I - interval ''${seconds} seconds''', a.attname), ', ') as changes
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'auth'
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid in ('timestamp'::regtype, 'timestamptz'::regtype)
    group by 1`);
  for (const { table_name, changes } of columns) await sql(`update ${table_name} set ${changes}`);
}

export async function removeAccount(sql: RunSql, userId: string): Promise<void> {
  await sql(`delete from auth.users where id = '${userId}'`);
}

/** The token in a mail's link; null without one. */
export const tokenInMail = (letter: string): string | null => /token_hash=([\w-]+)/.exec(letter)?.[1] ?? null;
