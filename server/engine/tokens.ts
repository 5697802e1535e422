/**
 * Access tokens at the door of the engine. The engine signs and checks with one key and believes any role; here a
 * token names its key (`kid`), an older key still counts for a while after a rotation, only members' tokens count at
 * all, and a clock that is some seconds off does no harm.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a member's token says, after it has been checked. */
export interface Authorized {
  readonly userId: string;
  readonly sessionId: string;
  /** When this device last signed in with a password or a mail's link, in seconds of Unix time; 0 if unknown. */
  readonly signedInAt: number;
}

/** Keys that sign tokens, the one in use first. */
export type Keyring = readonly [string, ...string[]];

interface Claims extends Record<string, unknown> {
  readonly sub?: unknown;
  readonly role?: unknown;
  readonly exp?: unknown;
  readonly session_id?: unknown;
  readonly amr?: unknown;
}

/** Clocks of two machines differ by this much, in seconds. */
const LEEWAY = 15;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const mac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();
const kidOf = (secret: string) =>
  createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 12);

function decode(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return value && typeof value === 'object' && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Signs claims with the key in use. */
export function sign(claims: object, [secret]: Keyring): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT', kid: kidOf(secret) })}.${encode(claims)}`;
  return `${text}.${mac(text, secret).toString('base64url')}`;
}

/** The claims of a token one of our keys has signed, expired or not; null for any other. */
function claimsOf(token: string, keyring: Keyring): { claims: Claims; secret: string } | null {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  const header = decode(head);
  if (more.length > 0 || header?.alg !== 'HS256') return null;
  const given = Buffer.from(signature, 'base64url');
  for (const secret of keyring) {
    if (header.kid !== undefined && header.kid !== kidOf(secret)) continue;
    const right = mac(`${head}.${body}`, secret);
    if (given.length !== right.length || !timingSafeEqual(given, right)) continue;
    const claims = decode(body);
    return claims && { claims, secret };
  }
  return null;
}

function asAuthorized({ sub, role, session_id, amr }: Claims): Authorized | null {
  if (role !== 'authenticated' || typeof sub !== 'string' || !UUID.test(sub)) return null;
  if (typeof session_id !== 'string' || !UUID.test(session_id)) return null;
  const [method]: unknown[] = Array.isArray(amr) ? amr : [];
  const signedInAt = (method as { timestamp?: unknown } | undefined)?.timestamp;
  return {
    userId: sub,
    sessionId: session_id,
    signedInAt: typeof signedInAt === 'number' ? signedInAt : 0,
  };
}

/** The bearer token of a request, or null; an API key sent as one is none. */
export function bearerOf(headers: Headers): string | null {
  const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return token === undefined || token.startsWith('sb_') || token === headers.get('apikey') ? null : token;
}

/**
 * Judges the bearer token of a request.
 * @returns who asks and the token as the engine wants it; `forged` for one we never gave to a member; `expired`; or
 * null where there is none
 */
export function admit(
  headers: Headers,
  keyring: Keyring,
  now = Date.now(),
): { readonly member: Authorized; readonly token: string } | 'forged' | 'expired' | null {
  const token = bearerOf(headers);
  if (token === null) return null;
  const found = claimsOf(token, keyring);
  const member = found && asAuthorized(found.claims);
  if (!found || !member || typeof found.claims.exp !== 'number') return 'forged';
  const seconds = now / 1000;
  if (found.claims.exp + LEEWAY <= seconds) return 'expired';
  const late = found.claims.exp <= seconds + 1;
  if (!late && found.secret === keyring[0]) return { member, token };
  const claims = { ...found.claims, exp: late ? Math.ceil(seconds) + LEEWAY : found.claims.exp };
  return { member, token: sign(claims, keyring) };
}

/** A token of the engine, with the name of its key and when its device signed in; and whose session it is. */
export function complete(
  token: string,
  signedInAt: (sessionId: string) => Promise<Date | null>,
  keyring: Keyring,
): Promise<string> {
  const found = claimsOf(token, keyring);
  const sessionId = found?.claims.session_id;
  if (!found || typeof sessionId !== 'string') return Promise.resolve(token);
  return signedInAt(sessionId).then((at) =>
    sign(
      {
        ...found.claims,
        ...(at ? { amr: [{ method: 'password', timestamp: Math.floor(at.getTime() / 1000) }] } : {}),
      },
      keyring,
    ),
  );
}
