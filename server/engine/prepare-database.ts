/** Prepares a database for requests: roles, tables, migrations, and the request login. */
import { StartError } from '../settings/start-error.ts';
import { AUTH_SCHEMA } from './auth-schema.ts';
import type { Database, DatabaseAddress } from './database.ts';
import { applyMigrations } from './migrations.ts';
import { preparePlayroomSchema, requestLogin } from './playroom-schema.ts';

/** Advisory lock id: servers that start together on one database take turns. */
const BOOT_LOCK = 7_105_202_611;
/** SQLSTATE insufficient_privilege. */
const NOT_ALLOWED = '42501';

/** @returns the address that requests connect with @throws StartError when the database rejects us */
export async function prepareDatabase(
  sql: Database,
  address: DatabaseAddress,
  migrationsFolder: string,
): Promise<DatabaseAddress> {
  await requireConnection(sql);
  const withMessage = (sentence: string) => (error: { code?: string }) => {
    throw error.code === NOT_ALLOWED ? new StartError(sentence) : error;
  };
  return sql.withConnection(async (lock) => {
    await lock`select pg_advisory_lock(${BOOT_LOCK})`;
    try {
      await lock
        .unsafe(ROLES)
        .catch(
          withMessage(
            'The database user of DATABASE_URL may not make the roles of requests; before PostgreSQL 16 a superuser makes one of them: CREATE ROLE service_role NOLOGIN BYPASSRLS;',
          ),
        );
      await lock
        .unsafe(AUTH_SCHEMA)
        .catch(
          withMessage(
            'The database user of DATABASE_URL may not create schemas; give it the right to (GRANT CREATE ON DATABASE), and CREATEROLE.',
          ),
        );
      await applyMigrations(sql, migrationsFolder);
      await preparePlayroomSchema(lock);
      return await requestLogin(sql, address);
    } finally {
      await lock`select pg_advisory_unlock(${BOOT_LOCK})`;
    }
  });
}

/** Before version 16 a member of a role can always SET ROLE, and that privilege does not exist. */
const ROLES = `
do $$
declare
  wanted text;
  allowed boolean;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin %s', wanted,
        case when wanted = 'service_role' then 'bypassrls' else '' end);
    end if;
    -- An owner who is not a superuser may become these only when a member of them.
    if current_setting('server_version_num')::integer >= 160000 then
      execute format('select pg_has_role(current_user, %L, %L)', wanted, 'set') into allowed;
    else
      allowed := pg_has_role(current_user, wanted, 'member');
    end if;
    if not allowed then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end $$`;

async function requireConnection(sql: Database): Promise<void> {
  try {
    await sql`select 1`;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    const reasons: Record<string, string> = {
      ECONNREFUSED: 'nothing answers at its address; is PostgreSQL running there?',
      ENOTFOUND: 'its host is not known; check the name.',
      CONNECT_TIMEOUT: 'its host does not answer; check the address and the firewall.',
      '28P01': 'it refuses the password; check user and password.',
      '28000': 'it refuses the user; check user and pg_hba.conf.',
      '3D000': 'it has no such database; create it first.',
    };
    const knownCode = /timeout/.test(message ?? '') ? 'CONNECT_TIMEOUT' : (code ?? 'unknown');
    throw new StartError(
      `The database of DATABASE_URL cannot be used: ${reasons[knownCode] ?? `it answers ${knownCode}.`}`,
    );
  }
}
