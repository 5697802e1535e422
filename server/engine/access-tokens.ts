/** Access tokens: signed for members, verified on each request. */
import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

/** The verified claims of a member's token. */
export interface Member {
  readonly userId: string;
  readonly sessionId: string;
}

/** Secrets that sign tokens, the current one first; previous ones verify for a while after a rotation. */
export type Keyring = readonly [string, ...string[]];

const ALGORITHM = 'HS256';
/** Allowed clock skew between two machines, in seconds, either way. */
const LEEWAY = 15;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const keys = new Map<string, { readonly kid: string; readonly key: KeyObject }>();
function keyOf(secret: string): { readonly kid: string; readonly key: KeyObject } {
  const cachedKey = keys.get(secret);
  if (cachedKey) return cachedKey;
  const kid = createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 12);
  const newKey = { kid, key: createSecretKey(Buffer.from(secret)) };
  keys.set(secret, newKey);
  return newKey;
}

/** Signs claims with the current secret. They contain `iat` and `exp`, in seconds of Unix time. */
export function signToken(claims: object, [secret]: Keyring): Promise<string> {
  const { kid, key } = keyOf(secret);
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid }).sign(key);
}

/** The bearer token of a request, or null; an API key sent as bearer counts as none. */
function bearerOf(headers: Headers): string | null {
  const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return token === undefined || token.startsWith('sb_') || token === headers.get('apikey') ? null : token;
}

/**
 * Verifies the bearer token of a request. Only the database knows whether its session still exists.
 * @returns the member; `forged` for a token we did not sign for a member; `expired`; or null without a token
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
    // Rejects a token dated in the future.
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
