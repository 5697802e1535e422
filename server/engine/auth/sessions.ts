/** Sessions and their tokens: opened by a password or a link, refreshed by a refresh token, ended by scope. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Keyring, type Member, signToken } from '../access-tokens.ts';
import type { SIGN_OUT_SCOPES } from '../api-schema.ts';
import type { Database, Sql } from '../database.ts';
import { AuthError } from './auth-error.ts';
import { type UserRow, userById, userJson } from './users.ts';

/** Lifetime of an access token, in seconds. */
const ACCESS_TOKEN_LIFETIME_S = 3600;
/** Grace period of a used refresh token, for another tab or a lost response, in seconds. */
const REUSE_INTERVAL = 10;

/** How a session was opened, in the values of `amr`. */
export type SignInMethod = 'password' | 'otp';

interface OpenedSession {
  readonly id: string;
  readonly refreshToken: string;
  readonly method: SignInMethod;
  readonly openedAt: Date;
}

const newToken = () => randomBytes(24).toString('base64url');

/**
 * Opens a session on this device, in the caller's transaction.
 * @returns null when the password has changed since the user was read
 */
export async function openSession(
  sql: Sql,
  user: Pick<UserRow, 'id' | 'encrypted_password'>,
  method: SignInMethod,
  device: string,
): Promise<OpenedSession | null> {
  const [session] = await sql<{ id: string; created_at: Date }[]>`
    with signed_in as (
      update auth.users set last_sign_in_at = now(), updated_at = now()
      where id = ${user.id} and encrypted_password is not distinct from ${user.encrypted_password}
      returning id
    ), audited as (
      insert into auth.audit_log_entries (id, payload)
      select gen_random_uuid(), json_build_object('action', 'login', 'actor_id', id::text, 'log_type', 'account')
      from signed_in
    )
    insert into auth.sessions (id, user_id, aal, user_agent, tag)
    select ${randomUUID()}::uuid, id, 'aal1', ${device}, ${method} from signed_in
    returning id, created_at`;
  if (!session) return null;
  const refreshToken = newToken();
  await sql`
    insert into auth.refresh_tokens (id, token, user_id, session_id)
    values (${randomUUID()}, ${refreshToken}, ${user.id}, ${session.id})`;
  return { id: session.id, refreshToken, method, openedAt: session.created_at };
}

interface TokenRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly revoked: boolean;
  readonly reusable: boolean;
  readonly tag: string | null;
  readonly opened_at: Date;
}

/**
 * Refreshes a session: spends the token and creates its one successor in one transaction. A token reused within ten
 * seconds gets the same successor; reused later, it was stolen, and the session ends.
 */
export async function refreshSession(
  db: Database,
  token: string,
): Promise<{ readonly user: UserRow; readonly session: OpenedSession }> {
  const renewed = await db.begin(async (sql) => {
    // Concurrent requests with this token wait here for the successor.
    const [tokenRow] = await sql<TokenRow[]>`
      select t.session_id, t.user_id, t.revoked, s.tag, s.created_at as opened_at,
        t.updated_at > now() - make_interval(secs => ${REUSE_INTERVAL}) as reusable
      from auth.refresh_tokens t
      join auth.sessions s on s.id = t.session_id
      where t.token = ${token}
      for update of t`;
    if (!tokenRow) return 'unknown';
    const user = await userById(sql, tokenRow.user_id);
    if (!user) return 'unknown';
    const session = (refreshToken: string): OpenedSession => ({
      id: tokenRow.session_id,
      refreshToken,
      method: tokenRow.tag === 'otp' ? 'otp' : 'password',
      openedAt: tokenRow.opened_at,
    });
    if (tokenRow.revoked) {
      if (!tokenRow.reusable) {
        await sql`delete from auth.sessions where id = ${tokenRow.session_id}`;
        return 'spent';
      }
      const successor = await successorOf(sql, token);
      return successor === null ? 'spent' : { user, session: session(successor) };
    }
    const next = newToken();
    await sql`update auth.refresh_tokens set revoked = true, updated_at = now() where token = ${token}`;
    await sql`
      insert into auth.refresh_tokens (id, token, user_id, session_id, parent)
      values (${randomUUID()}, ${next}, ${tokenRow.user_id}, ${tokenRow.session_id}, ${token})`;
    await sql`
      update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now()
      where id = ${tokenRow.session_id}`;
    return { user, session: session(next) };
  });
  if (renewed === 'unknown')
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (renewed === 'spent')
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  return renewed;
}

