/** docs/privacy.md says what is stored and for how long; the database does exactly that. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../project.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { purge } from './purge.ts';

let playroom: TestApp;
let page: string;
beforeAll(async () => {
  playroom = await openTestApp();
  page = await readFile(path.join(PROJECT_ROOT, 'docs', 'privacy.md'), 'utf8');
});
afterAll(() => playroom?.close());

test('the list names exactly the tables that exist', async () => {
  const rows = await playroom.backend.engine.sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema)'`;
  const namedTables = [...page.matchAll(/\b(?:auth|public|private|playroom|supabase_migrations)\.\w+/g)].map(
    ([name]) => name,
  );
  expect([...new Set(namedTables)].sort()).toEqual(rows.map(({ name }) => name).sort());
});

/** A link that ended so long ago, with a parcel that came so long ago. */
const recordingLink = (ended: string, sent: string) => `
  with link as (
    insert into public.recording_requests (user_id, token_hash, book_tag, book_hash, note, ended_at)
    values ($1::uuid, encode(sha256(convert_to($1::uuid::text, 'utf8')), 'hex'), repeat('A', 43), repeat('a', 64), repeat('A', 40), now() - ${ended})
    returning id
  ) insert into public.recording_parcels (request_id, user_id, bytes, sent_at)
    select id, $1::uuid, 300, now() - ${sent} from link`;

test.each([
  [
    '13 months',
    `insert into public.story_openings (user_id, story_slug, month) values ($1, 'neverland', date_trunc('month', now() - interval '15 months'))`,
    'public.story_openings',
  ],
  [
    '180 days',
    `update auth.sessions set created_at = now() - interval '181 days' where user_id = $1`,
    'auth.sessions',
  ],
  ['180 days', `select $1::uuid`, 'auth.refresh_tokens'],
  [
    '30 days',
    `update auth.audit_log_entries set created_at = now() - interval '31 days' where payload ->> 'actor_id' = $1::text`,
    'auth.audit_log_entries',
  ],
  [
    '90 days',
    `insert into public.stripe_events (id, type, created, processed_at) select 'evt_old', 'test', now(), now() - interval '91 days' where $1 <> ''`,
    'public.stripe_events',
  ],
  [
    '30 days',
    `insert into public.till_windows (id, user_id, customer_id, kind, status, created_at, expires_at) values (repeat('w', 32), $1, 'c', 'portal', 'expired', now() - interval '31 days', now())`,
    'public.till_windows',
  ],
  ['30 days', recordingLink(`interval '1 minute'`, `interval '31 days'`), 'public.recording_parcels'],
  ['30 days', recordingLink(`interval '31 days'`, `interval '40 days'`), 'public.recording_requests'],
  [
    '180 days',
    `insert into public.voice_devices (id, user_id, seen_at) values (gen_random_uuid(), $1, now() - interval '181 days')`,
    'public.voice_devices',
  ],
])('after %s it is gone: %s', async (time, ageStatement, table) => {
  const { engine } = playroom.backend;
  expect(page).toContain(time);
  const { userId } = await playroom.member('aged');
  const youngMember = await playroom.member('young');
  await engine.sql.unsafe(ageStatement, [userId]);
  if (table === 'auth.refresh_tokens')
    await engine.sql`update auth.sessions set created_at = now() - interval '181 days' where user_id = ${userId}`;
  expect(await purge(engine.sql)).toBe(true);
  const ownRows =
    table === 'auth.audit_log_entries'
      ? `payload ->> 'actor_id'`
      : table === 'public.stripe_events'
        ? `id`
        : 'user_id::text';
  const remainingRows = async (whose: string) =>
    (await engine.sql.unsafe(`select 1 from ${table} where ${ownRows} = $1`, [whose])).length;
  expect(await remainingRows(table === 'public.stripe_events' ? 'evt_old' : userId)).toBe(0);
  // Recent rows stay.
  if (/^auth\./.test(table)) expect(await remainingRows(youngMember.userId)).toBeGreaterThan(0);
});

test('an unused link is deleted after a day', async () => {
  const { sql } = playroom.backend.engine;
  const { userId } = await playroom.member('lazy');
  await sql`update auth.users set recovery_token = repeat('r', 64), recovery_sent_at = now() - interval '25 hours',
    email_change = 'x@y.z', email_change_token_new = repeat('n', 64), email_change_sent_at = now() - interval '25 hours'
    where id = ${userId}`;
  await purge(sql);
  const [user] =
    await sql`select recovery_token, email_change, email_change_token_new from auth.users where id = ${userId}`;
  expect(user).toEqual({ recovery_token: null, email_change: null, email_change_token_new: null });
});

test('only one of several servers deletes at a time', async () => {
  const { sql } = playroom.backend.engine;
  await sql.withConnection(async (otherConnection) => {
    await otherConnection`select pg_advisory_lock(7105202612)`;
    expect(await purge(sql)).toBe(false);
    await otherConnection`select pg_advisory_unlock(7105202612)`;
  });
  expect(await purge(sql)).toBe(true);
});
