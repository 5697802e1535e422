/**
 * What the engine's auth service leaves open, closed in front of it: what may be in a body, which passwords are good,
 * when a sign-in must be fresh, whom a new password signs out, and that a refresh token is used once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalEmailAddress } from '../../supabase/functions/_shared/email-address.ts';
import { type Database, watchingDatabase } from './database.ts';
import { alwaysComparing, hashingIsFull } from './hashing.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { admit, complete, type Keyring } from './tokens.ts';

type Fetch = (request: Request) => Promise<Response>;

export interface AccountOptions {
  readonly sql: Database;
  readonly keyring: Keyring;
  /** Tells a family by mail that their password was changed. */
  readonly passwordChanged: (email: string) => void;
}

/** How long after a sign-in password, address and account may be changed without asking again, in seconds. */
export const FRESH_FOR = 10 * 60;
/** bcrypt looks at no more bytes than these; more would be a password that is never compared whole. */
const LONGEST_PASSWORD = 72;
const LARGEST_METADATA = 8 * 1024;
/** Kinds of mails we send, and nothing else the engine knows. */
const LINK_TYPES: readonly unknown[] = ['recovery', 'email_change', 'signup'];

/** Ends a call with this status, code and sentence. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

const busy = () =>
  new Refusal(503, 'overloaded', 'Very many families are here. Please try again in a moment.');

type Body = Readonly<Record<string, unknown>>;

/** The engine's `fetch` with the rules above. Calls that are not the auth service's pass through. */
export function guardAccounts(engine: Fetch, options: AccountOptions): Fetch {
  const guarded = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname.slice('/auth/v1'.length).replace(/\/+$/, '')}`;
    if (!url.pathname.startsWith('/auth/v1/')) return engine(request);
    switch (call) {
      case 'POST /signup':
        return issuing(engine, options, request, signUpBody(await bodyOf(request)));
      case 'POST /token':
        return token(engine, options, request, url.searchParams.get('grant_type'));
      case 'POST /verify':
        return verify(engine, options, request);
      case 'POST /recover':
        return recover(engine, request);
      case 'PUT /user':
        return oneByOne(engine, options, request);
      default:
        return engine(request);
    }
  };
  return (request) =>
    guarded(request).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const { status, code, message, more } = error;
      return Response.json({ code: status, error_code: code, msg: message, ...more }, { status });
    });
}

function signUpBody(body: Body): Body {
  const { data } = body;
  if (data !== undefined && data !== null && !isObject(data)) throw malformed('data must be an object.');
  if (Buffer.byteLength(JSON.stringify(data ?? {})) > LARGEST_METADATA)
    throw new Refusal(422, 'validation_failed', 'That is more about one family than can be kept.');
  const email = requireMail(body.email);
  if (hashingIsFull()) throw busy();
  return { ...body, email, password: goodPassword(body.password) };
}

async function token(engine: Fetch, options: AccountOptions, request: Request, grant: string | null) {
  const body = await bodyOf(request);
  if (grant === 'refresh_token') {
    const spent = text(body.refresh_token, 'refresh_token');
    return refreshes.run(spent, async () => {
      const answer = await issuing(engine, options, request, body);
      // Another server may just be using the token: what it gets is there in a moment.
      if (answer.status !== 400 || !(await wasSpentJustNow(options.sql, spent))) return answer;
      await sleep(150);
      return issuing(engine, options, request, body);
    });
  }
  if (grant !== 'password') throw new Refusal(400, 'invalid_credentials', 'unsupported_grant_type');
  const written = text(body.email, 'email');
  // Accounts of earlier versions may have an address that is none by today's rule.
  const email = canonicalEmailAddress(written) ?? written;
  const password = text(body.password, 'password');
  if (hashingIsFull()) throw busy();
  return alwaysComparing(password, () =>
    // A longer one can be nobody's; the engine would compare its beginning.
    issuing(engine, options, request, {
      email,
      password: Buffer.byteLength(password) > LONGEST_PASSWORD ? '' : password,
    }),
  );
}

const refreshes = new OneAtATime();

async function wasSpentJustNow(sql: Database, token: string): Promise<boolean> {
  const found = await sql`
    select from auth.refresh_tokens where token = ${token} and revoked and updated_at > now() - interval '2 seconds'`;
  return found.length > 0;
}

async function verify(engine: Fetch, options: AccountOptions, request: Request): Promise<Response> {
  const { type, token_hash } = await bodyOf(request);
  if (!LINK_TYPES.includes(type))
    throw new Refusal(400, 'validation_failed', 'Invalid email verification type');
  // Links only: a code that is short enough to type is short enough to guess.
  const hash = text(token_hash, 'token_hash');
  if (hash.length < 32) throw new Refusal(403, 'otp_expired', 'Email link is invalid or has expired');
  const answer = await issuing(engine, options, request, { type, token_hash: hash });
  return type === 'email_change' ? withoutSession(answer, options.sql) : answer;
}

/** A change of address signs nobody in: only the user is told. Half of a change has no session yet. */
async function withoutSession(answer: Response, sql: Database): Promise<Response> {
  const session: unknown = await answer.clone().json();
  if (!answer.ok || !isObject(session) || typeof session.refresh_token !== 'string') return answer;
  await sql`
    delete from auth.sessions where id = (select session_id from auth.refresh_tokens where token = ${session.refresh_token})`;
  return Response.json(session.user);
}

/** Answered before anything is looked up, so that neither words nor time tell whether there is such an account. */
async function recover(engine: Fetch, request: Request): Promise<Response> {
  const { email } = await bodyOf(request);
  const about = { email: requireMail(email) };
  void engine(withBody(request, about)).catch(() => undefined);
  return Response.json({});
}

const changes = new OneAtATime();

/** Changes to one account wait for each other: side by side each would find room for what only one of them may add. */
async function oneByOne(engine: Fetch, options: AccountOptions, request: Request): Promise<Response> {
  const who = admit(request.headers, options.keyring);
  const change = () => changeUser(engine, options, request);
  return who === null || typeof who === 'string' ? change() : changes.run(who.member.userId, change);
}

async function changeUser(engine: Fetch, options: AccountOptions, request: Request): Promise<Response> {
  const { email, password, data } = await bodyOf(request);
  if (data !== undefined && data !== null && !isObject(data)) throw malformed('data must be an object.');
  const who = admit(request.headers, options.keyring);
  if (who === null || typeof who === 'string') return engine(withBody(request, {}));
  const { userId, sessionId } = who.member;
  const wanted: Record<string, unknown> = {};
  if (data) {
    const [now] = await options.sql<{ size: number }[]>`
      select octet_length((coalesce(raw_user_meta_data, '{}') || ${JSON.stringify(data)}::jsonb)::text) as size
      from auth.users where id = ${userId}`;
    if ((now?.size ?? 0) > LARGEST_METADATA)
      throw new Refusal(422, 'validation_failed', 'That is more about one family than can be kept.');
    wanted.data = data;
  }
  if (email !== undefined) wanted.email = requireMail(email);
  if (password !== undefined) {
    wanted.password = goodPassword(password);
    if (hashingIsFull()) throw busy();
  }
  if (email !== undefined || password !== undefined) {
    const [session] = await options.sql<{ fresh: boolean }[]>`
      select created_at > now() - make_interval(secs => ${FRESH_FOR}) as fresh
      from auth.sessions where id = ${sessionId} and user_id = ${userId}`;
    if (session && !session.fresh)
      throw new Refusal(403, 'reauthentication_needed', 'Please type your present password first.');
  }
  const answer = await engine(withBody(request, wanted));
  if (answer.ok && password !== undefined) {
    const [user] = await options.sql<{ email: string | null }[]>`
      with gone as (delete from auth.sessions where user_id = ${userId} and id <> ${sessionId})
      select email from auth.users where id = ${userId}`;
    if (user?.email) options.passwordChanged(user.email);
  }
  return answer;
}

/** Calls that give out tokens: each is completed, and its session remembers which kind of device it is. */
async function issuing(engine: Fetch, { sql, keyring }: AccountOptions, request: Request, body: Body) {
  const ask = () => watchingDatabase(() => engine(withBody(request, body)));
  let { result: answer, error } = await ask();
  // Two refreshes at once: the database lets one of them use the token, and the other gets what that one got.
  if (answer.status >= 500 && (error as { code?: unknown } | undefined)?.code === '23505') {
    ({ result: answer, error } = await ask());
  }
  if (!answer.ok) return answer;
  const session: unknown = await answer.clone().json();
  if (!isObject(session) || typeof session.access_token !== 'string') return answer;
  const access_token = await complete(
    session.access_token,
    async (id) => {
      const [row] = await sql<{ created_at: Date }[]>`
        update auth.sessions set user_agent = coalesce(user_agent, ${deviceOf(request)}) where id = ${id}
        returning created_at`;
      return row?.created_at ?? null;
    },
    keyring,
  );
  return Response.json({ ...session, access_token }, { status: answer.status });
}

/** "Firefox on Android": enough to know one's own device in a list, and no more than that. */
export function deviceOf(request: Request): string {
  const agent = request.headers.get('user-agent') ?? '';
  const first = (kinds: readonly (readonly [RegExp, string])[], otherwise: string) =>
    kinds.find(([pattern]) => pattern.test(agent))?.[1] ?? otherwise;
  const browser = first(
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
  const system = first(
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const malformed = (message: string) => new Refusal(400, 'validation_failed', message);

function text(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '') throw malformed(`${name} must be text.`);
  return value;
}

function requireMail(value: unknown): string {
  const email = typeof value === 'string' ? canonicalEmailAddress(value) : null;
  if (email === null)
    throw new Refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
  return email;
}

/** SPEC §5, as the form says it. */
function goodPassword(value: unknown): string {
  const password = text(value, 'password');
  const weak = (message: string, reason: string) =>
    new Refusal(422, 'weak_password', message, { weak_password: { reasons: [reason] } });
  if (password.length < 8) throw weak('Password must be at least 8 characters', 'length');
  if (!/\d/.test(password)) throw weak('Password must include a number', 'characters');
  if (!/[!@#$%^&*(),.?":{}|<>]/.test(password)) throw weak('Password must include a symbol', 'characters');
  if (Buffer.byteLength(password) > LONGEST_PASSWORD)
    throw weak('Password can be at most 72 letters long; letters with accents count twice', 'length');
  return password;
}

/** @throws Refusal for anything but a JSON object */
async function bodyOf(request: Request): Promise<Body> {
  const body: unknown = await request.json().catch(() => undefined);
  if (!isObject(body)) throw new Refusal(400, 'bad_json', 'The body must be a JSON object.');
  return body;
}

function withBody(request: Request, body: object): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}
