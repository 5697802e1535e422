/** Counters with an end: in memory, or in the database where several servers share one. */
import type pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';

/** So many points in so many seconds. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** Makes a counter; `name` keeps it apart from the others. */
export type CounterFactory = (name: string, limit: Limit) => RateLimiterAbstract;

export const memoryCounters: CounterFactory = (keyPrefix, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix, points, duration: seconds });

/** Counters in `playroom.limits`, shared by every server on a database; while it does not answer each counts for itself. */
export const databaseCounters =
  (pool: pg.Pool): CounterFactory =>
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

export interface Consumption {
  /** 0, or the seconds to wait when there were too many. */
  readonly wait: number;
  /** Whether nothing was counted before. */
  readonly isFirst: boolean;
}

/** Counts one try. */
export async function consume(counter: RateLimiterAbstract, key: string): Promise<Consumption> {
  try {
    return { wait: 0, isFirst: (await counter.consume(key)).isFirstInDuration };
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    const { msBeforeNext } = refused as { msBeforeNext: number };
    return { wait: Math.max(1, Math.ceil(msBeforeNext / 1000)), isFirst: false };
  }
}
