/**
 * Measures one machine in about a minute: `npm run bench -- server`. Empty directory to ready, ready again, memory at
 * rest, a member's profile read at 1, 8 and 32 connections, and files of the built app. Runs the bundled server, as
 * shipped.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { PROJECT_ROOT } from '../server/project.ts';
import { postmasterOf, type ServerProcess, startServer } from '../server/testing/server-process.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const rows: string[][] = [];
const report = (label: string, value: string) => {
  rows.push([label, value]);
  console.log(`${label.padEnd(44)}${value}`);
};

/** Proportional memory (PSS) of a process, in MB. */
function ownMemory(pid: number): number {
  const smaps = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(smaps)?.[1] ?? 0) / 1024;
}

function withChildren(pid: number): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.trim().split(/\s+/).map(Number)];
}

async function load(name: string, options: autocannon.Options): Promise<void> {
  const { requests, latency, non2xx, errors } = await autocannon({ duration: SECONDS, ...options });
  if (non2xx > 0 || errors > 0) throw new Error(`${name}: ${non2xx} refusals and ${errors} errors`);
  report(name, `${Math.round(requests.average)}/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms`);
}

async function timed(dataDir: string): Promise<[ServerProcess, number]> {
  const started = performance.now();
  // Log-ins come from another network, because one network's requests share a queue.
  const server = await startServer({ dataDir, env: { TRUST_PROXY: '1' } });
  return [server, performance.now() - started];
}

async function endConnections(server: ServerProcess): Promise<void> {
  const { password } = JSON.parse(readFileSync(path.join(server.dataDir, 'database.json'), 'utf8')) as {
    password: string;
  };
  const host = path.join(server.dataDir, 'postgres');
  const client = new pg.Client({ host, user: 'postgres', password, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'story-playroom' and pid <> pg_backend_pid()",
  );
  await client.end();
}

async function signUp(server: ServerProcess): Promise<{ userId: string; headers: Record<string, string> }> {
  const { publishableKey } = await server.keys();
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const post = async (path: string, body: object, extraHeaders: Record<string, string> = {}) => {
    const response = await fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { ...headers, ...extraHeaders },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  };
  const account = { email: 'bench@example.org', password: 'sunny-day-7!' };
  const session = (await (await post('/auth/v1/signup', account)).json()) as {
    access_token: string;
    user: { id: string };
  };
  const authorization = `Bearer ${session.access_token}`;
  const names = { first_name: 'A', last_name: 'B', adventurer_name: 'C' };
  await post('/rest/v1/profiles', { user_id: session.user.id, ...names }, { authorization });
  return { userId: session.user.id, headers: { ...headers, authorization } };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'story-playroom-bench-'));
try {
  // The very first start bundles the server, which is not measured.
  const [warm] = await timed(path.join(dataDir, 'warm'));
  await warm.end('SIGTERM');

  const [first, toReady] = await timed(path.join(dataDir, 'data'));
  report('empty directory to ready', `${(toReady / 1000).toFixed(2)} s`);
  await first.end('SIGTERM');
  const [server, again] = await timed(path.join(dataDir, 'data'));
  report('ready again', `${(again / 1000).toFixed(2)} s`);

  const pid = server.child.pid ?? 0;
  if (process.platform === 'linux') {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const database = withChildren(await postmasterOf(server.dataDir)).map(ownMemory);
    report('memory at rest, server', `${ownMemory(pid).toFixed(0)} MB`);
    report('memory at rest, PostgreSQL', `${database.reduce((sum, size) => sum + size, 0).toFixed(0)} MB`);
  }

  const { userId, headers } = await signUp(server);
  for (const connections of [1, 8, 32]) {
    await load(`profile read, ${connections} connection${connections > 1 ? 's' : ''}`, {
      url: `${server.origin}/rest/v1/profiles?select=*&user_id=eq.${userId}`,
      headers,
      connections,
    });
  }

  // Twenty families log in each second meanwhile.
  const { 'content-type': json, apikey: publicKey } = headers as Record<string, string>;
  const logIns = autocannon({
    url: `${server.origin}/auth/v1/token?grant_type=password`,
    method: 'POST',
    headers: { 'content-type': json ?? '', apikey: publicKey ?? '', 'x-forwarded-for': '203.0.113.7' },
    connections: 20,
    overallRate: 20,
    duration: SECONDS,
    body: JSON.stringify({ email: 'bench@example.org', password: 'sunny-day-7!' }),
  });
  await load('profile read, 32 connections, beside 20 log-ins a second', {
    url: `${server.origin}/rest/v1/profiles?select=*&user_id=eq.${userId}`,
    headers,
    connections: 32,
  });
  const logged = await logIns;
  report(
    'log-ins meanwhile',
    `${(logged['2xx'] / SECONDS).toFixed(1)}/s, p50 ${logged.latency.p50} ms, p99 ${logged.latency.p99} ms`,
  );

  // A storm of wrong log-ins, and a visitor's waiting time during it. Each family guesses at its own email.
  const { 'content-type': type, apikey } = headers as Record<string, string>;
  const storm = autocannon({
    url: `${server.origin}/auth/v1/token?grant_type=password`,
    method: 'POST',
    headers: { 'content-type': type ?? '', apikey: apikey ?? '' },
    connections: 54,
    duration: SECONDS,
    body: JSON.stringify({ email: 'nobody@example.org', password: 'wrong-day-7!' }),
  });
  const during = await autocannon({ url: `${server.origin}/healthz`, connections: 1, duration: SECONDS });
  const { '2xx': right, '4xx': rejected, '5xx': busy } = await storm;
  report('log-in storm, 54 connections', `${right + rejected + busy} answered, ${busy} of them 503`);
  report(
    '/healthz meanwhile',
    `p50 ${during.latency.p50} ms, p99 ${during.latency.p99} ms, ${during.non2xx} not 200`,
  );

  // Ends every database connection five times a second.
  const interval = setInterval(() => void endConnections(server), 200);
  const shaken = await autocannon({
    url: `${server.origin}/rest/v1/profiles?select=*&user_id=eq.${userId}`,
    headers,
    connections: 8,
    duration: SECONDS,
  });
  clearInterval(interval);
  report(
    'profile read, connections ended 5 times a second',
    `${Math.round(shaken.requests.average)}/s, ${shaken['5xx']} of ${shaken.requests.total} told 503, ${shaken.errors} errors`,
  );

  const assets = await readdir(path.join(PROJECT_ROOT, 'dist', 'client', 'assets')).catch(() => []);
  const script = assets.find((name) => name.endsWith('.js'));
  if (script) {
    const accept = { 'accept-encoding': 'br' };
    await load('Home, 32 connections', { url: server.origin, headers: accept, connections: 32 });
    await load('an asset, 32 connections', {
      url: `${server.origin}/assets/${script}`,
      headers: accept,
      connections: 32,
    });
  } else {
    console.log('The app is not built, so no files are measured; run `npm run build` first.');
  }
  await server.end('SIGTERM');

  console.log(`\n| what | Node ${process.version}, ${cpus().length} cores |\n|---|---|`);
  for (const [label, value] of rows) console.log(`| ${label} | ${value} |`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
