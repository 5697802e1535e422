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

const ask = (path: string, init: RequestInit = {}) =>
  playroom.app.request(path, {
    ...init,
    headers: {
      apikey: playroom.backend.secrets.publishableKey,
      authorization: `Bearer ${member.session.access_token}`,
      'content-type': 'application/json',
    },
  });
const askAsServer = (path: string) =>
  playroom.app.request(path, { headers: { apikey: playroom.backend.secrets.secretKey } });
const logIn = () =>
  ask('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: member.email, password: PASSWORD }),
  });
/** A health result is reused for a moment, so the next one may still be the last. */
const healthIs = (status: number) =>
  eventually(async () => expect((await ask('/healthz')).status).toBe(status));
const backAgain = () => healthIs(200);
/**
 * Ends every connection except its own. @param within the milliseconds to wait until each is gone; with 0 they notice
 * some time later
 */
const endAll = (within = 10_000) =>
  playroom.superuser(`select pg_terminate_backend(pid, ${within}) from pg_stat_activity
    where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`);

test('connections ended under load cost some 503s, never the server, never a wrong row', async () => {
  const calls = [
    () => ask('/rest/v1/profiles?select=user_id'),
    () => ask('/rest/v1/heroes?select=id'),
    () => ask('/auth/v1/user'),
    () => ask('/functions/v1/check-subscription', { method: 'POST' }),
    logIn,
  ];
  const seen = new Map<number, number>();
  let over = false;
  const load = calls
    .flatMap((call) => [call, call])
    .map(async (call) => {
      while (!over) {
        const { status, headers } = await call();
        if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
    });
  // Repeats when by chance no query ran at the wrong moment.
  for (let round = 0; round < 8 || !seen.has(503); round += 1) {
    const before = seen.get(200) ?? 0;
    while ((seen.get(200) ?? 0) < before + 10) await new Promise((resolve) => setTimeout(resolve, 5));
    await endAll(0);
  }
  over = true;
  await Promise.all(load);
  expect([...seen.keys()].sort()).toEqual([200, 503]);
  await endAll();
  await backAgain();
  expect((await logIn()).status).toBe(200);
});

/** PostgreSQL's backends of the server's connections, by purpose. */
async function processes(): Promise<{ requests: number[]; own: number[]; all: number[] }> {
  const { requests, sql } = playroom.backend.engine;
  const { rows } = await requests.query<{ login: string }>('select session_user as login');
  // An ordinary owner cannot see the type of another login's backends.
  const found = await sql<{ pid: number; login: string }[]>`
    select pid, usename as login from pg_stat_activity
    where coalesce(backend_type, 'client backend') = 'client backend' and datname = current_database()`;
  const pids = (which: (login: string) => boolean) =>
    found.filter(({ login }) => which(login)).map(({ pid }) => pid);
  const login = rows[0]?.login;
  return { requests: pids((of) => of === login), own: pids((of) => of !== login), all: pids(() => true) };
}
/** Blocks on purpose: meanwhile this process receives no events. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const CALLS: Record<string, () => Response | Promise<Response>> = {
  'the data API': () => ask('/rest/v1/profiles?select=user_id'),
  'the auth service': () => ask('/auth/v1/user'),
  'a function': () => ask('/functions/v1/check-subscription', { method: 'POST' }),
  'a log-in': logIn,
  'a look at its health': () => ask('/healthz'),
  'a question of the server’s own': async () =>
    Response.json(await playroom.backend.engine.sql`select 1 as one`),
};

test.each(Object.keys(CALLS))('connections ended while idle cost %s nothing', async (name) => {
  await Promise.all([CALLS[name]?.(), CALLS[name]?.()]);
  const { all: ended } = await processes();
  expect(ended.length).toBeGreaterThan(0);
  for (const pid of ended) process.kill(pid, 'SIGTERM');
  while (ended.some((pid) => existsSync(`/proc/${pid}`))) standStill(2);
  expect((await CALLS[name]?.())?.status).toBe(200);
});

test.each([
  ['a transaction that had not begun', 'requests', () => askAsServer('/rest/v1/profiles?select=user_id')],
  ['a look at an account', 'requests', () => ask('/auth/v1/user')],
  [
    'a transaction of the server’s own',
    'own',
    async () =>
      Response.json(await playroom.backend.engine.sql.begin((held) => held.unsafe('select 1 as one'))),
  ],
] as const)('%s begins on another connection when its own is ended meanwhile', async (_, whose, call) => {
  await backAgain();
  const { requests, sql } = playroom.backend.engine;
  const { [whose]: stopped } = await processes();
  expect(stopped.length).toBeGreaterThan(0);
  const pool = whose === 'own' ? sql.pool : requests;
  const resting = pool.idleCount;
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  const answer = call();
  try {
    await eventually(() => expect(pool.idleCount).toBeLessThan(resting));
    // Sent, and its response never read.
    for (let round = 0; round < 10; round += 1) await new Promise((pass) => setImmediate(pass));
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGTERM');
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
  expect((await answer).status).toBe(200);
});

test('a database that accepts no connections gives 503 with Retry-After, and the server stays alive', async () => {
  const { rows } = await playroom.backend.engine.requests.query<{ login: string }>(
    'select session_user as login',
  );
  const login = rows[0]?.login ?? '';
  await playroom.superuser(`alter role ${login} connection limit 0`);
  await endAll();
  for (const call of [() => ask('/rest/v1/profiles'), () => ask('/auth/v1/user'), logIn]) {
    const answer = await call();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).not.toMatch(/connection|role|playroom_requests| at /);
  }
  await healthIs(503);
  expect((await ask('/livez')).status).toBe(200);
  await playroom.superuser(`alter role ${login} connection limit -1`);
  await backAgain();
  expect((await ask('/rest/v1/profiles')).status).toBe(200);
});

test('a read-only database is not ready', async () => {
  const { sql } = playroom.backend.engine;
  const [here] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql.unsafe(`alter database ${here?.name} set default_transaction_read_only = on`);
  await endAll();
  await healthIs(503);
  await sql.begin(async (held) => {
    await held.unsafe('set transaction read write');
    await held.unsafe(`alter database ${here?.name} reset default_transaction_read_only`);
  });
  await endAll();
  await backAgain();
});

test('a connection lost between two statements ends its transaction: the second never runs alone', async () => {
  const { engine } = playroom.backend;
  const lost = engine.sql.begin(async (held) => {
    const [me] = await held<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await engine.sql`select pg_terminate_backend(${me?.pid})`;
    await held`insert into public.stripe_events (id, type, created) values ('stray', 'test', now())`;
  });
  await expect(lost).rejects.toThrow();
  expect(await engine.sql`select id from public.stripe_events where id = 'stray'`).toEqual([]);
});
