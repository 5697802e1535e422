/**
 * How often somebody may knock at the auth service and the functions: per network, so that one machine cannot try
 * many accounts, and per account, so that many machines cannot try one. The engine itself has no limit at all.
 *
 * Wrong passwords are counted for each account and network together: ten from elsewhere must not keep a family out
 * on its own device. Beside that, each account and all accounts have a ceiling, which networks that signed in to the
 * account before don't meet. Counts are in memory, or in the database where several servers share one.
 */
import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { networkOf } from './network.ts';

/** So many points in so many seconds. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

export interface AuthLimit {
  readonly perAddress: Limit;
  /** Per account, by its e-mail address, token or session; at log-in for each network apart. */
  readonly perEmail: Limit;
}

/** The calls that are limited, by what they do. */
export type AuthCall = 'token' | 'refresh' | 'signup' | 'recover' | 'verify' | 'user' | 'function';
export type AuthLimits = Readonly<Record<AuthCall, AuthLimit>> & {
  /** Wrong log-ins to one account from networks that never signed in to it. */
  readonly strangers: Limit;
  /** Failed log-ins and links of everybody together. */
  readonly failures: Limit;
};

const MINUTE = 60;
const HOUR = 3600;
/** How long a network is known to be an account's own; a timer holds no more than 24 days. */
const KNOWN_FOR = 20 * 24 * HOUR;

export const FAMILY_LIMITS: AuthLimits = {
  token: { perAddress: { points: 30, seconds: 5 * MINUTE }, perEmail: { points: 10, seconds: 5 * MINUTE } },
  // A library refreshes by itself, one page a tab; a whole school may share an address.
  refresh: {
    perAddress: { points: 300, seconds: 5 * MINUTE },
    perEmail: { points: 30, seconds: 5 * MINUTE },
  },
  signup: { perAddress: { points: 20, seconds: HOUR }, perEmail: { points: 5, seconds: HOUR } },
  recover: { perAddress: { points: 10, seconds: HOUR }, perEmail: { points: 4, seconds: HOUR } },
  verify: {
    perAddress: { points: 20, seconds: 10 * MINUTE },
    perEmail: { points: 10, seconds: 10 * MINUTE },
  },
  user: { perAddress: { points: 30, seconds: 10 * MINUTE }, perEmail: { points: 30, seconds: 10 * MINUTE } },
  // A payment provider's events come from few addresses and carry no session.
  function: {
    perAddress: { points: 1200, seconds: 5 * MINUTE },
    perEmail: { points: 150, seconds: 5 * MINUTE },
  },
  strangers: { points: 60, seconds: HOUR },
  failures: { points: 3000, seconds: 10 * MINUTE },
};

/** Which limit a call falls under, or null for none. `path` follows `/auth/v1/`. */
export function limitedCall(method: string, path: string, grantType: string | null): AuthCall | null {
  if (method === 'GET') return null;
  switch (path) {
    case 'token':
      return grantType === 'refresh_token' ? 'refresh' : 'token';
    case 'signup':
    case 'recover':
    case 'verify':
    case 'user':
      return path;
    default:
      return null;
  }
}

/** Makes the counters; handed a pool they are rows of `playroom.limits`, else they are in memory. */
export type Counters = (name: string, limit: Limit) => RateLimiterAbstract;

export const inMemory: Counters = (keyPrefix, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix, points, duration: seconds });

/** Counters that every server on a database shares; while it does not answer each counts for itself. */
export const inDatabase =
  (pool: pg.Pool): Counters =>
  (keyPrefix, { points, seconds }) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'playroom',
      tableName: 'limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
    });

interface Attempt {
  readonly call: AuthCall;
  /** The caller's network. */
  readonly network: string;
  /** Hash of whom the call is about, or null. */
  readonly account: string | null;
}

