/**
 * The embedded engine: Supabase Lite's auth and data API on PostgreSQL, ready to answer `Request`s in this
 * process. Everything about Lite that bites is mended in this folder; DESIGN §2 lists it, engine.test.ts proves it.
 */
import { App } from '@supabase/lite';
import { PostgresConnection } from '@supabase/lite/postgres';
import { WebSocket } from 'ws';
import type { Letters } from '../mail.ts';
import { rememberingSite } from '../site.ts';
import { StartError } from '../start-error.ts';
import { guardAccounts } from './accounts.ts';
import {
  API_TYPES,
  type Database,
  type DatabaseAddress,
  openDatabase,
  openPool,
  PATIENCE_WITH_MEMBERS,
} from './database.ts';
import { answerDatabaseTrouble } from './database-trouble.ts';
import { askBothMailboxes } from './email-change.ts';
import { likePostgrest } from './errors.ts';
import { hashBesideMainThread } from './hashing.ts';
import { admitMembers } from './members.ts';
import { applyMigrations } from './migrations.ts';
import { prepareOwnSchema, requestLogin } from './own-schema.ts';
import { kyselyOn } from './pool-dialect.ts';
import { type Health, healthOf } from './pulse.ts';
import { keepPurging } from './purge.ts';
import { refusePatterns } from './queries.ts';
import { keyringOf, type Secrets } from './secrets.ts';
import { tellContextAtOnce } from './session-context.ts';
import { type Authorized, admit } from './tokens.ts';

export interface Engine {
  /** Answers `/auth/v1` and `/rest/v1`. The caller decides which paths get here. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Queries as the database's owner, past row-level security: for the server's own needs only. */
  readonly sql: Database;
  /** The connections requests use, with their rights and their patience. */
  readonly requests: Database['pool'];
  readonly health: () => Promise<Health>;
  /** The member behind a request's token, or null; whether their session still stands only the database knows. */
  readonly memberOf: (headers: Headers) => Authorized | null;
  /** What this server itself has to say by mail. */
  readonly letters: Letters;
  /** Digits of the codes whose hashes links carry. */
  readonly codeLength: number;
  readonly close: () => Promise<void>;
}

export interface EngineOptions {
  /** A database by its address, or the embedded cluster. */
  readonly database: DatabaseAddress;
  readonly secrets: Secrets;
  readonly siteUrl: string;
  readonly letters: Letters;
  /** Absolute path of `supabase/migrations`. */
  readonly migrationsFolder: string;
}

/** Connections to PostgreSQL for requests, and for the server itself; the cluster allows 40. */
const POOL = 12;
const OWN_POOL = 4;
/** A link carries the hash of a code. One of 8 digits could be searched without asking us; this is 133 bits. */
const CODE_LENGTH = 40;
/** Any number of our own; servers that start together on one database take turns. */
const BOOT_LOCK = 7_105_202_611;

/** Connects, brings the schema up to date and builds the API. @throws StartError when the database won't have us */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  // supabase-js makes a realtime client even where none is used, and Node 20 has no WebSocket.
  (globalThis as { WebSocket?: unknown }).WebSocket ??= WebSocket;
  hashBesideMainThread();
  warnAsNodeDoes();

  const sql = openDatabase(options.database, OWN_POOL);
  await requireConnection(sql);

  const keyring = keyringOf(options.secrets);
  const connection = new PostgresConnection({ url: '' });
  const use = (pool: Database['pool']) =>
    Object.assign(connection, { kysely: kyselyOn(pool), driver: { end: async () => undefined } });
  use(sql.pool);
  // Unless it believes row-level security is set up, the engine grants everything on all tables at its first
  // request and undoes every REVOKE of our migrations. They make the grants themselves.
  (connection as unknown as { rlsState: string }).rlsState = 'active';
  connection.normalizeDbError = likePostgrest;
  refusePatterns(connection);
  tellContextAtOnce(connection);

  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keyring[0],
      publishable_key: options.secrets.publishableKey,
      secret_key: options.secrets.secretKey,
      site_url: options.siteUrl,
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      minimum_password_length: 8,
      email: {
        enable_signup: true,
        // SPEC §2: signing up signs in, so the address is not asked for first.
        enable_confirmations: false,
        double_confirm_changes: true,
        otp_length: CODE_LENGTH,
        otp_expiry: 3600,
      },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._mailer = options.letters;

  let address: DatabaseAddress;
  try {
    address = await prepareDatabase(app, sql, options);
    await readSchemaOnce(connection);
  } catch (error) {
    await sql.end();
    throw error;
  }
  const requests = openPool(address, POOL, { patience: PATIENCE_WITH_MEMBERS, types: API_TYPES });
  use(requests);

  const lite = (request: Request) => app.fetch(request, { peerAddress: null });
  const accounts = guardAccounts(askBothMailboxes(answerDatabaseTrouble(lite), sql), {
    sql,
    keyring,
    passwordChanged: options.letters.sendPasswordChanged,
  });
  const stopPurging = keepPurging(sql, options.letters.sendDeleted);
  return {
    fetch: rememberingSite(answerDatabaseTrouble(admitMembers(accounts, keyring)), options.siteUrl),
    sql,
    requests,
    health: () => healthOf(requests),
    memberOf: (headers) => {
      const who = admit(headers, keyring);
      return who === null || typeof who === 'string' ? null : who.member;
    },
    letters: options.letters,
    codeLength: CODE_LENGTH,
    close: async () => {
      stopPurging();
      await Promise.all([requests.end(), sql.end()]);
    },
  };
}

