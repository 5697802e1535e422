/** Damaged and unusual data folders, and how the cluster handles them. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signToken, verifyMemberToken } from './access-tokens.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { openDatabase } from './database.ts';
import { findRunAs } from './postgres-account.ts';
import { hydrateLinks } from './postgres-binaries.ts';
import { deriveSecret, keyringOf, loadDatabasePassword, loadSecrets, rotateKeys } from './secrets.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-cluster-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const password = 'password-of-test';
const start = (dataDir: string) => startCluster({ dataDir, password, runAs: findRunAs() });
const connectAs = async ({ connection }: Cluster, givenPassword = password) => {
  const sql = openDatabase({ ...connection, password: givenPassword }, 1);
  try {
    return await sql.unsafe('select 1 as answer');
  } finally {
    await sql.end();
  }
};

test('a cluster asks for its password, opens no port, syncs its writes, and cleans up after a failed start', async () => {
  const dataDir = path.join(folder, 'ordinary');
  await mkdir(path.join(dataDir, 'postgres.draft-1', 'base'), { recursive: true });
  await writeFile(path.join(dataDir, '.password-abc'), 'x');
  const cluster = await start(dataDir);
  expect(await connectAs(cluster)).toEqual([{ answer: 1 }]);
  await expect(connectAs(cluster, 'wrong')).rejects.toThrow('password authentication failed');
  expect(await readdir(dataDir)).toEqual(['postgres']);
  const sql = openDatabase(cluster.connection, 1);
  const settings = await sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'listen_addresses', 'data_checksums')
    order by name`;
  await sql.end();
  expect(settings).toEqual([
    { name: 'data_checksums', setting: 'on' },
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
  ]);
  await cluster.stop();
});

test('a lost password file is replaced, and the data stays', async () => {
  const dataDir = path.join(folder, 'ordinary');
  const other = 'another-password-of-test';
  const cluster = await startCluster({ dataDir, password: other, isNew: true, runAs: findRunAs() });
  expect(await connectAs(cluster, other)).toEqual([{ answer: 1 }]);
  await expect(connectAs(cluster)).rejects.toThrow('password authentication failed');
  await cluster.stop();
  await (await startCluster({ dataDir, password, isNew: true, runAs: findRunAs() })).stop();
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('a stale lock with a reused process id does not block the start', async () => {
  const dataDir = path.join(folder, 'ordinary');
  const other = spawn('sleep', ['60']);
  const lock = [
    other.pid,
    path.join(dataDir, 'postgres'),
    1,
    5432,
    path.join(dataDir, 'postgres'),
    '',
    '',
    'ready',
    '',
  ];
  await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), lock.join('\n'));
  const cluster = await start(dataDir);
  expect(await connectAs(cluster)).toEqual([{ answer: 1 }]);
  await cluster.stop();
  other.kill();
});

test('a data path too long for a socket still works', async () => {
  const dataDir = path.join(
    folder,
    'a-folder-with-a-name-as-long-as-only-a-careful-person-would-choose-it',
    'and-one-more',
  );
  await mkdir(dataDir, { recursive: true });
  const cluster = await start(dataDir);
  expect(cluster.connection.host.startsWith(tmpdir())).toBe(true);
  expect(await connectAs(cluster)).toEqual([{ answer: 1 }]);
  await cluster.stop();
  await rm(cluster.connection.host, { recursive: true, force: true });
});

test('a cluster of another PostgreSQL version is left alone, with a sentence', async () => {
  const dataDir = path.join(folder, 'old');
  await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
  await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '16\n');
  await expect(start(dataDir)).rejects.toThrow(
    /was made by PostgreSQL 16 and this is 18; move it over with pg_dump/,
  );
  expect(await readFile(path.join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('16\n');
});

test('missing library links are created, once', async () => {
  const root = path.join(folder, 'package');
  await mkdir(path.join(root, 'native', 'lib'), { recursive: true });
  await writeFile(path.join(root, 'native', 'lib', 'libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(path.join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  expect(await hydrateLinks(root)).toBe(1);
  expect(await readlink(path.join(root, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(await hydrateLinks(root)).toBe(0);
});

describe('secrets', () => {
  test('are created once, differ everywhere, and are readable by the owner only', async () => {
    const [one, two] = [path.join(folder, 'one'), path.join(folder, 'two')];
    await Promise.all([mkdir(one), mkdir(two)]);
    const first = await loadSecrets(one);
    expect(await loadSecrets(one)).toEqual(first);
    const other = await loadSecrets(two);
    for (const name of ['jwtSecret', 'publishableKey', 'secretKey'] as const) {
      expect(first[name]).not.toBe(other[name]);
    }
    expect((await stat(path.join(one, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(deriveSecret(first, 'a')).toBe(deriveSecret(first, 'a'));
    expect(deriveSecret(first, 'a')).not.toBe(deriveSecret(first, 'b'));
  });

  test('of the database are separate: rotating keys keeps its password, also from an earlier file', async () => {
    const dataDir = path.join(folder, 'apart');
    await mkdir(dataDir);
    const file = path.join(dataDir, 'secrets.json');
    const oldSecrets = { ...(await loadSecrets(dataDir)), databasePassword: 'password-of-before' };
    await writeFile(file, JSON.stringify(oldSecrets));
    expect(await loadSecrets(dataDir)).not.toHaveProperty('databasePassword');
    expect(await loadDatabasePassword(dataDir)).toEqual({ password: 'password-of-before', isNew: false });
    await rm(file);
    const newSecrets = await loadSecrets(dataDir);
    expect(newSecrets.jwtSecret).not.toBe(oldSecrets.jwtSecret);
    expect(await loadDatabasePassword(dataDir)).toEqual({ password: 'password-of-before', isNew: false });
  });

  test('rotate without signing anybody out: tokens of the previous key stay valid', async () => {
    const dataDir = path.join(folder, 'rotated');
    await mkdir(dataDir);
    const before = await loadSecrets(dataDir);
    const id = '01890000-0000-7000-8000-000000000000';
    const iat = Math.floor(Date.now() / 1000);
    const claims = {
      sub: id,
      session_id: id,
      role: 'authenticated',
      aud: 'authenticated',
      iat,
      exp: iat + 3600,
    };
    const token = await signToken(claims, keyringOf(before));
    const headers = new Headers({ authorization: `Bearer ${token}` });
    await rotateKeys(dataDir);
    const rotatedOnce = await loadSecrets(dataDir);
    expect(rotatedOnce.jwtSecret).not.toBe(before.jwtSecret);
    expect(rotatedOnce.publishableKey).toBe(before.publishableKey);
    expect(await verifyMemberToken(headers, keyringOf(rotatedOnce))).toEqual({ userId: id, sessionId: id });
    for (let round = 0; round < 2; round += 1) await rotateKeys(dataDir);
    expect(await verifyMemberToken(headers, keyringOf(await loadSecrets(dataDir)))).toBe('forged');
  });

  test('readable by others are closed, and a damaged file is reported', async () => {
    const dataDir = path.join(folder, 'damaged');
    await mkdir(dataDir);
    await loadSecrets(dataDir);
    const file = path.join(dataDir, 'secrets.json');
    const text = await readFile(file, 'utf8');
    await rm(file);
    await writeFile(file, text, { mode: 0o644 });
    await loadSecrets(dataDir);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, '{"jwtSecret": "short"}');
    await expect(loadSecrets(dataDir)).rejects.toThrow(/is damaged; restore it from a backup, or delete it/);
  });
});
