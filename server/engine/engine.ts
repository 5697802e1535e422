/**
 * The embedded engine: the auth service and data API of a Supabase project, as far as the app uses them, on PostgreSQL.
 * Answers `Request`s in this process; api-schema.ts lists all of them.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { withSiteUrl } from '../http/site-url.ts';
import { log } from '../log.ts';
import type { Mailer } from '../mail/mail.ts';
import { type Member, verifyMemberToken } from './access-tokens.ts';
import { type AuthService, handleAuthRequest } from './auth/service.ts';
import { DataError } from './data/data-error.ts';
import { handleDataRequest } from './data/service.ts';
import { type Database, type DatabaseAddress, MEMBER_TIMEOUTS, openDatabase } from './database.ts';
import { createHealthCheck, type Health } from './health-check.ts';
import { prepareDatabase } from './prepare-database.ts';
import { schedulePurges } from './purge.ts';
import { keyringOf, type Secrets } from './secrets.ts';
import type { Caller } from './session-variables.ts';

export interface Engine {
  /** Answers `/auth/v1` and `/rest/v1`. Never rejects. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Queries as the database's owner, bypassing row-level security: for the server's own needs only. */
  readonly sql: Database;
  /** The connection pool of requests, with their role and timeouts. */
  readonly requests: Database['pool'];
  readonly health: () => Promise<Health>;
  /** The member of a request's token, or null; only the database knows whether the session still exists. */
  readonly memberOf: (headers: Headers) => Promise<Member | null>;
  /** Mails that the server itself sends. */
  readonly letters: Mailer;
  readonly close: () => Promise<void>;
}

export interface EngineOptions {
  /** The address of a database, or the embedded cluster. */
  readonly database: DatabaseAddress;
  readonly secrets: Secrets;
  readonly siteUrl: string;
  readonly letters: Mailer;
  /** Absolute path of `supabase/migrations`. */
  readonly migrationsFolder: string;
}

/** Pool sizes for requests and for the server itself; the cluster allows 40. */
const POOL = 12;
const OWN_POOL = 4;

/** Connects, migrates the schema and builds the API. @throws StartError when the database rejects us */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  const { secrets, letters, siteUrl } = options;
  const sql = openDatabase(options.database, OWN_POOL);
  let address: DatabaseAddress;
  try {
    address = await prepareDatabase(sql, options.database, options.migrationsFolder);
  } catch (error) {
    await sql.end();
    throw error;
  }
  const db = openDatabase(address, POOL, MEMBER_TIMEOUTS);
  const health = createHealthCheck(address);
  const keyring = keyringOf(secrets);
  const stopPurging = schedulePurges(sql, letters.sendDeleted);
  return {
    fetch: withSiteUrl(requestHandler(secrets, { db, keyring, letters }), siteUrl),
    sql,
    requests: db.pool,
    health: health.check,
    memberOf: async (headers) => {
      const member = await verifyMemberToken(headers, keyring);
      return typeof member === 'string' ? null : member;
    },
    letters,
    close: async () => {
      stopPurging();
      await Promise.all([db.end(), health.end(), sql.end()]);
    },
  };
}

function requestHandler(secrets: Secrets, service: AuthService): (request: Request) => Promise<Response> {
  const isKey = constantTimeEquals(secrets.publishableKey);
  const isSecretKey = constantTimeEquals(secrets.secretKey);
  const respond = async (request: Request): Promise<Response> => {
    const [, part, path = ''] = /^\/(auth|rest)\/v1\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
    const apikey = request.headers.get('apikey') ?? '';
    if (!isKey(apikey) && !isSecretKey(apikey))
      return Response.json(
        { message: 'Invalid API key', hint: 'Send the public key of this site.' },
        { status: 401 },
      );
    if (part === 'auth') return handleAuthRequest(request, path, service);
    if (part !== 'rest')
      return new DataError(404, 'PGRST125', 'Invalid path specified in request URL').response;
    const member = await verifyMemberToken(request.headers, service.keyring);
    if (typeof member === 'string') {
      const message = member === 'expired' ? 'JWT expired' : 'This token is not one of ours.';
      return new DataError(401, 'PGRST301', message).response;
    }
    const caller: Caller = member
      ? { role: 'authenticated', member }
      : { role: isSecretKey(apikey) ? 'service_role' : 'anon' };
    return handleDataRequest(request, path, caller, service.db);
  };
  return (request) =>
    respond(request).catch((error: unknown) => {
      log.error(
        `${request.method} ${new URL(request.url).pathname.split('/').slice(0, 4).join('/')} failed`,
        error,
      );
      const message = 'Something went wrong here. Please try again.';
      return Response.json(
        { code: 500, error_code: 'unexpected_failure', msg: message, message },
        { status: 500 },
      );
    });
}

/** Compares keys in constant time. */
function constantTimeEquals(key: string): (candidate: string) => boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const expectedHash = hash(key);
  return (candidate) => timingSafeEqual(hash(candidate), expectedHash);
}
