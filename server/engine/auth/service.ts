/** The auth service: the GoTrue calls that the app uses (api-schema.ts), answered as GoTrue does. */
import type { z } from 'zod';
import { log } from '../../log.ts';
import type { Mailer } from '../../mail/mail.ts';
import { type Keyring, type Member, verifyMemberToken } from '../access-tokens.ts';
import { AUTH_BODIES, AUTH_CALLS, type AuthCall, isLink, SIGN_OUT_SCOPES } from '../api-schema.ts';
import { type Database, isUnreachable } from '../database.ts';
import { HashQueueFullError } from '../password-hashing.ts';
import { logIn, signUp, updateUser } from './accounts.ts';
import { AuthError, expiredLink, tooBusy } from './auth-error.ts';
import { redeemEmailChangeLink, redeemRecoveryLink, sendRecoveryLink } from './email-links.ts';
import { deviceName, endSessions, missingSession, refreshSession, sessionJson } from './sessions.ts';
import { userById, userJson } from './users.ts';
import type { IssueParams } from './validation.ts';

export interface AuthService {
  /** The connection pool of requests. */
  readonly db: Database;
  readonly keyring: Keyring;
  readonly letters: Mailer;
}

/** Answers a request to `/auth/v1/<path>`. */
export async function handleAuthRequest(
  request: Request,
  path: string,
  service: AuthService,
): Promise<Response> {
  try {
    const call = `${request.method} ${path}`;
    if (!isListed(call)) throw new AuthError(404, 'not_found', 'There is nothing at this address.');
    return await HANDLERS[call](request, service);
  } catch (error) {
    return refusalOf(error).response(request);
  }
}

const isListed = (call: string): call is AuthCall => (AUTH_CALLS as readonly string[]).includes(call);

const HANDLERS: Readonly<Record<AuthCall, (request: Request, service: AuthService) => Promise<Response>>> = {
  async 'POST signup'(request, { db, keyring }) {
    const created = await signUp(db, await bodyOf(request, 'signup'), deviceName(request));
    return Response.json(await sessionJson(created, keyring));
  },

  async 'POST token'(request, { db, keyring }) {
    switch (new URL(request.url).searchParams.get('grant_type')) {
      case 'password': {
        const created = await logIn(db, await bodyOf(request, 'password'), deviceName(request));
        // GoTrue's field for weak passwords: none was accepted.
        return Response.json({ ...(await sessionJson(created, keyring)), weak_password: null });
      }
      case 'refresh_token': {
        const { refresh_token } = await bodyOf(request, 'refresh');
        return Response.json(await sessionJson(await refreshSession(db, refresh_token), keyring));
      }
      default:
        throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  },

  async 'POST logout'(request, { db, keyring }) {
    const scope = new URL(request.url).searchParams.get('scope') ?? 'global';
    const knownScope = SIGN_OUT_SCOPES.find((each) => each === scope);
    if (!knownScope) throw new AuthError(400, 'validation_failed', 'Unsupported logout scope');
    await endSessions(db, await requireMember(request, keyring), knownScope);
    return new Response(null, { status: 204 });
  },

  /** Answers before looking anything up, so that neither words nor time reveal an account. */
  async 'POST recover'(request, { db, letters }) {
    const { email } = await bodyOf(request, 'recover');
    void sendRecoveryLink(db, letters, email).catch((error: unknown) =>
      log.error('A link could not be sent', error),
    );
    return Response.json({});
  },

  async 'POST verify'(request, { db, keyring }) {
    const { type, token_hash } = await bodyOf(request, 'verify');
    if (!isLink(token_hash)) throw expiredLink();
    switch (type) {
      case 'recovery':
        return Response.json(
          await sessionJson(await redeemRecoveryLink(db, token_hash, deviceName(request)), keyring),
        );
      case 'email_change':
        // Changing the email signs nobody in: the response has only the user, and none after one of two confirmations.
        return Response.json(
          (await redeemEmailChangeLink(db, token_hash)) ?? {
            code: '200',
            msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
          },
        );
      case 'signup':
        // Accounts are active at once here, so no such link was ever sent.
        throw expiredLink();
    }
  },

  async 'GET user'(request, { db, keyring }) {
    const { userId, sessionId } = await requireMember(request, keyring);
    const user = await db.begin(async (sql) => {
      const [session] = await sql`
        select from auth.sessions where id = ${sessionId} and user_id = ${userId}`;
      return session ? userById(sql, userId) : null;
    }, 'begin read only');
    if (!user) throw await missingSession(db, userId);
    return Response.json(userJson(user));
  },

  async 'PUT user'(request, { db, keyring, letters }) {
    const member = await requireMember(request, keyring);
    return Response.json(await updateUser(db, letters, member, await bodyOf(request, 'user')));
  },

  async 'GET settings'() {
    return Response.json({
      external: { anonymous_users: false, email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    });
  },

  async 'GET health'() {
    return Response.json({
      version: '1',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    });
  },

  /** Tokens are signed with a secret, so there is no public key to publish. */
  async 'GET .well-known/jwks.json'() {
    return Response.json({ keys: [] }, { headers: { 'cache-control': 'public, max-age=600' } });
  },
};

/** @throws AuthRefusal */
async function requireMember(request: Request, keyring: Keyring): Promise<Member> {
  const member = await verifyMemberToken(request.headers, keyring);
  if (member === null)
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  if (typeof member !== 'string') return member;
  throw new AuthError(
    403,
    'bad_jwt',
    member === 'expired'
      ? 'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired'
      : 'invalid JWT: unable to parse or verify signature, token is not one of ours',
  );
}

/** Parses a body by its schema. @throws AuthError */
async function bodyOf<Name extends keyof typeof AUTH_BODIES>(
  request: Request,
  name: Name,
): Promise<z.infer<(typeof AUTH_BODIES)[Name]>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AuthError(400, 'bad_json', 'The body must be a JSON object.');
  const parsed = AUTH_BODIES[name].safeParse(body);
  if (parsed.success) return parsed.data as z.infer<(typeof AUTH_BODIES)[Name]>;
  const [issue] = parsed.error.issues;
  const params = (issue as { params?: IssueParams } | undefined)?.params;
  const providedValue = (body as Record<string, unknown>)[String(issue?.path[0])];
  // GoTrue cannot even decode a value of another type.
  if (issue?.code === 'invalid_type' && providedValue !== undefined && providedValue !== null)
    throw new AuthError(400, 'bad_json', issue.message);
  throw new AuthError(
    params?.status ?? 400,
    params?.code ?? 'validation_failed',
    issue?.message ?? 'That cannot be understood.',
    params?.extra,
  );
}

function refusalOf(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof HashQueueFullError) return tooBusy();
  if (isUnreachable(error)) return new AuthError(503, 'unavailable', 'We will be back in a moment.');
  // A value that the database rejects is the caller's mistake.
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && /^(22|23|54)/.test(code))
    return new AuthError(400, 'validation_failed', 'That cannot be understood.');
  throw error;
}
