/** The database ends connections, or is down: the server stays up, reports it, and continues. */
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, PASSWORD, type TestApp, type TestMember } from '../testing/test-app.ts';

let playroom: TestApp;
let member: TestMember;
beforeAll(async () => {
  playroom = await openTestApp();
  member = await playroom.member('patient');
});
afterAll(() => playroom?.close());

const fetchApi = (path: string, init: RequestInit = {}) =>
  playroom.app.request(path, {
    ...init,
    headers: {
      apikey: playroom.backend.secrets.publishableKey,
      authorization: `Bearer ${member.session.access_token}`,
      'content-type': 'application/json',
    },
  });
const fetchAsServer = (path: string) =>
  playroom.app.request(path, { headers: { apikey: playroom.backend.secrets.secretKey } });
const logIn = () =>
  fetchApi('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: member.email, password: PASSWORD }),
  });
/** A health result is reused for a moment, so the next one may still be the last. */
const healthIs = (status: number) =>
  eventually(async () => expect((await fetchApi('/healthz')).status).toBe(status));
const isHealthyAgain = () => healthIs(200);
/**
 * Ends every connection except its own. @param timeoutMs the milliseconds to wait until each is gone; with 0 they notice
 * some time later
 */
const endAllConnections = (timeoutMs = 10_000) =>
  playroom.superuser(`select pg_terminate_backend(pid, ${timeoutMs}) from pg_stat_activity
    where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`);

test('connections ended under load cost some 503s, never the server, never a wrong row', async () => {
  const calls = [
    () => fetchApi('/rest/v1/profiles?select=user_id'),
    () => fetchApi('/rest/v1/heroes?select=id'),
    () => fetchApi('/auth/v1/user'),
    () => fetchApi('/functions/v1/check-subscription', { method: 'POST' }),
    logIn,
  ];
  const statusCounts = new Map<number, number>();
  let isOver = false;
  const load = calls
    .flatMap((call) => [call, call])
    .map(async (call) => {
      while (!isOver) {
        const { status, headers } = await call();
        if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
      }
    });
  // Repeats when by chance no query ran at the wrong moment.
  for (let round = 0; round < 8 || !statusCounts.has(503); round += 1) {
    const before = statusCounts.get(200) ?? 0;
    while ((statusCounts.get(200) ?? 0) < before + 10) await new Promise((resolve) => setTimeout(resolve, 5));
    await endAllConnections(0);
  }
  isOver = true;
  await Promise.all(load);
  expect([...statusCounts.keys()].sort()).toEqual([200, 503]);
  await endAllConnections();
  await isHealthyAgain();
  expect((await logIn()).status).toBe(200);
});

/** PostgreSQL's backends of the server's connections, by purpose. */
async function processes(): Promise<{ requests: number[]; ownerPids: number[]; all: number[] }> {
  const { requests, sql } = playroom.backend.engine;
  const { rows } = await requests.query<{ login: string }>('select session_user as login');
  // An ordinary owner cannot see the type of another login's backends.
  const found = await sql<{ pid: number; login: string }[]>`
    select pid, usename as login from pg_stat_activity
    where coalesce(backend_type, 'client backend') = 'client backend' and datname = current_database()`;
  const pids = (matches: (login: string) => boolean) =>
    found.filter(({ login }) => matches(login)).map(({ pid }) => pid);
  const requestLogin = rows[0]?.login;
  return {
    requests: pids((login) => login === requestLogin),
    ownerPids: pids((login) => login !== requestLogin),
    all: pids(() => true),
  };
}
/** Blocks on purpose: meanwhile this process receives no events. */
const blockThread = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const REQUESTS: Record<string, () => Response | Promise<Response>> = {
  'the data API': () => fetchApi('/rest/v1/profiles?select=user_id'),
  'the auth service': () => fetchApi('/auth/v1/user'),
  'a function': () => fetchApi('/functions/v1/check-subscription', { method: 'POST' }),
  'a log-in': logIn,
  'a look at its health': () => fetchApi('/healthz'),
  'a question of the server’s own': async () =>
    Response.json(await playroom.backend.engine.sql`select 1 as one`),
};

test.each(Object.keys(REQUESTS))('connections ended while idle cost %s nothing', async (name) => {
  await Promise.all([REQUESTS[name]?.(), REQUESTS[name]?.()]);
  const { all: endedPids } = await processes();
  expect(endedPids.length).toBeGreaterThan(0);
  for (const pid of endedPids) process.kill(pid, 'SIGTERM');
  while (endedPids.some((pid) => existsSync(`/proc/${pid}`))) blockThread(2);
  expect((await REQUESTS[name]?.())?.status).toBe(200);
});

test.each([
  ['a transaction that had not begun', 'requests', () => fetchAsServer('/rest/v1/profiles?select=user_id')],
  ['a look at an account', 'requests', () => fetchApi('/auth/v1/user')],
  [
    'a transaction of the server’s own',
    'ownerPids',
    async () =>
      Response.json(
        await playroom.backend.engine.sql.begin((transaction) => transaction.unsafe('select 1 as one')),
      ),
  ],
] as const)('%s begins on another connection when its own is ended meanwhile', async (_, whose, call) => {
  await isHealthyAgain();
  const { requests, sql } = playroom.backend.engine;
  const { [whose]: stopped } = await processes();
  expect(stopped.length).toBeGreaterThan(0);
  const pool = whose === 'ownerPids' ? sql.pool : requests;
  const idleBefore = pool.idleCount;
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  const response = call();
  try {
    await eventually(() => expect(pool.idleCount).toBeLessThan(idleBefore));
    // Sent, and its response never read.
    for (let round = 0; round < 10; round += 1) await new Promise((resolve) => setImmediate(resolve));
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGTERM');
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
  expect((await response).status).toBe(200);
});

test('a database that accepts no connections gives 503 with Retry-After, and the server stays alive', async () => {
  const { rows } = await playroom.backend.engine.requests.query<{ login: string }>(
    'select session_user as login',
  );
  const login = rows[0]?.login ?? '';
  await playroom.superuser(`alter role ${login} connection limit 0`);
  await endAllConnections();
  for (const call of [() => fetchApi('/rest/v1/profiles'), () => fetchApi('/auth/v1/user'), logIn]) {
    const response = await call();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).not.toMatch(/connection|role|playroom_requests| at /);
  }
  await healthIs(503);
  expect((await fetchApi('/livez')).status).toBe(200);
  await playroom.superuser(`alter role ${login} connection limit -1`);
  await isHealthyAgain();
  expect((await fetchApi('/rest/v1/profiles')).status).toBe(200);
});

test('a read-only database is not ready', async () => {
  const { sql } = playroom.backend.engine;
  const [currentDatabase] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql.unsafe(`alter database ${currentDatabase?.name} set default_transaction_read_only = on`);
  await endAllConnections();
  await healthIs(503);
  await sql.begin(async (transaction) => {
    await transaction.unsafe('set transaction read write');
    await transaction.unsafe(`alter database ${currentDatabase?.name} reset default_transaction_read_only`);
  });
  await endAllConnections();
  await isHealthyAgain();
});

test('a connection lost between two statements ends its transaction: the second never runs alone', async () => {
  const { engine } = playroom.backend;
  const lostTransaction = engine.sql.begin(async (transaction) => {
    const [connection] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await engine.sql`select pg_terminate_backend(${connection?.pid})`;
    await transaction`insert into public.stripe_events (id, type, created) values ('stray', 'test', now())`;
  });
  await expect(lostTransaction).rejects.toThrow();
  expect(await engine.sql`select id from public.stripe_events where id = 'stray'`).toEqual([]);
});
