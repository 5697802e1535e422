/**
 * Rate limits of the auth service and the functions, so that nobody can guess passwords, flood mailboxes or create
 * accounts by the thousand. As far as possible, nobody is refused for what strangers did:
 *
 * - A right password is not counted, and marks its network as used by the account. From there only wrong passwords for
 * this account from this network count.
 * - Members are counted by themselves, visitors by their network and the networks around it (client-network.ts).
 * - Mail links and refresh tokens cannot be guessed (128 bits and more), so made-up ones never block a real one: links
 * have no limit, refresh tokens their own.
 * - Too many recovery requests are answered as usual, without a mail. The last one works for an hour.
 */
import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { canonicalEmailAddress } from '../../supabase/functions/_shared/email-address.ts';
import { refusals } from '../metric-counters.ts';
import { LIMIT_FACTORS, type Network, networksOf } from './client-network.ts';
import {
  type Counter,
  type CounterFactory,
  consume,
  type Limit,
  memoryCounters,
} from './rate-limit-counters.ts';

const MINUTE = 60;
const HOUR = 3600;
/** How long a network counts as an account's own; a timer holds at most 24 days. */
const KNOWN_NETWORK_S = 20 * 24 * HOUR;

/** What is counted of a call; each has its own limit or none. */
export interface CallLimits {
  /** One account from one network. */
  readonly pair?: Limit;
  /** One household's network; those around it have a multiple. */
  readonly network?: Limit;
  /** One account, by email, refresh token or session, from anywhere. */
  readonly account?: Limit;
  /** One account, from networks that it has not used. */
  readonly unknownNetworks?: Limit;
  /** All callers from networks that their account has not used. */
  readonly all?: Limit;
}
type CounterName = keyof CallLimits;

/** Limited calls, by what they do. */
export type LimitedCall =
  | 'token'
  | 'refresh'
  | 'signup'
  | 'recover'
  | 'user'
  | 'function'
  | 'withdraw'
  | 'crash'
  | 'recording';
export type RateLimits = Readonly<Record<LimitedCall, CallLimits>>;

export const RATE_LIMITS: RateLimits = {
  token: {
    pair: { points: 10, seconds: 5 * MINUTE },
    network: { points: 30, seconds: 5 * MINUTE },
    unknownNetworks: { points: 60, seconds: HOUR },
    all: { points: 3000, seconds: 10 * MINUTE },
  },
  // supabase-js refreshes by itself, one page a tab.
  refresh: { account: { points: 30, seconds: 5 * MINUTE } },
  // Not by email: a stranger's rejected sign-ups must not keep its owner from registering.
  signup: { network: { points: 20, seconds: HOUR } },
  // Lower per account than the mailer's limit (mail.ts): a new link that is never sent would invalidate the one before.
  recover: {
    pair: { points: 3, seconds: HOUR },
    network: { points: 20, seconds: HOUR },
    account: { points: 5, seconds: HOUR },
  },
  user: { network: { points: 30, seconds: 10 * MINUTE }, account: { points: 30, seconds: 10 * MINUTE } },
  // Open to visitors, and each call mails an address that may be a stranger's; the database limits each email
  // (`state_withdrawal`).
  withdraw: { network: { points: 10, seconds: HOUR }, account: { points: 20, seconds: HOUR } },
  // Carries no session. A browser sends five a page at most (src/app/crash-reports.ts).
  crash: { network: { points: 20, seconds: HOUR } },
  // Carries no session. A relative's page asks once a visit and sends one parcel; the database limits each link
  // (`keep_recording`).
  recording: { network: { points: 60, seconds: HOUR } },
  // A payment provider's events come from few addresses and carry no session.
  function: {
    network: { points: 1200, seconds: 5 * MINUTE },
    account: { points: 150, seconds: 5 * MINUTE },
  },
};

/** The limits of a call, or null. `path` follows `/auth/v1/`. */
export function limitedCall(method: string, path: string, grantType: string | null): LimitedCall | null {
  if (method === 'GET') return null;
  switch (path) {
    case 'token':
      return grantType === 'refresh_token' ? 'refresh' : 'token';
    case 'signup':
    case 'recover':
    case 'user':
      return path;
    default:
      return null;
  }
}

