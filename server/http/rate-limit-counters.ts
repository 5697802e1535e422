/** Counters with an end: in memory, or in the database where several servers share one. */
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';

/** So many points in so many seconds. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** What is asked of a counter. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'delete' | 'get' | 'reward' | 'set'>;

/** Makes a counter; `name` keeps it apart from the others. */
export type CounterFactory = (name: string, limit: Limit) => Counter;

export const memoryCounters: CounterFactory = (keyPrefix, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix, points, duration: seconds });

/**
 * Counters in `playroom.limits`, shared by every server on a database; while it does not answer each counts for itself.
 * Network addresses and accounts are kept as keyed hashes: whoever has the database without `secret` cannot try addresses out.
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

/** A counter that is handed a hash in place of each key. */
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
  /** 0, or the seconds to wait when there were too many. */
  readonly wait: number;
  /** Whether nothing was counted before. */
  readonly isFirst: boolean;
}

/** Counts one try. */
export async function consume(counter: Counter, key: string): Promise<Consumption> {
  try {
    return { wait: 0, isFirst: (await counter.consume(key)).isFirstInDuration };
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    const { msBeforeNext } = refused as { msBeforeNext: number };
    return { wait: Math.max(1, Math.ceil(msBeforeNext / 1000)), isFirst: false };
  }
}
