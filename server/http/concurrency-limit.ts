/**
 * Limits concurrent requests per member and per network. The database answers a dozen at once; callers with more wait
 * in their own queue, so that others don't notice.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { refusals } from '../metric-counters.ts';
import { LIMIT_FACTORS, networksOf } from './client-network.ts';

export interface ConcurrencyLimit {
  /** Requests answered at the same time. */
  readonly concurrent: number;
  /** Requests that may wait; further ones are rejected. */
  readonly queued: number;
}

export const CONCURRENCY_LIMITS = {
  member: { concurrent: 4, queued: 60 },
  address: { concurrent: 8, queued: 250 },
} as const satisfies Record<string, ConcurrencyLimit>;

interface SlotQueue {
  open: number;
  readonly waiting: (() => void)[];
}

/** Queues by name. An idle name keeps no state. */
export class ConcurrencyLimiter {
  readonly #taken = new Map<string, SlotQueue>();

  constructor(readonly limit: ConcurrencyLimit) {}

  /** Waits for a slot. @returns a function that releases it, or null when the queue is full */
  async acquire(name: string): Promise<(() => void) | null> {
    const queue = this.#taken.get(name) ?? { open: 0, waiting: [] };
    this.#taken.set(name, queue);
    if (queue.open >= this.limit.concurrent) {
      if (queue.waiting.length >= this.limit.queued) return null;
      await new Promise<void>((resolve) => queue.waiting.push(resolve));
    } else queue.open += 1;
    return () => {
      const next = queue.waiting.shift();
      if (next) next();
      else if (--queue.open === 0) this.#taken.delete(name);
    };
  }

  /** Number of names with a slot, for tests. */
  get size(): number {
    return this.#taken.size;
  }
}

/** Middleware. @param memberOf the member's id, or null for a visitor; @param addressOf the network address */
export function limitConcurrency(
  memberOf: (c: Context) => Promise<string | null>,
  addressOf: (c: Context) => string,
): MiddlewareHandler {
  const members = new ConcurrencyLimiter(CONCURRENCY_LIMITS.member);
  const { concurrent, queued } = CONCURRENCY_LIMITS.address;
  const networks = new Map(
    LIMIT_FACTORS.map((factor) => [
      factor,
      new ConcurrencyLimiter({ concurrent: concurrent * factor, queued: queued * factor }),
    ]),
  );
  return async (c, next) => {
    const member = await memberOf(c);
    const limiters: (readonly [ConcurrencyLimiter | undefined, string])[] = networksOf(addressOf(c)).map(
      ({ name, limitFactor }) => [networks.get(limitFactor), name],
    );
    if (member !== null) limiters.push([members, member]);
    const releases: (() => void)[] = [];
    try {
      for (const [limit, name] of limiters) {
        const release = await limit?.acquire(name);
        if (release === null) {
          refusals.inc({ call: 'any', by: limit === members ? 'member_line' : 'network_line' });
          c.header('Retry-After', '1');
          const msg = 'That was a lot at once. Please try again in a moment.';
          return c.json({ code: 429, error_code: 'over_request_rate_limit', msg, message: msg }, 429);
        }
        if (release) releases.push(release);
      }
      await next();
    } finally {
      for (const release of releases.reverse()) release();
    }
  };
}
