/** The engine's queries, sent over a pool of ours instead of the driver it brings. */
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { borrow, isUnreachable, noteDatabaseError } from './database.ts';

/**
 * What changes nothing, whether it ran or not: the beginning of a transaction, and a plain look at an account, without a bracket
 * in which a function could be called.
 */
const HARMLESS = /^(?:begin|start transaction[a-z ,]*|select \* from "auth"\."\w+" [^();]*)$/i;

/** A query builder as the engine uses it. What its queries meet is noted for `watchingDatabase`. */
export function kyselyOn(pool: pg.Pool): Kysely<unknown> {
  const lend = async () => {
    let broken: Error | undefined;
    // Without a listener a connection that is lost between two queries would end the process.
    const onError = (error: Error) => {
      broken = error;
    };
    const take = async () => {
      const taken = await borrow(pool);
      broken = undefined;
      return taken.on('error', onError);
    };
    let client: pg.PoolClient | undefined = await take().catch(noted);
    const giveBack = (lost = broken) => {
      client?.off('error', onError).release(lost);
      client = undefined;
    };
    /** Before it nothing was asked on this loan, so it may be asked on another connection when this one is lost. */
    const askHarmless = async (text: string, values: readonly unknown[]) => {
      for (let left = pool.options.max; ; left -= 1) {
        client ??= await take();
        try {
          return await client.query(text, values.map(asParameter));
        } catch (error) {
          if (left <= 0 || !isUnreachable(error)) throw error;
          giveBack(error as Error);
        }
      }
    };
    let fresh = true;
    return {
      query: async (text: string, values: readonly unknown[]) => {
        // What follows a lost connection must never run on a fresh one, outside its transaction and its role.
        if (broken || !client) return noted(broken ?? new Error('Client was closed'));
        const first = fresh;
        fresh = false;
        const asked =
          first && HARMLESS.test(text)
            ? askHarmless(text, values)
            : client.query(text, values.map(asParameter));
        return asked.catch(noted);
      },
      release: () => giveBack(),
    };
  };
  return new Kysely({
    dialect: new PostgresDialect({ pool: { connect: lend, end: () => pool.end() } as never }),
  });
}

function noted(error: unknown): never {
  noteDatabaseError(error);
  throw error;
}

/** The API's tables have JSON columns and no arrays, so a list is JSON too. */
function asParameter(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (value === null || typeof value !== 'object' || value instanceof Date || Buffer.isBuffer(value))
    return value;
  return JSON.stringify(value);
}