/** Counts tries and says how long to wait. */
function counting(limits: AuthLimits, make: Counters) {
  const { strangers, failures, ...calls } = limits;
  const perCall = new Map(
    Object.entries(calls).map(([call, { perAddress, perEmail }]) => [
      call,
      { address: make(`${call}-a`, perAddress), account: make(`${call}-e`, perEmail) },
    ]),
  );
  const account = make('strangers', strangers);
  const everybody = make('failures', failures);
  const known = make('known', { points: 1, seconds: KNOWN_FOR });

  return {
    /** @returns 0, or the seconds to wait */
    async ask({ call, network, account: who }: Attempt): Promise<number> {
      const counter = perCall.get(call);
      if (!counter) return 0;
      const waits = [take(counter.address, network)];
      if (who !== null) waits.push(take(counter.account, call === 'token' ? `${who}@${network}` : who));
      if (call === 'token' || call === 'verify') {
        const own = call === 'token' && who !== null && (await known.get(`${who}@${network}`)) !== null;
        if (!own) waits.push(left(everybody, 'all'));
        if (!own && call === 'token' && who !== null) waits.push(left(account, who));
      }
      return Math.max(...(await Promise.all(waits)));
    },
    /** What came of it: a right password is no try, and makes the network the account's own. */
    async learn({ call, network, account: who }: Attempt, worked: boolean): Promise<void> {
      if (call !== 'token' && call !== 'verify') return;
      if (!worked) {
        await take(everybody, 'all');
        if (call === 'token' && who !== null) await take(account, who);
      } else if (call === 'token' && who !== null) {
        await perCall.get('token')?.account.delete(`${who}@${network}`);
        await known.set(`${who}@${network}`, 1, KNOWN_FOR);
      }
    },
  };
}

/** Counts one try. @returns 0, or the seconds to wait */
async function take(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return Math.max(1, Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / 1000));
  }
}

/** Looks without counting. */
async function left(limiter: RateLimiterAbstract, key: string): Promise<number> {
  const found = await limiter.get(key);
  return found !== null && found.consumedPoints >= limiter.points
    ? Math.max(1, Math.ceil(found.msBeforeNext / 1000))
    : 0;
}

/** Middleware for `/auth/v1/*` and `/functions/v1/*`. @param addressOf the caller's network address */
export function limitCalls(
  limits: AuthLimits,
  addressOf: (c: Context) => string,
  counters: Counters = inMemory,
): MiddlewareHandler {
  const counts = counting(limits, counters);
  return async (c, next) => {
    const call = callOf(c);
    if (call === null) return next();
    const attempt = { call, network: networkOf(addressOf(c)), account: await accountOf(c, call) };
    const wait = await counts.ask(attempt);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      const msg = `That was a lot of tries. Please wait ${inWords(wait)} and try again.`;
      return c.json({ code: 429, error_code: 'over_request_rate_limit', msg, message: msg }, 429);
    }
    await next();
    if (c.res.status < 500) await counts.learn(attempt, c.res.ok);
  };
}

function callOf(c: Context): AuthCall | null {
  if (c.req.path.startsWith('/functions/')) return c.req.method === 'OPTIONS' ? null : 'function';
  const path = c.req.path.slice('/auth/v1/'.length).replace(/\/+$/, '');
  return limitedCall(c.req.method, path, c.req.query('grant_type') ?? null);
}

/** Whom a call is about, as a hash: a counter has no use for addresses and tokens themselves. */
async function accountOf(c: Context, call: AuthCall): Promise<string | null> {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
  if (call === 'function' || call === 'user') {
    const token = c.req.header('authorization');
    return token ? hash(token) : null;
  }
  // A copy is read; the engine reads the original after us.
  const body: unknown = await c.req.raw
    .clone()
    .json()
    .catch(() => null);
  if (!body || typeof body !== 'object') return null;
  const { email, token_hash, refresh_token } = body as Record<string, unknown>;
  const about = call === 'refresh' ? refresh_token : call === 'verify' ? token_hash : email;
  return typeof about === 'string' && about !== '' ? hash(about.trim().toLowerCase()) : null;
}

function inWords(seconds: number): string {
  if (seconds <= 90) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} minutes` : 'an hour';
}