interface Attempt {
  readonly call: LimitedCall;
  readonly networks: readonly [Network, ...Network[]];
  /** Hash of the account that the call concerns, or null. */
  readonly account: string | null;
  /** A session identifies the account. */
  readonly isMember: boolean;
}

/** One counted try, or the first counter that was full. */
type AttemptResult =
  | { readonly rejectedBy: null; readonly refund: () => Promise<unknown> }
  | { readonly rejectedBy: CounterName; readonly waitSeconds: number };

/** The most specific counter first: a caller stopped by their own adds to no other. */
const ORDER: readonly CounterName[] = ['pair', 'network', 'account', 'unknownNetworks', 'all'];
/** Counters that strangers can fill, so they do not apply to known callers. */
const SHARED_COUNTERS: ReadonlySet<CounterName> = new Set(['network', 'unknownNetworks', 'all']);

function createCounters(limits: RateLimits, make: CounterFactory) {
  const knownPairs = make('known', { points: 1, seconds: KNOWN_NETWORK_S });
  const counters = new Map<string, Counter>();
  for (const [call, counts] of Object.entries(limits) as [LimitedCall, CallLimits][]) {
    for (const [count, { points, seconds }] of Object.entries(counts) as [CounterName, Limit][]) {
      for (const factor of count === 'network' ? LIMIT_FACTORS : [1]) {
        const name = `${call}-${count}-${factor}`;
        counters.set(name, make(name, { points: Math.ceil(points * factor), seconds }));
      }
    }
  }
  const pairOf = (account: string, [ownNetwork]: Attempt['networks']) => `${account}@${ownNetwork.name}`;
  /** The keys of a try, with the factor of each. */
  const keysOf = (count: CounterName, { networks, account }: Attempt): readonly Network[] => {
    if (count === 'network') return networks;
    if (count === 'all') return [{ name: 'all', limitFactor: 1 }];
    if (account === null) return [];
    return [{ name: count === 'pair' ? pairOf(account, networks) : account, limitFactor: 1 }];
  };
  const isKnownPair = async ({ call, networks, account }: Attempt) =>
    account !== null && 'pair' in limits[call] && (await knownPairs.get(pairOf(account, networks))) !== null;

  return {
    async countAttempt(attempt: Attempt): Promise<AttemptResult> {
      const { call, isMember } = attempt;
      const isKnown = isMember || (await isKnownPair(attempt));
      const consumed: { counter: Counter; name: string; isFirst: boolean }[] = [];
      for (const count of ORDER) {
        if (isKnown && SHARED_COUNTERS.has(count)) continue;
        for (const { name, limitFactor } of keysOf(count, attempt)) {
          const counter = counters.get(`${call}-${count}-${limitFactor}`);
          if (!counter) continue;
          const { waitSeconds, isFirst } = await consume(counter, name);
          if (waitSeconds > 0) {
            // Deletes counters that began with this try, or a stranger's 65,536 networks would fill the memory.
            await Promise.all(
              consumed.map((entry) =>
                entry.isFirst ? entry.counter.delete(entry.name) : entry.counter.reward(entry.name),
              ),
            );
            return { rejectedBy: count, waitSeconds };
          }
          consumed.push({ counter, name, isFirst });
        }
      }
      const refund = () => Promise.all(consumed.map(({ counter, name }) => counter.reward(name)));
      return { rejectedBy: null, refund };
    },
    /** A right password resets the counter of wrong ones. */
    async resetPair({ call, networks, account }: Attempt): Promise<void> {
      if (account !== null) await counters.get(`${call}-pair-1`)?.delete(pairOf(account, networks));
    },
    /** A successful log-in marks the network as the account's own. */
    addKnownPair: ({ networks }: Attempt, account: string) =>
      knownPairs.set(pairOf(account, networks), 1, KNOWN_NETWORK_S),
  };
}

