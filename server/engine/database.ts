/** Connection pools that survive ended backends, and a short query syntax. */
import pg from 'pg';
import { log } from '../log.ts';
import { databaseWaits, slowQueries } from '../metrics.ts';

/** Where the database is, and which role connects. */
export type DatabaseAddress =
  | { readonly url: string; readonly user?: string; readonly password?: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password: string;
      readonly database: string;
    };

/** Queries with values as parameters: ``sql`select ${1} as one` ``. Rows are objects by column. */
export interface Sql {
  <Rows extends object[] = Record<string, unknown>[]>(
    text: TemplateStringsArray,
    ...values: unknown[]
  ): Promise<Rows>;
  /** SQL text from elsewhere, such as a migration; several statements only without values. */
  readonly unsafe: <Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ) => Promise<Row[]>;
}

/** A pool's `Sql`, which can also hold one connection, for a transaction or for locks. */
export interface Database extends Sql {
  /**
   * Runs a transaction. @param opening statements that begin it, sent as one, and harmless when they run twice; `work` gets
   * the rows of the last of them
   */
  readonly begin: <Result>(
    work: (sql: Sql, opened: readonly Record<string, unknown>[]) => Promise<Result>,
    opening?: string,
  ) => Promise<Result>;
  readonly hold: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
  readonly end: () => Promise<void>;
  readonly pool: pg.Pool;
}

/** How long one member's query may hold a connection, in milliseconds. */
export interface Timeouts {
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}
export const MEMBER_TIMEOUTS: Timeouts = { statement: 3000, lock: 3000, idleInTransaction: 3000 };

const SLOW_MS = 500;

/** A connection that counts its slow queries. */
class TimedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own has six signatures, and each stays what it is
  override query(...parts: any[]): any {
    const began = performance.now();
    const result: unknown = (super.query as (...all: unknown[]) => unknown)(...parts);
    const count = () => {
      if (performance.now() - began > SLOW_MS) slowQueries.inc();
    };
    if (result instanceof Promise) result.then(count, count);
    return result;
  }
}

/** How long a request waits for a free or new connection. */
const CONNECT_WITHIN_MS = 3000;

function openPool(address: DatabaseAddress, size: number, patience?: Timeouts): pg.Pool {
  const pool = new pg.Pool({
    Client: TimedClient,
    ...('url' in address ? withAccount(address) : address),
    max: size,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: 60_000,
    application_name: 'story-playroom',
    keepAlive: true,
    ...(patience
      ? {
          statement_timeout: patience.statement,
          lock_timeout: patience.lock,
          idle_in_transaction_session_timeout: patience.idleInTransaction,
        }
      : {}),
    types: OWN_TYPES,
  });
  // Without a listener, a connection lost while it is handed over would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A connection lost while idle is replaced on demand.
  pool.on('error', () => {
    if (!pool.ending) log.info('A resting connection to the database was lost.');
  });
  return pool;
}

/** A database URL, with another role and password when given. */
function withAccount({ url, user, password }: { url: string; user?: string; password?: string }) {
  if (user === undefined) return { connectionString: url };
  const address = new URL(url);
  address.username = encodeURIComponent(user);
  address.password = encodeURIComponent(password ?? '');
  return { connectionString: address.href };
}

/**
 * Checks out a live connection, as far as that can be known. The pool may hand out one that ended while idle before its
 * close event arrives, so pending socket events run first. Nothing was sent on a lost one, so replacing it repeats no
 * query.
 */
export async function checkOutClient(pool: pg.Pool): Promise<pg.PoolClient> {
  for (let left = pool.options.max; ; left -= 1) {
    const waited = databaseWaits.startTimer();
    const client = await pool.connect().finally(waited);
    let lost: Error | undefined;
    const onError = (error: Error) => {
      lost = error;
    };
    client.on('error', onError);
    // Sockets are read between two turns of the event loop, and this turn has begun.
    for (let round = 0; round < 2; round += 1) await new Promise((pass) => setImmediate(pass));
    client.off('error', onError);
    if (!lost || left <= 0) return client;
    client.release(lost);
  }
}

interface Loan {
  readonly client: pg.PoolClient;
  /** The rows of a transaction's opening. */
  readonly opened: readonly Record<string, unknown>[];
}

const lent = async (pool: pg.Pool): Promise<Loan> => ({ client: await checkOutClient(pool), opened: [] });

/** Begins a transaction on a connection. One lost meanwhile has changed nothing, so another replaces it. */
async function begun(pool: pg.Pool, opening: string): Promise<Loan> {
  for (let left = pool.options.max; ; left -= 1) {
    const client = await checkOutClient(pool);
    try {
      const results = await client.query(opening);
      const last = (Array.isArray(results) ? results.at(-1) : results) as pg.QueryResult;
      return { client, opened: last.rows };
    } catch (error) {
      client.release(error as Error);
      if (left <= 0 || !isUnreachable(error)) throw error;
    }
  }
}

/** @param patience query timeouts; none by default */
export function openDatabase(address: DatabaseAddress, size: number, patience?: Timeouts): Database {
  const pool = openPool(address, size, patience);
  const lend = async <Result>(
    take: (pool: pg.Pool) => Promise<Loan>,
    work: (sql: Sql, opened: Loan['opened']) => Promise<Result>,
  ): Promise<Result> => {
    const { client, opened } = await take(pool);
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await work(
        sqlOf(async (text, values) => {
          // Statements after a lost connection must never run on a fresh one, outside the transaction and role.
          const result = values ? await client.query(text, [...values]) : await client.query(text);
          return result.rows;
        }),
        opened,
      );
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };
  return Object.assign(
    sqlOf((text, values) => lend(lent, (sql) => sql.unsafe(text, values))),
    {
      pool,
      hold: <Result>(work: (sql: Sql) => Promise<Result>) => lend(lent, work),
      begin: <Result>(work: (sql: Sql, opened: Loan['opened']) => Promise<Result>, opening = 'begin') =>
        lend(
          (from) => begun(from, opening),
          async (sql, opened) => {
            try {
              const result = await work(sql, opened);
              await sql`commit`;
              return result;
            } catch (error) {
              await sql`rollback`.catch(() => undefined);
              throw error;
            }
          },
        ),
      end: () => pool.end(),
    },
  );
}

/** Builds both query forms from the one that takes text. */
function sqlOf(ask: (text: string, values?: readonly unknown[]) => Promise<unknown[]>): Sql {
  const tagged = async (text: TemplateStringsArray, ...values: unknown[]) =>
    ask(
      text.reduce((all, part, index) => `${all}$${index}${part}`),
      values.length > 0 ? values : undefined,
    );
  return Object.assign(tagged, { unsafe: ask }) as Sql;
}

/** Parses `name[]`, common in PostgreSQL's catalogue; the driver does not. */
const NAMES = 1003;
const parserOf = (oid: number, format: 'text' | 'binary' | undefined) =>
  pg.types.getTypeParser(oid === NAMES ? 1009 : oid, format ?? 'text');

const OWN_TYPES = { getTypeParser: parserOf } as pg.CustomTypesConfig;

/** Whether an error means that the database is unreachable right now. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string') {
    if (/^(08|53|57P0)/.test(code) || code === '57014' || code === '55P03' || code === '25P03') return true;
    if (/^(ECONN|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/.test(code)) return true;
  }
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/.test(
    error.message,
  );
}