async function successorOf(sql: Sql, token: string): Promise<string | null> {
  const [next] = await sql<{ token: string }[]>`
    select token from auth.refresh_tokens where parent = ${token} and not revoked`;
  return next?.token ?? null;
}

/** @throws AuthError when the session has ended or the account is gone */
export async function endSessions(
  sql: Sql,
  { userId, sessionId }: Member,
  scope: (typeof SIGN_OUT_SCOPES)[number],
): Promise<void> {
  const [sessionRow] = await sql<{ known: boolean }[]>`
    with gone as (
      delete from auth.sessions
      where user_id = ${userId} and case ${scope}::text
        when 'local' then id = ${sessionId} when 'others' then id <> ${sessionId} else true end
        and exists (select from auth.sessions where id = ${sessionId} and user_id = ${userId})
    )
    select exists (select from auth.sessions where id = ${sessionId} and user_id = ${userId}) as known`;
  if (!sessionRow?.known) throw await missingSession(sql, userId);
}

/** The error for a missing session: ended, or the account is gone. */
export async function missingSession(sql: Sql, userId: string): Promise<AuthError> {
  return (await userById(sql, userId))
    ? new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    : new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
}

/** A session in GoTrue's response shape. */
export async function sessionJson(
  { user, session }: { readonly user: UserRow; readonly session: OpenedSession },
  keyring: Keyring,
): Promise<Record<string, unknown>> {
  const now = Math.floor(Date.now() / 1000);
  const expires_at = now + ACCESS_TOKEN_LIFETIME_S;
  const access_token = await signToken(
    {
      sub: user.id,
      aud: user.aud,
      role: user.role,
      email: user.email,
      phone: '',
      session_id: session.id,
      aal: 'aal1',
      amr: [{ method: session.method, timestamp: Math.floor(session.openedAt.getTime() / 1000) }],
      is_anonymous: user.is_anonymous,
      iat: now,
      exp: expires_at,
    },
    keyring,
  );
  return {
    access_token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_LIFETIME_S,
    expires_at,
    refresh_token: session.refreshToken,
    user: userJson(user),
  };
}

/** "Firefox on Android": enough to recognise one's device in a list, and nothing more. */
export function deviceName(request: Request): string {
  const agent = request.headers.get('user-agent') ?? '';
  const firstMatch = (patterns: readonly (readonly [RegExp, string])[], fallback: string) =>
    patterns.find(([pattern]) => pattern.test(agent))?.[1] ?? fallback;
  const browser = firstMatch(
    [
      [/Edg/, 'Edge'],
      [/OPR|Opera/, 'Opera'],
      [/SamsungBrowser/, 'Samsung Internet'],
      [/Firefox|FxiOS/, 'Firefox'],
      [/Chrome|CriOS/, 'Chrome'],
      [/Safari/, 'Safari'],
    ],
    'A browser',
  );
  const system = firstMatch(
    [
      [/iPhone/, 'iPhone'],
      [/iPad/, 'iPad'],
      [/Android/, 'Android'],
      [/Windows/, 'Windows'],
      [/Mac OS X|Macintosh/, 'Mac'],
      [/CrOS/, 'Chromebook'],
      [/Linux/, 'Linux'],
    ],
    '',
  );
  return system ? `${browser} on ${system}` : browser;
}