let warns = false;
/** The engine puts its own function where Node warns from, and that one throws at every warning that is an object. */
function warnAsNodeDoes(): void {
  if (warns) return;
  warns = true;
  const engines = process.emitWarning;
  process.emitWarning = ((warning: string | Error, ...rest: unknown[]) =>
    typeof warning === 'string'
      ? (engines as (...all: unknown[]) => void)(warning, ...rest)
      : engines(warning.message, { type: warning.name })) as typeof process.emitWarning;
}

async function prepareDatabase(app: App, sql: Database, options: EngineOptions): Promise<DatabaseAddress> {
  return sql.hold(async (lock) => {
    await lock`select pg_advisory_lock(${BOOT_LOCK})`;
    try {
      await lock.unsafe(ROLES).catch((error: { code?: string }) => {
        if (error.code !== '42501') throw error;
        throw new StartError(
          'The database user of DATABASE_URL may not make the roles of requests; before PostgreSQL 16 a superuser makes one of them: CREATE ROLE service_role NOLOGIN BYPASSRLS;',
        );
      });
      await app.init();
      await app.ensureSystemSchema();
      // The engine swallows what goes wrong while it makes its own tables.
      const [made] = await lock<{ ready: boolean }[]>`
        select to_regclass('auth.users') is not null and to_regclass('supabase_migrations.schema_migrations') is not null as ready`;
      if (!made?.ready) {
        throw new StartError(
          'The database user of DATABASE_URL may not create schemas; give it the right to (GRANT CREATE ON DATABASE), and CREATEROLE.',
        );
      }
      await applyMigrations(sql, options.migrationsFolder);
      await prepareOwnSchema(lock);
      return await requestLogin(sql, options.database);
    } finally {
      await lock`select pg_advisory_unlock(${BOOT_LOCK})`;
    }
  });
}

/** Before version 16 a member of a role may always become it, and there is no right of that name to ask for. */
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

/**
 * What tables and functions there are changes at a start only. The engine would ask again at the first request, with
 * the rights of a request, and would answer that nothing exists when that fails.
 */
async function readSchemaOnce(connection: PostgresConnection): Promise<void> {
  const schema = await connection.introspect();
  if (schema.tables.length === 0)
    throw new StartError('The database could not be read; is it the right one?');
  connection.introspect = async () => schema;
}

async function requireConnection(sql: Database): Promise<void> {
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end();
    const { code, message } = error as { code?: string; message?: string };
    const reasons: Record<string, string> = {
      ECONNREFUSED: 'nothing answers at its address; is PostgreSQL running there?',
      ENOTFOUND: 'its host is not known; check the name.',
      CONNECT_TIMEOUT: 'its host does not answer; check the address and the firewall.',
      '28P01': 'it refuses the password; check user and password.',
      '28000': 'it refuses the user; check user and pg_hba.conf.',
      '3D000': 'it has no such database; create it first.',
    };
    const known = /timeout/.test(message ?? '') ? 'CONNECT_TIMEOUT' : (code ?? 'unknown');
    throw new StartError(
      `The database of DATABASE_URL cannot be used: ${reasons[known] ?? `it answers ${known}.`}`,
    );
  }
}
