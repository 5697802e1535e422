/**
 * The first start on the oldest supported PostgreSQL, as an ordinary role: what a superuser must do first, and that
 * requests have a login of their own at every start. The project `server-15` covers members there.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBackend } from './backend.ts';
import { guardConsole } from './log.ts';
import { type ExternalPostgres, startExternalPostgres } from './testing/external-postgres.ts';
import { endPostgres15, hasPostgres15 } from './testing/postgres-15.ts';

if (!hasPostgres15()) process.stderr.write('PostgreSQL 15 is not on this machine: its tests are left out.\n');

describe.runIf(hasPostgres15())('PostgreSQL 15, reached by DATABASE_URL as an ordinary role', () => {
  let folder: string;
  let postgres: ExternalPostgres;
  const logged: string[] = [];
  const restore = guardConsole((_, text) => logged.push(text));
  const open = () =>
    openBackend(
      {
        dataDir: path.join(folder, 'server'),
        databaseUrl: postgres.urlOf('stories'),
        siteUrl: 'http://playroom.test',
        smtpUrl: null,
        mailFrom: 'a@b.c',
      },
      () => undefined,
    );

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'playroom-15-'));
    postgres = await startExternalPostgres(folder);
    await postgres.admin('create database stories owner keeper');
  });
  afterAll(async () => {
    restore();
    if (!folder) return;
    endPostgres15(folder);
    await rm(folder, { recursive: true, force: true });
  });

  test('says which role a superuser must create first', async () => {
    await expect(open()).rejects.toThrow(
      /before PostgreSQL 16 a superuser makes one of them: CREATE ROLE service_role NOLOGIN BYPASSRLS;/,
    );
  });

  test.each(['first', 'second'])('at the %s start, the request login owns nothing', async () => {
    await postgres.admin(`do $$ begin
      if not exists (select from pg_roles where rolname = 'service_role') then
        create role service_role nologin bypassrls;
      end if;
    end $$`);
    const backend = await open();
    try {
      expect(await backend.engine.health()).toMatchObject({
        state: 'ok',
        database: expect.stringMatching(/^15\./),
      });
      const { rows } = await backend.engine.requests.query('select session_user as login');
      expect(rows).toEqual([{ login: expect.stringMatching(/^playroom_requests_\d+$/) }]);
      expect(logged).toEqual([]);
    } finally {
      await backend.close();
    }
  });
});
