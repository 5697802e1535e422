/**
 * How often somebody may knock at the auth service: per network address, so that one machine cannot try many
 * accounts, and per e-mail address, so that many machines cannot try one. The engine itself has no limit at all.
 * Counts live in memory: a restart forgives, and a family at breakfast never meets them.
 */
import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** So many points in so many seconds. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

export interface AuthLimit {
  readonly perAddress: Limit;
  readonly perEmail: Limit;
}

/** The calls that are limited, by what they do. */
export type AuthCall = 'token' | 'refresh' | 'signup' | 'recover' | 'otp' | 'verify' | 'resend' | 'user';
export type AuthLimits = Readonly<Record<AuthCall, AuthLimit>>;

const MINUTE = 60;
const HOUR = 3600;

export const FAMILY_LIMITS: AuthLimits = {
  token: { perAddress: { points: 30, seconds: 5 * MINUTE }, perEmail: { points: 10, seconds: 5 * MINUTE } },
  // A library refreshes by itself, one page a tab; a whole school may share an address.
  refresh: {
    perAddress: { points: 300, seconds: 5 * MINUTE },
    perEmail: { points: 300, seconds: 5 * MINUTE },
  },
  signup: { perAddress: { points: 20, seconds: HOUR }, perEmail: { points: 5, seconds: HOUR } },
  recover: { perAddress: { points: 10, seconds: HOUR }, perEmail: { points: 4, seconds: HOUR } },
  otp: { perAddress: { points: 10, seconds: HOUR }, perEmail: { points: 4, seconds: HOUR } },
  // Codes have 8 digits: at 10 tries in ten minutes a guess takes ten million minutes.
  verify: {
    perAddress: { points: 20, seconds: 10 * MINUTE },
    perEmail: { points: 10, seconds: 10 * MINUTE },
  },
  resend: { perAddress: { points: 10, seconds: HOUR }, perEmail: { points: 4, seconds: HOUR } },
  user: { perAddress: { points: 30, seconds: 10 * MINUTE }, perEmail: { points: 30, seconds: 10 * MINUTE } },
};

/** Which limit a call to the auth service falls under, or null for none. `path` follows `/auth/v1/`. */
export function limitedCall(method: string, path: string, grantType: string | null): AuthCall | null {
  if (method === 'GET') return path === 'reauthenticate' ? 'resend' : path === 'verify' ? 'verify' : null;
  switch (path) {
    case 'token':
      return grantType === 'refresh_token' ? 'refresh' : 'token';
    case 'magiclink':
      return 'otp';
    case 'signup':
    case 'recover':
    case 'otp':
    case 'verify':
    case 'resend':
    case 'user':
      return path;
    default:
      return null;
  }
}

/** Middleware for `/auth/v1/*`. @param addressOf the caller's network address */
export function limitAuth(limits: AuthLimits, addressOf: (c: Context) => string): MiddlewareHandler {
  const counters = new Map<AuthCall, { address: RateLimiterMemory; email: RateLimiterMemory }>();
  for (const [call, { perAddress, perEmail }] of Object.entries(limits)) {
    counters.set(call as AuthCall, { address: counter(perAddress), email: counter(perEmail) });
  }

  return async (c, next) => {
    const path = c.req.path.slice('/auth/v1/'.length).replace(/\/+$/, '');
    const call = limitedCall(c.req.method, path, c.req.query('grant_type') ?? null);
    const counter = call && counters.get(call);
    if (!counter) return next();
    const email = await emailOf(c);
    const waits = await Promise.all([
      take(counter.address, addressOf(c)),
      email === null ? 0 : take(counter.email, email),
    ]);
    const wait = Math.max(...waits);
    if (wait === 0) return next();
    c.header('Retry-After', String(wait));
    return c.json(
      {
        code: 429,
        error_code: 'over_request_rate_limit',
        msg: `That was a lot of tries. Please wait ${inWords(wait)} and try again.`,
      },
      429,
    );
  };
}

const counter = ({ points, seconds }: Limit) => new RateLimiterMemory({ points, duration: seconds });

/** Counts one try. @returns 0, or the seconds to wait */
async function take(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    return Math.max(1, Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / 1000));
  }
}

/** The address a call is about, as a hash: the counter has no use for the address itself. */
async function emailOf(c: Context): Promise<string | null> {
  if (c.req.method === 'GET') return null;
  // A copy is read; the engine reads the original after us.
  const body: unknown = await c.req.raw
    .clone()
    .json()
    .catch(() => null);
  const email = body && typeof body === 'object' ? (body as { email?: unknown }).email : null;
  if (typeof email !== 'string' || email === '') return null;
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

function inWords(seconds: number): string {
  if (seconds <= 90) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} minutes` : 'an hour';
}
