/** The engine's queries, sent over a pool of ours instead of the driver it brings. */
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { noteDatabaseError } from './database.ts';

/** A query builder as the engine uses it. What its queries meet is noted for `watchingDatabase`. */
export function kyselyOn(pool: pg.Pool): Kysely<unknown> {
  const lend = async () => {
    const client = await pool.connect().catch(noted);
    let broken: Error | undefined;
    // Without a listener a connection that is lost between two queries would end the process.
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    return {
      query: async (text: string, values: readonly unknown[]) => {
        // What follows a lost connection must never run on a fresh one, outside its transaction and its role.
        if (broken) noted(broken);
        return client.query(text, values.map(asParameter)).catch(noted);
      },
      release: () => {
        client.off('error', onError);
        client.release(broken);
      },
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
