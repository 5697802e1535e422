/** Access tokens: signed by us for members, and judged when they come back. */
import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

/** What a member's token says, after it has been checked. */
export interface Member {
  readonly userId: string;
  readonly sessionId: string;
}

/** Secrets that sign tokens, the one in use first; an older one still counts for a while after a rotation. */
export type Keyring = readonly [string, ...string[]];

const ALGORITHM = 'HS256';
/** Clocks of two machines differ by this much, in seconds, either way. */
const LEEWAY = 15;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const keys = new Map<string, { readonly kid: string; readonly key: KeyObject }>();
function keyOf(secret: string): { readonly kid: string; readonly key: KeyObject } {
  const known = keys.get(secret);
  if (known) return known;
  const kid = createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 12);
  const made = { kid, key: createSecretKey(Buffer.from(secret)) };
  keys.set(secret, made);
  return made;
}

/** Signs claims with the secret in use. They hold `iat` and `exp`, in seconds of Unix time. */
export function signToken(claims: object, [secret]: Keyring): Promise<string> {
  const { kid, key } = keyOf(secret);
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid }).sign(key);
}

/** The bearer token of a request, or null; an API key sent as one is none. */
function bearerOf(headers: Headers): string | null {
  const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return token === undefined || token.startsWith('sb_') || token === headers.get('apikey') ? null : token;
}

/**
 * Judges the bearer token of a request. Whether its session still stands only the database knows.
 * @returns who asks; `forged` for a token we never gave to a member; `expired`; or null where there is none
 */
export async function verifyMemberToken(
  headers: Headers,
  keyring: Keyring,
  now = new Date(),
): Promise<Member | 'forged' | 'expired' | null> {
  const token = bearerOf(headers);
  if (token === null) return null;
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const secret = keyring.find((each) => keyOf(each).kid === kid);
        if (secret === undefined) throw new errors.JWKSNoMatchingKey();
        return keyOf(secret).key;
      },
      {
        algorithms: [ALGORITHM],
        audience: 'authenticated',
        requiredClaims: ['exp', 'iat', 'sub', 'session_id'],
        clockTolerance: LEEWAY,
        currentDate: now,
      },
    );
    const { sub, session_id, role, iat = 0 } = payload;
    // A token from the future is none of ours.
    if (role !== 'authenticated' || iat > now.getTime() / 1000 + LEEWAY) return 'forged';
    if (typeof sub !== 'string' || !UUID.test(sub)) return 'forged';
    if (typeof session_id !== 'string' || !UUID.test(session_id)) return 'forged';
    return { userId: sub, sessionId: session_id };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    if (error instanceof errors.JOSEError) return 'forged';
    throw error;
  }
}
