/**
 * The oldest PostgreSQL that docs/deploy.md promises, beside the newest that is embedded: the same people, the same
 * answers. It is used where the system has it (Debian: postgresql-15, or POSTGRES_15 names its programs' folder).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { type Backend, openBackend } from './backend.ts';
import { findFooting } from './engine/root.ts';
import { guardConsole } from './log.ts';
import { type Client, clientOf, NO_LIMITS, PASSWORD } from './testing/playroom.ts';
import { freePort } from './testing/process.ts';

const programs = process.env.POSTGRES_15 ?? '/usr/lib/postgresql/15/bin';
const there = existsSync(path.join(programs, 'initdb'));
if (!there) process.stderr.write('PostgreSQL 15 is not on this machine: its tests are left out.\n');

describe.runIf(there)('PostgreSQL 15, reached by DATABASE_URL as an ordinary role', () => {
  let folder: string;
  let backend: Backend;
  let visitor: () => Client;
  const restore = guardConsole(() => undefined);
  const { prefix, account } = findFooting();
  const run = (program: string, ...args: string[]) => {
    const [command = '', ...rest] = [...prefix, path.join(programs, program), ...args];
    const { status, stderr } = spawnSync(command, rest, { ...account, cwd: '/', encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'playroom-15-'));
    const data = path.join(folder, 'data');
    await mkdir(data, { mode: 0o700 });
    await chmod(folder, 0o755);
    if (account) await chown(data, account.uid, account.gid);
    const port = await freePort();
    run('initdb', '-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
    run(
      'pg_ctl',
      '-D',
      data,
      '-w',
      '-l',
      path.join(data, 'log'),
      '-o',
      `-p ${port} -h 127.0.0.1 -k '' -F`,
      'start',
    );
    const admin = (statement: string) =>
      run('psql', '-h', '127.0.0.1', '-p', String(port), '-U', 'owner', '-d', 'postgres', '-qc', statement);
    admin(`create role keeper login createrole bypassrls password 'keeper-password-1'`);
    admin('create database stories owner keeper');
    const settings = {
      dataDir: path.join(folder, 'server'),
      databaseUrl: `postgresql://keeper:keeper-password-1@127.0.0.1:${port}/stories`,
      siteUrl: 'http://playroom.test',
      smtpUrl: null,
      mailFrom: 'a@b.c',
    };
    await expect(openBackend(settings, () => undefined)).rejects.toThrow(
      /before PostgreSQL 16 a superuser makes one of them: CREATE ROLE service_role NOLOGIN BYPASSRLS;/,
    );
    admin('create role service_role nologin bypassrls');
    backend = await openBackend(settings, () => undefined);
    const app = createApp({
      settings: { hosted: null, storyVideoBaseUrl: null, smtpUrl: null, till: false, trustProxy: false },
      engine: { ...backend.engine, publishableKey: backend.secrets.publishableKey },
      pages: () => new Response('page'),
      functions: {},
      till: null,
      limits: NO_LIMITS,
      version: '0',
    });
    visitor = () => clientOf(app, backend.secrets.publishableKey);
  }, 120_000);
  afterAll(async () => {
    restore();
    await backend?.close();
    if (folder) {
      run('pg_ctl', '-D', path.join(folder, 'data'), '-m', 'fast', 'stop');
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('is what it says, and requests have a login that owns nothing', async () => {
    expect(await backend.engine.health()).toMatchObject({
      state: 'ok',
      database: expect.stringMatching(/^15\./),
    });
    const { rows } = await backend.engine.requests.query('select session_user as login');
    expect(rows).toEqual([{ login: expect.stringMatching(/^playroom_requests_\d+$/) }]);
  });

  test('members see their own rows, keep to their plan, refresh, sign out and leave', async () => {
    const member = async (name: string) => {
      const client = visitor();
      const { data } = await client.auth.signUp({ email: `${name}@playroom.test`, password: PASSWORD });
      const user_id = data.user?.id ?? '';
      const row = { user_id, first_name: name, last_name: 'B', adventurer_name: 'C' };
      expect((await client.from('profiles').insert(row)).error).toBeNull();
      return { client, user_id };
    };
    const [one, two] = [await member('one'), await member('two')];
    expect((await one.client.from('profiles').select('first_name')).data).toEqual([{ first_name: 'one' }]);
    const hero = { name: 'Mia', pronouns: 'she' as const, look: { hair: ['curls'] } };
    expect((await one.client.from('heroes').insert(hero)).error).toBeNull();
    expect((await one.client.from('heroes').insert(hero)).error?.hint).toBe('hero_limit');
    expect((await two.client.from('heroes').select()).data).toEqual([]);
    expect((await visitor().from('heroes').select()).error?.code).toBe('42501');
    const saved = { story_slug: 'neverland', hero_id: null, page: 2, pages: 9 };
    for (const page of [2, 5])
      expect((await one.client.rpc('save_progress', { ...saved, page })).data).toMatchObject([{ page }]);
    // "No hero" counts as one hero: NULLS NOT DISTINCT came with 15.
    expect((await one.client.from('library_entries').select()).data).toHaveLength(1);
    expect((await one.client.rpc('open_story', { slug: 'neverland' })).error).toBeNull();
    expect((await one.client.rpc('my_devices')).data).toMatchObject([{ this_one: true }]);
    expect((await one.client.auth.refreshSession()).error).toBeNull();
    expect((await one.client.auth.signOut()).error).toBeNull();
    const { data } = await clientForService().rpc(
      'delete_account' as never,
      { member: one.user_id } as never,
    );
    expect(data).toBe(true);
    expect(await backend.engine.sql`select id from auth.users where id = ${one.user_id}`).toEqual([]);
  });

  const clientForService = () => {
    const { secretKey } = backend.secrets;
    return clientOf({ fetch: (request: Request) => backend.engine.fetch(request) } as never, secretKey);
  };
});
