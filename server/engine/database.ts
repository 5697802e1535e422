/** Connection pools that survive ended backends, and a short query syntax. */
import pg from 'pg';
import { log } from '../log.ts';
import { databaseWaits, slowQueries } from '../metric-counters.ts';

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
    work: (sql: Sql, openingRows: readonly Record<string, unknown>[]) => Promise<Result>,
    opening?: string,
  ) => Promise<Result>;
  readonly withConnection: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
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

function openPool(address: DatabaseAddress, size: number, timeouts?: Timeouts): pg.Pool {
  const pool = new pg.Pool({
    Client: TimedClient,
    ...('url' in address ? withAccount(address) : address),
    max: size,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: 60_000,
    application_name: 'story-playroom',
    keepAlive: true,
    ...(timeouts
      ? {
          statement_timeout: timeouts.statement,
          lock_timeout: timeouts.lock,
          idle_in_transaction_session_timeout: timeouts.idleInTransaction,
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
  for (let attemptsLeft = pool.options.max; ; attemptsLeft -= 1) {
    const stopTimer = databaseWaits.startTimer();
    const client = await pool.connect().finally(stopTimer);
    let connectionError: Error | undefined;
    const onError = (error: Error) => {
      connectionError = error;
    };
    client.on('error', onError);
    // Sockets are read between two turns of the event loop, and this turn has begun.
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    client.off('error', onError);
    if (!connectionError || attemptsLeft <= 0) return client;
    client.release(connectionError);
  }
}

interface Checkout {
  readonly client: pg.PoolClient;
  /** The rows of a transaction's opening. */
  readonly openingRows: readonly Record<string, unknown>[];
}

const checkOut = async (pool: pg.Pool): Promise<Checkout> => ({
  client: await checkOutClient(pool),
  openingRows: [],
});

/** Begins a transaction on a connection. One lost meanwhile has changed nothing, so another replaces it. */
async function beginTransaction(pool: pg.Pool, opening: string): Promise<Checkout> {
  for (let attemptsLeft = pool.options.max; ; attemptsLeft -= 1) {
    const client = await checkOutClient(pool);
    try {
      const results = await client.query(opening);
      const last = (Array.isArray(results) ? results.at(-1) : results) as pg.QueryResult;
      return { client, openingRows: last.rows };
    } catch (error) {
      client.release(error as Error);
      if (attemptsLeft <= 0 || !isUnreachable(error)) throw error;
    }
  }
}

/** @param timeouts query timeouts; none by default */
export function openDatabase(address: DatabaseAddress, size: number, timeouts?: Timeouts): Database {
  const pool = openPool(address, size, timeouts);
  const withCheckout = async <Result>(
    checkOutWith: (pool: pg.Pool) => Promise<Checkout>,
    work: (sql: Sql, openingRows: Checkout['openingRows']) => Promise<Result>,
  ): Promise<Result> => {
    const { client, openingRows } = await checkOutWith(pool);
    let connectionError: Error | undefined;
    const onError = (error: Error) => {
      connectionError = error;
    };
    client.on('error', onError);
    try {
      return await work(
        sqlOf(async (text, values) => {
          // Statements after a lost connection must never run on a fresh one, outside the transaction and role.
          const result = values ? await client.query(text, [...values]) : await client.query(text);
          return result.rows;
        }),
        openingRows,
      );
    } finally {
      client.off('error', onError);
      client.release(connectionError);
    }
  };
  return Object.assign(
    sqlOf((text, values) => withCheckout(checkOut, (sql) => sql.unsafe(text, values))),
    {
      pool,
      withConnection: <Result>(work: (sql: Sql) => Promise<Result>) => withCheckout(checkOut, work),
      begin: <Result>(
        work: (sql: Sql, openingRows: Checkout['openingRows']) => Promise<Result>,
        opening = 'begin',
      ) =>
        withCheckout(
          (from) => beginTransaction(from, opening),
          async (sql, openingRows) => {
            try {
              const result = await work(sql, openingRows);
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
function sqlOf(runQuery: (text: string, values?: readonly unknown[]) => Promise<unknown[]>): Sql {
  const tagged = async (text: TemplateStringsArray, ...values: unknown[]) =>
    runQuery(
      text.reduce((all, part, index) => `${all}$${index}${part}`),
      values.length > 0 ? values : undefined,
    );
  return Object.assign(tagged, { unsafe: runQuery }) as Sql;
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
