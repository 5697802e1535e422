/** Counters with an expiry: in memory, or in the database when several servers share one. */
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';

/** Points per period in seconds. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** What limits need of a counter. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'delete' | 'get' | 'reward' | 'set'>;

/** Creates a counter; `name` separates it from others. */
export type CounterFactory = (name: string, limit: Limit) => Counter;

export const memoryCounters: CounterFactory = (keyPrefix, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix, points, duration: seconds });

/**
 * Counters in `playroom.limits`, shared by every server on a database; while that is down each server counts alone.
 * Network addresses and accounts are stored as keyed hashes: without `secret`, a copy of the database does not reveal
 * them.
 */
export const databaseCounters =
  (pool: pg.Pool, secret: string): CounterFactory =>
  (keyPrefix, { points, seconds }) =>
    withHashedKeys(
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
      }),
      secret,
    );

/** A counter that hashes each key. */
function withHashedKeys(counter: Counter, secret: string): Counter {
  const hashed = (key: string | number) =>
    createHmac('sha256', secret).update(String(key)).digest('base64url');
  return {
    consume: (key, ...rest) => counter.consume(hashed(key), ...rest),
    delete: (key, ...rest) => counter.delete(hashed(key), ...rest),
    get: (key, ...rest) => counter.get(hashed(key), ...rest),
    reward: (key, ...rest) => counter.reward(hashed(key), ...rest),
    set: (key, ...rest) => counter.set(hashed(key), ...rest),
  };
}

export interface Consumption {
  /** 0, or the seconds to wait when over the limit. */
  readonly waitSeconds: number;
  /** Whether this was the first count. */
  readonly isFirst: boolean;
}

/** Counts one try. */
export async function consume(counter: Counter, key: string): Promise<Consumption> {
  try {
    return { waitSeconds: 0, isFirst: (await counter.consume(key)).isFirstInDuration };
  } catch (rejection) {
    if (rejection instanceof Error) throw rejection;
    const { msBeforeNext } = rejection as { msBeforeNext: number };
    return { waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)), isFirst: false };
  }
}
