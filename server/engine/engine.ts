/**
 * The embedded engine: Supabase Lite's auth and data API on PostgreSQL, ready to answer `Request`s in this
 * process. Everything about Lite that bites is mended in this file; DESIGN §2 lists it, engine.test.ts proves it.
 */
import { App } from '@supabase/lite';
import { PostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { WebSocket } from 'ws';
import type { Mailer } from '../mail.ts';
import { StartError } from '../start-error.ts';
import type { Cluster } from './cluster.ts';
import { askBothMailboxes } from './email-change.ts';
import { likePostgrest } from './errors.ts';
import { applyMigrations } from './migrations.ts';
import type { Secrets } from './secrets.ts';
import { tellContextAtOnce } from './session-context.ts';
import { isoTimestamps } from './timestamps.ts';

export interface Engine {
  /** Answers `/auth/v1` and `/rest/v1`. The caller decides which paths get here. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Queries as the database's owner, past row-level security: for the server's own needs only. */
  readonly sql: postgres.Sql;
  /** Version of PostgreSQL, or null when it does not answer within a second. */
  readonly databaseVersion: () => Promise<string | null>;
  readonly close: () => Promise<void>;
}

export interface EngineOptions {
  /** A database by its address, or the embedded cluster. */
  readonly database: { readonly url: string } | Cluster['connection'];
  readonly secrets: Secrets;
  readonly siteUrl: string;
  readonly mailer: Mailer;
  /** Absolute path of `supabase/migrations`. */
  readonly migrationsFolder: string;
}

/** Connections to PostgreSQL for requests; the cluster allows 40. */
const POOL = 12;
/** Any number of our own; servers that start together on one database take turns. */
const BOOT_LOCK = 7_105_202_611;
/** SPEC §5: a digit, and one of these symbols. */
const PASSWORD_MUST_CONTAIN = ['0123456789', '!@#$%^&*(),.?":{}|<>'];

/** Connects, brings the schema up to date and builds the API. @throws StartError when the database won't have us */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  // supabase-js makes a realtime client even where none is used, and Node 20 has no WebSocket.
  (globalThis as { WebSocket?: unknown }).WebSocket ??= WebSocket;

  const address = 'url' in options.database ? options.database.url : '';
  const driver = {
    ...('url' in options.database ? {} : options.database),
    // PostgreSQL's notices name tables and values, and help nobody at run time.
    onnotice: () => undefined,
    connection: { application_name: 'story-playroom' },
  };
  const sql = postgres(address, { ...driver, max: 2 });
  await requireConnection(sql);

  const connection = new PostgresConnection({
    url: address,
    postgresOptions: { ...driver, max: POOL, types: isoTimestamps },
  });
  // Unless it believes row-level security is set up, the engine grants everything on all tables at its first
  // request and undoes every REVOKE of our migrations. They make the grants themselves.
  (connection as unknown as { rlsState: string }).rlsState = 'active';

  connection.normalizeDbError = likePostgrest;
  tellContextAtOnce(connection);

  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: options.secrets.jwtSecret,
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
        otp_length: 8,
        otp_expiry: 3600,
      },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._mailer = options.mailer;
  (app.config.auth as Record<string, unknown>).password_required_characters = PASSWORD_MUST_CONTAIN;

  try {
    await prepareDatabase(app, sql, options.migrationsFolder);
  } catch (error) {
    await Promise.all([connection.close(), sql.end()]);
    throw error;
  }

  return {
    fetch: askBothMailboxes((request) => app.fetch(request, { peerAddress: null }), sql),
    sql,
    databaseVersion: () => askVersion(sql),
    close: async () => {
      await Promise.all([connection.close(), sql.end({ timeout: 5 })]);
    },
  };
}

async function prepareDatabase(app: App, sql: postgres.Sql, migrationsFolder: string): Promise<void> {
  const lock = await sql.reserve();
  try {
    await lock`select pg_advisory_lock(${BOOT_LOCK})`;
    await lock`
      do $$
      declare
        wanted text;
      begin
        foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
          if not exists (select from pg_roles where rolname = wanted) then
            execute format('create role %I nologin %s', wanted,
              case when wanted = 'service_role' then 'bypassrls' else '' end);
          end if;
          -- An owner who is not a superuser may become these only when a member of them.
          if not pg_has_role(current_user, wanted, 'set') then
            execute format('grant %I to current_user', wanted);
          end if;
        end loop;
      end $$`.simple();
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
    await applyMigrations(sql, migrationsFolder);
    await lock`select pg_advisory_unlock(${BOOT_LOCK})`;
  } finally {
    lock.release();
  }
}

async function requireConnection(sql: postgres.Sql): Promise<void> {
  try {
    await sql`select 1`;
  } catch (error) {
    await sql.end({ timeout: 0 });
    const code = (error as { code?: string }).code ?? 'unknown';
    const reasons: Record<string, string> = {
      ECONNREFUSED: 'nothing answers at its address; is PostgreSQL running there?',
      ENOTFOUND: 'its host is not known; check the name.',
      CONNECT_TIMEOUT: 'its host does not answer; check the address and the firewall.',
      '28P01': 'it refuses the password; check user and password.',
      '28000': 'it refuses the user; check user and pg_hba.conf.',
      '3D000': 'it has no such database; create it first.',
    };
    throw new StartError(
      `The database of DATABASE_URL cannot be used: ${reasons[code] ?? `it answers ${code}.`}`,
    );
  }
}

async function askVersion(sql: postgres.Sql): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, 1000, null).unref());
  const asked = sql<{ server_version: string }[]>`show server_version`.then(
    (rows) => rows[0]?.server_version ?? null,
    () => null,
  );
  return Promise.race([asked, late]);
}
