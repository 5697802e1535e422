/** The contract of a running server (docs/specification.md §10), row by row, on real processes that get killed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient, type WebSocketLikeConstructor } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Cluster, startCluster } from './engine/cluster.ts';
import { type Database, openDatabase } from './engine/database.ts';
import { findRunAs } from './engine/postgres-account.ts';
import { findBinaries } from './engine/postgres-binaries.ts';
import { eventually } from './testing/eventually.ts';
import { copyDataFolder } from './testing/installations.ts';
import {
  failedStart,
  isAlive,
  postmasterOf,
  removeCopy,
  type ServerProcess,
  sharedReadableCopy,
  startServer,
} from './testing/server-process.ts';

const PASSWORD = 'sunny-day-7!';
let folder: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-process-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
});
afterAll(async () => {
  await removeCopy();
  await rm(folder, { recursive: true, force: true });
});

async function start(...args: Parameters<typeof startServer>): Promise<ServerProcess> {
  const server = await startServer(...args);
  running.push(server);
  return server;
}
const dataDir = (name: string) => path.join(folder, name);
/** A data folder after its first start, for tests about later ones. */
const startedDataDir = async (name: string) => {
  await copyDataFolder(dataDir(name));
  return dataDir(name);
};
async function browser(
  server: ServerProcess,
  key: 'publishableKey' | 'secretKey' = 'publishableKey',
): Promise<SupabaseClient> {
  return createClient(server.origin, (await server.keys())[key], {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket, and the client asks for one when created.
    realtime: { transport: WebSocket as unknown as WebSocketLikeConstructor },
  });
}
/** A log-in whose headers the server has read. @returns a function that sends the rest and gives the status */
async function beginLogIn(server: ServerProcess): Promise<(body: object) => Promise<number | undefined>> {
  const { publishableKey: apikey } = await server.keys();
  const call = request(`${server.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json', expect: '100-continue' },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return async (body) => {
    call.end(JSON.stringify(body));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
}
const idOf = (name: string) => Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout);

test('prints one line with the address, uses one data folder, ends in order, and keeps members signed in', async () => {
  const server = await start({ dataDir: dataDir('life') });
  expect(server.stdout()).toBe(`Story Playroom is at ${server.origin}\n`);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect((await readdir(server.dataDir)).sort()).toEqual(['database.json', 'postgres', 'secrets.json']);
  expect((await stat(server.dataDir)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(server.dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);

  const before = await browser(server);
  const email = 'life@playroom.test';
  const { data } = await before.auth.signUp({ email, password: PASSWORD });
  const session = data.session;
  await before.from('heroes').insert({ name: 'Secretchild', pronouns: 'she', look: {} });
  await before.auth.signInWithPassword({ email, password: 'wrong-9!' });

  // A request running at SIGTERM is still answered.
  const finishLogIn = await beginLogIn(server);
  const postmaster = await postmasterOf(server.dataDir);
  const exitCode = server.end('SIGTERM');
  await eventually(() => expect(fetch(`${server.origin}/livez`)).rejects.toThrow());
  expect(await finishLogIn({ email, password: PASSWORD })).toBe(200);
  expect(await exitCode).toBe(0);
  expect(isAlive(postmaster)).toBe(false);
  expect(server.output()).not.toMatch(/playroom\.test|Secretchild|sunny-day|wrong-9|eyJ|sb_/);

  const again = await start({ dataDir: server.dataDir });
  const after = await browser(again);
  const refreshed = await after.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' });
  expect(refreshed.error).toBeNull();
  expect((await after.auth.getUser(session?.access_token ?? '')).data.user?.email).toBe(email);
  expect((await after.from('heroes').select('name')).data).toEqual([{ name: 'Secretchild' }]);
  expect(await again.end('SIGINT')).toBe(0);
});

test('refuses a second start on the same data with a sentence, and the first goes on', async () => {
  const first = await start({ dataDir: await startedDataDir('twice') });
  // In parallel: the second start waits some seconds for the first to end.
  const [second, samePort] = await Promise.all([
    failedStart({ dataDir: first.dataDir }),
    failedStart({
      dataDir: await startedDataDir('port'),
      env: { PORT: new URL(first.origin).port },
    }),
  ]);
  expect(second.code).toBe(1);
  expect(second.output).toBe(
    `Another server is using ${first.dataDir} already; stop it first, or give this one its own DATA_DIR.\n`,
  );
  expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);

  expect(samePort.code).toBe(1);
  expect(samePort.output).toContain('is used by another program; stop it, or start with another one: PORT=');
  expect(samePort.output).not.toContain('    at ');
});

test('loses no acknowledged row to kill -9 in the middle of writes', async () => {
  let server = await start({ dataDir: await startedDataDir('killed') });
  const acknowledged: string[] = [];
  const writeUntilKilled = async (round: string) => {
    const client = await browser(server, 'secretKey');
    let isDead = false;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let count = 0; !isDead; count += 1) {
        const id = `${round}-${writer}-${count}`;
        const { error } = await client
          .from('stripe_events')
          .insert({ id, type: 'test', created: new Date().toISOString() });
        if (error) return;
        acknowledged.push(id);
      }
    });
    const targetCount = acknowledged.length + 200;
    while (acknowledged.length < targetCount) await new Promise((resolve) => setTimeout(resolve, 20));
    return {
      async killed() {
        isDead = true;
        await Promise.all(writers);
      },
    };
  };
  const expectAllStored = async () => {
    const sql = (await browser(server, 'secretKey')).from('stripe_events');
    const stored = new Set<string>();
    for (let page = 0; ; page += 1) {
      const { data } = await sql
        .select('id')
        .order('id')
        .range(page * 1000, page * 1000 + 999);
      for (const { id } of data ?? []) stored.add(id as string);
      if ((data?.length ?? 0) < 1000) break;
    }
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  };

  // Kills the server only: PostgreSQL ends after it, and the next start waits for that.
  const first = await writeUntilKilled('server');
  await server.end('SIGKILL');
  await first.killed();
  server = await start({ dataDir: server.dataDir });
  await expectAllStored();

  // Everything at once, as when the machine is out of memory.
  const second = await writeUntilKilled('all');
  process.kill(await postmasterOf(server.dataDir), 'SIGKILL');
  await server.end('SIGKILL');
  await second.killed();
  server = await start({ dataDir: server.dataDir });
  await expectAllStored();
  expect(acknowledged.length).toBeGreaterThanOrEqual(400);
});

test('exits when PostgreSQL ends, so that a supervisor restarts it', async () => {
  const server = await start({ dataDir: await startedDataDir('lost') });
  const exitCode = new Promise((resolve) => server.child.on('exit', resolve));
  process.kill(await postmasterOf(server.dataDir), 'SIGKILL');
  expect(await exitCode).toBe(1);
  expect(server.output()).toContain('PostgreSQL has ended unexpectedly; the server stops.');
});

test('ends the start on each bad setting with its sentence and no stack', async () => {
  await writeFile(dataDir('file'), '');
  const [{ code, output }, unwritable] = await Promise.all([
    failedStart({
      dataDir: dataDir('bad'),
      env: { SITE_URL: 'nowhere', STRIPE_SECRET_KEY: 'sk_test_1' },
    }),
    failedStart({ dataDir: path.join(dataDir('file'), 'data') }),
  ]);
  expect(code).toBe(1);
  expect(output).toBe('SITE_URL must be a web address such as https://stories.example.org.\n');
  expect(unwritable.code).toBe(1);
  expect(unwritable.output).toMatch(/^DATA_DIR .*data cannot be made \(ENOTDIR\); choose a folder/);
});

describe('on an external PostgreSQL (DATABASE_URL)', () => {
  let cluster: Cluster;
  let proxy: Server;
  let admin: Database;
  let port: number;
  const password = 'external-password-1';

  beforeAll(async () => {
    cluster = await startCluster({ dataDir: dataDir('external'), password, runAs: findRunAs() });
    const { host, port: name } = cluster.connection;
    admin = openDatabase(cluster.connection, 1);
    // The embedded PostgreSQL opens no port; this proxy exposes it on the network.
    proxy = createServer((client) => {
      const rawConnection = connect(`${host}/.s.PGSQL.${name}`);
      client.pipe(rawConnection).pipe(client);
      for (const end of [client, rawConnection])
        end.on('error', () => [client, rawConnection].map((socket) => socket.destroy()));
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = proxy.address();
    port = typeof address === 'object' && address ? address.port : 0;
    await admin`create role keeper login createrole bypassrls password 'keeper-password-1'`;
    await admin`create database stories owner keeper`;
  });
  afterAll(async () => {
    await admin?.end();
    proxy?.close();
    await cluster?.stop();
  });

  test('runs as an ordinary role, on two servers, without the embedded one', async () => {
    const env = { DATABASE_URL: `postgresql://keeper:keeper-password-1@127.0.0.1:${port}/stories` };
    const one = await start({ dataDir: dataDir('outside'), env });
    const two = await start({ dataDir: dataDir('outside'), env });
    expect(await readdir(one.dataDir)).toEqual(['secrets.json']);

    const client = await browser(one);
    const { data, error } = await client.auth.signUp({ email: 'outside@playroom.test', password: PASSWORD });
    expect(error).toBeNull();
    const profile = { user_id: data.user?.id, first_name: 'A', last_name: 'B', adventurer_name: 'C' };
    expect((await client.from('profiles').insert(profile)).error).toBeNull();
    expect((await client.from('heroes').insert({ name: 'Mia', pronouns: 'she', look: {} })).error).toBeNull();
    expect((await client.from('heroes').insert({ name: 'Tom', pronouns: 'he', look: {} })).error?.hint).toBe(
      'hero_limit',
    );

    const otherBrowser = await browser(two);
    expect(
      (await otherBrowser.auth.signInWithPassword({ email: 'outside@playroom.test', password: PASSWORD }))
        .error,
    ).toBeNull();
    expect((await otherBrowser.from('profiles').select('first_name')).data).toEqual([{ first_name: 'A' }]);
    expect((await (await browser(two, 'secretKey')).from('profiles').select()).data).toHaveLength(1);
    expect((await (await browser(two)).from('profiles').select()).error?.code).toBe('42501');

    // Mails also lead back to the site's other host name when it was used.
    const byName = one.origin.replace('127.0.0.1', 'localhost');
    await fetch(`${one.origin}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: (await one.keys()).publishableKey, origin: byName },
      body: JSON.stringify({ email: 'outside@playroom.test' }),
    });
    await eventually(() => expect(one.stdout()).toContain(`${byName}/auth/confirm?token_hash=`));

    expect(await one.end('SIGTERM')).toBe(0);
    expect((await fetch(`${two.origin}/healthz`)).status).toBe(200);
    // Each created or found the login that can only become the request roles.
    for (const server of [one, two]) expect(server.output()).not.toContain('Requests use the login of');
  });

  test('two servers share rate limits, and killing one under load costs the other nothing', async () => {
    const env = { DATABASE_URL: `postgresql://keeper:keeper-password-1@127.0.0.1:${port}/stories` };
    const one = await start({ dataDir: dataDir('outside'), env });
    const two = await start({ dataDir: dataDir('outside'), env });
    const { publishableKey: apikey } = await one.keys();
    const logIn = (server: ServerProcess, password: string) =>
      fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'counted@playroom.test', password }),
      });
    const results: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      results.push((await logIn(attempt % 2 ? two : one, 'wrong-1!')).status);
    expect(results).toEqual([...Array(10).fill(400), 429, 429]);
    // A prefix that says what is counted, and a hash: no network address, whole or in part.
    const stories = openDatabase({ ...cluster.connection, database: 'stories' }, 1);
    const storedCounts = await stories<
      { key: string }[]
    >`select key from playroom.limits where key like 'token-%'`;
    await stories.end();
    expect(storedCounts.length).toBeGreaterThan(2);
    for (const { key } of storedCounts) expect(key).toMatch(/^[a-z]+-[a-zA-Z]+-[\d.]+:[\w-]{43}$/);

    const client = await browser(two, 'secretKey');
    const serviceClient = await browser(one, 'secretKey');
    let isOver = false;
    let writtenCount = 0;
    const write = async (writer: SupabaseClient, name: string, mayFail: boolean) => {
      for (let count = 0; !isOver; count += 1) {
        const row = { id: `${name}-${count}`, type: 'test', created: new Date().toISOString() };
        const { error } = await writer.from('stripe_events').insert(row);
        if (!mayFail) {
          expect(error).toBeNull();
          writtenCount += 1;
        } else if (error) return;
      }
    };
    const load = [
      write(client, 'two', false),
      write(serviceClient, 'one', true),
      write(serviceClient, 'one-b', true),
    ];
    while (writtenCount < 30) await new Promise((resolve) => setTimeout(resolve, 10));
    await one.end('SIGKILL');
    const before = writtenCount;
    while (writtenCount < before + 30) await new Promise((resolve) => setTimeout(resolve, 10));
    isOver = true;
    await Promise.all(load);
    expect((await fetch(`${two.origin}/healthz`)).status).toBe(200);
  });

  test('explains an unusable database in a sentence without the password', async () => {
    const messages = {
      'keeper:wrong@127.0.0.1:PORT/stories': 'it refuses the password; check user and password.',
      'keeper:keeper-password-1@127.0.0.1:PORT/nothing': 'it has no such database; create it first.',
      'keeper:keeper-password-1@127.0.0.1:1/stories':
        'nothing answers at its address; is PostgreSQL running there?',
    };
    const startFailures = await Promise.all(
      Object.keys(messages).map((url) =>
        failedStart({
          dataDir: dataDir('refused'),
          env: { DATABASE_URL: `postgresql://${url.replace('PORT', String(port))}` },
        }),
      ),
    );
    expect(startFailures).toEqual(
      Object.values(messages).map((sentence) => ({
        code: 1,
        output: `The database of DATABASE_URL cannot be used: ${sentence}\n`,
      })),
    );
  });
});

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('keeps everything owned by root, also in a folder only root may enter', async () => {
    const closed = dataDir('closed');
    await mkdir(closed, { mode: 0o700 });
    const server = await start({ dataDir: await startedDataDir('closed/data') });
    expect((await stat(path.join(server.dataDir, 'postgres'))).uid).toBe(0);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test.each([
    ['an ordinary user', idOf('nobody')],
    ['a user without a name, as containers have', 54_321],
  ])('starts just as well by %s', async (_, uid) => {
    const home = dataDir(`home-${uid}`);
    await mkdir(home);
    await chown(home, uid, uid);
    await chmod(folder, 0o755);
    const server = await start({ dataDir: path.join(home, 'data'), uid, env: { HOME: home, TMPDIR: home } });
    expect((await stat(path.join(server.dataDir, 'postgres'))).uid).toBe(uid);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('without namespaces, requires that a system user can reach the folder, or says so', async () => {
    // An existing account, so that the test creates no user on the machine.
    const account = { uid: idOf('nobody'), gid: idOf('nobody') };
    const footing = { prefix: [], account };
    const binaries = await findBinaries((await sharedReadableCopy()).entry);
    const reachedDir = dataDir('reached');
    await mkdir(reachedDir, { mode: 0o755 });
    const cluster = await startCluster({
      dataDir: reachedDir,
      password: 'password-of-test',
      runAs: footing,
      binaries,
    });
    expect((await stat(path.join(reachedDir, 'postgres'))).uid).toBe(account.uid);
    await cluster.stop();

    const hiddenDir = dataDir('hidden');
    await mkdir(hiddenDir, { mode: 0o700 });
    await expect(
      startCluster({ dataDir: hiddenDir, password: 'password-of-test', runAs: footing, binaries }),
    ).rejects.toThrow(/cannot reach .*hidden.*move the app to a folder everybody may enter/);
  });
});

test('needs no database beside a hosted Supabase project', async () => {
  const server = await start({
    dataDir: dataDir('hosted'),
    env: { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc' },
  });
  expect(await (await fetch(`${server.origin}/config.json`)).json()).toMatchObject({
    supabaseUrl: 'https://abc.supabase.co',
  });
  expect((await fetch(`${server.origin}/rest/v1/profiles`)).status).toBe(404);
  await expect(readdir(server.dataDir)).rejects.toThrow('ENOENT');
  expect(await server.end('SIGTERM')).toBe(0);
});

test('npm start asks for npm ci before anything is installed', async () => {
  const bareDir = dataDir('bare');
  for (const folder of ['build', 'operate'])
    await mkdir(path.join(bareDir, 'scripts', folder), { recursive: true });
  const scripts = path.resolve(import.meta.dirname, '..', 'scripts');
  const child = spawn(
    'sh',
    [
      '-c',
      'cp "$1/build/source-hash.mjs" scripts/build/ && cp "$1/operate/start.mjs" scripts/operate/ && exec "$2" scripts/operate/start.mjs',
      'sh',
      scripts,
      process.execPath,
    ],
    {
      cwd: bareDir,
    },
  );
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
  expect(output).toBe('The packages are not installed yet; run `npm ci` first.\n');
});