export interface CallerLookup {
  /** The caller's network address. */
  readonly addressOf: (c: Context) => string;
  /** The id of the member whose session a call carries, or null. */
  readonly memberOf: (c: Context) => Promise<string | null>;
}

/** Middleware for `/auth/v1/*` and `/functions/v1/*`; needs the buffered body. */
export function limitRates(
  limits: RateLimits,
  callers: CallerLookup,
  counters: CounterFactory = memoryCounters,
): MiddlewareHandler {
  const counts = createCounters(limits, counters);
  return async (c, next) => {
    const call = callOf(c);
    if (call === null) return next();
    const attempt = {
      call,
      networks: networksOf(callers.addressOf(c)),
      ...(await accountOf(c, call, callers.memberOf)),
    };
    const result = await counts.countAttempt(attempt);
    if (result.rejectedBy !== null) {
      refusals.inc({ call, by: result.rejectedBy });
      // Pretends that a mail went: a stranger's four tries are no reason to reject the owner.
      if (call === 'recover' && result.rejectedBy !== 'network') return c.json({});
      c.header('Retry-After', String(result.waitSeconds));
      const msg = `That was a lot of tries. Please wait ${waitText(result.waitSeconds)} and try again.`;
      return c.json({ code: 429, error_code: 'over_request_rate_limit', msg, message: msg }, 429);
    }
    await next();
    // Counts only a wrong password; a failure of the server says nothing about it.
    if (call === 'token' && (c.res.ok || c.res.status >= 500)) await result.refund();
    if (call === 'token' && c.res.ok) await counts.resetPair(attempt);
    if (c.res.ok && ['token', 'refresh', 'signup'].includes(call)) {
      const account = await signedInAs(c.res);
      if (account !== null) await counts.addKnownPair(attempt, account);
    }
  };
}

/** Functions with limits of their own. */
const FUNCTION_CALLS: Readonly<Record<string, LimitedCall>> = {
  '/functions/v1/withdraw': 'withdraw',
  '/functions/v1/report-crash': 'crash',
  '/functions/v1/recording-link': 'recording',
  '/functions/v1/send-recording': 'recording',
};

function callOf(c: Context): LimitedCall | null {
  if (c.req.path.startsWith('/functions/')) {
    if (c.req.method === 'OPTIONS') return null;
    return FUNCTION_CALLS[c.req.path] ?? 'function';
  }
  const path = c.req.path.slice('/auth/v1/'.length).replace(/\/+$/, '');
  return limitedCall(c.req.method, path, c.req.query('grant_type') ?? null);
}

/** Hashes emails and tokens, which a counter does not need. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const accountKey = (email: string) => hash(canonicalEmailAddress(email) ?? email.trim().toLowerCase());

async function accountOf(
  c: Context,
  call: LimitedCall,
  memberOf: CallerLookup['memberOf'],
): Promise<Pick<Attempt, 'account' | 'isMember'>> {
  if (call === 'crash' || call === 'recording') return { account: null, isMember: false };
  if (call === 'function' || call === 'withdraw' || call === 'user') {
    const member = await memberOf(c);
    return { account: member, isMember: member !== null };
  }
  // Reads a clone; the engine reads the original later.
  const { email, refresh_token } = await objectOf(c.req.raw.clone());
  const identifier = call === 'refresh' ? refresh_token : email;
  if (typeof identifier !== 'string' || identifier === '') return { account: null, isMember: false };
  return { account: call === 'refresh' ? hash(identifier) : accountKey(identifier), isMember: false };
}

/** The account of the session in a response, or null. */
async function signedInAs(response: Response): Promise<string | null> {
  const { user } = await objectOf(response.clone());
  const email = user && typeof user === 'object' ? (user as { email?: unknown }).email : null;
  return typeof email === 'string' ? accountKey(email) : null;
}

async function objectOf(message: Request | Response): Promise<Record<string, unknown>> {
  const value: unknown = await message.json().catch(() => null);
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}

function waitText(seconds: number): string {
  if (seconds <= 90) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} minutes` : 'an hour';
}
