/**
 * `npm run bench:scale`: a database of FAMILIES families (a million unless told), and the plan of every statement that
 * the app's calls send. Ends with an error when one of them reads a large table from end to end. docs/scale.md holds the
 * last numbers.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openBackend } from '../server/backend.ts';
import { inDatabase } from '../server/counters.ts';
import type { Database } from '../server/engine/database.ts';
import { purge } from '../server/engine/purge.ts';
import { guardConsole } from '../server/log.ts';

const FAMILIES = Number(process.env.FAMILIES ?? 1_000_000);
const say = (text: string) => process.stdout.write(`${text}\n`);
const since = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Families with a profile, a hero, two saved books, an opened story, a session, its token and its entry in the audit log each. */
const SEED: readonly (readonly [what: string, table: string, statement: string])[] = [
  [
    'families',
    'auth.users',
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     select md5(n::text)::uuid, 'family-' || n || '@example.org', '$2b$10$' || repeat('x', 53), now(),
       '{"provider":"email"}', '{"first_name":"Zoe"}' from generate_series(1, ${FAMILIES}) n`,
  ],
  [
    'profiles',
    'public.profiles',
    `insert into public.profiles (user_id, first_name, last_name, adventurer_name)
     select md5(n::text)::uuid, 'Zoe', 'Family', 'Adventurer' from generate_series(1, ${FAMILIES}) n`,
  ],
  [
    'heroes',
    'public.heroes',
    `insert into public.heroes (user_id, name, pronouns, look)
     select md5(n::text)::uuid, 'Mia', 'she', '{"hair":"curls","skin":"warm"}' from generate_series(1, ${FAMILIES}) n`,
  ],
  [
    'saved books',
    'public.library_entries',
    `insert into public.library_entries (user_id, story_slug, page, pages)
     select md5(n::text)::uuid, slug, 3, 12 from generate_series(1, ${FAMILIES}) n,
       unnest(array['neverland', 'christmas']) slug`,
  ],
  [
    'openings',
    'public.story_openings',
    `insert into public.story_openings (user_id, story_slug, month)
     select md5(n::text)::uuid, 'neverland', date_trunc('month', now())::date from generate_series(1, ${FAMILIES}) n`,
  ],
  [
    'sessions',
    'auth.sessions',
    `insert into auth.sessions (id, user_id, aal)
     select md5('s' || n)::uuid, md5(n::text)::uuid, 'aal1' from generate_series(1, ${FAMILIES}) n`,
  ],
  [
    'refresh tokens',
    'auth.refresh_tokens',
    `insert into auth.refresh_tokens (id, token, user_id, session_id)
     select 'r' || n, 't' || n, md5(n::text)::uuid, md5('s' || n)::uuid from generate_series(1, ${FAMILIES}) n`,
  ],
  [
    'identities',
    'auth.identities',
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     select md5('i' || n)::uuid, 'email', md5(n::text), md5(n::text)::uuid,
       jsonb_build_object('email', 'family-' || n || '@example.org') from generate_series(1, ${FAMILIES}) n`,
  ],
  [
    'audit log',
    'auth.audit_log_entries',
    `insert into auth.audit_log_entries (id, payload)
     select md5('a' || n)::uuid, json_build_object('actor_id', md5(n::text)::uuid, 'action', 'login')
     from generate_series(1, ${FAMILIES}) n`,
  ],
  [
    'subscriptions',
    'public.subscriptions',
    `insert into public.subscriptions (user_id, tier, status, stripe_customer_id)
     select md5(n::text)::uuid, 'basic', 'active', 'cus_' || n from generate_series(1, ${FAMILIES}, 10) n`,
  ],
  [
    'leavings',
    'public.leavings',
    `insert into public.leavings (user_id, goes_at)
     select md5(n::text)::uuid, now() + make_interval(mins => n % 10000) from generate_series(1, ${FAMILIES}, 100) n`,
  ],
  [
    'counted tries',
    'playroom.limits',
    `insert into playroom.limits (key, points, expire)
     select 'token-network-1:10.' || n, 1, extract(epoch from now()) * 1000 + 86400000 from generate_series(1, ${FAMILIES}, 10) n`,
  ],
  [
    'payment events',
    'public.stripe_events',
    `insert into public.stripe_events (id, type, created)
     select 'evt_' || n, 'invoice.paid', now() from generate_series(1, ${FAMILIES}, 10) n`,
  ],
];

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How often each large table has been read from end to end so far, also from within functions and triggers. */
async function scansOf(sql: Database): Promise<Map<string, number>> {
  // Connections tell what they did once they have rested.
  await sleep(11_000);
  const rows = await sql<{ name: string; scans: string }[]>`
    select format('%s.%s', s.schemaname, s.relname) as name, s.seq_scan::text as scans
    from pg_stat_all_tables s join pg_class c on c.oid = s.relid
    where c.reltuples > 1000 and s.schemaname in ('auth', 'public', 'private', 'playroom')`;
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]));
}

const kept = process.env.SCALE_DIR;
if (kept) await mkdir(kept, { recursive: true });
const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'story-playroom-scale-')));
guardConsole(() => undefined);
const backend = await openBackend(
  { dataDir, databaseUrl: null, siteUrl: 'http://localhost:3000', smtpUrl: null, mailFrom: 'a@b.c' },
  () => undefined,
);
const { engine } = backend;
const failed: string[] = [];
try {
  await engine.sql.hold(async (held) => {
    // The seed is written at once; what one member may keep is not asked.
    await held`set session_replication_role = replica`;
    await held`set synchronous_commit = off`;
    for (const [what, table, statement] of SEED) {
      const there = await held.unsafe(`select from ${table} limit 100`);
      if (there.length === 100) continue;
      const start = performance.now();
      await held.unsafe(statement);
      say(`seeded ${what}: ${since(start)}`);
    }
    await held`set session_replication_role = origin`;
    await held.unsafe('analyze');
  });
  const [size] = await engine.sql<{ size: string }[]>`
    select pg_size_pretty(pg_database_size(current_database())) as size`;
  say(`${FAMILIES} families: ${size?.size}`);

  const rested = await scansOf(engine.sql);
  await engine.sql`select count(*) from auth.users where encrypted_password = 'no index knows'`;
  const before = await scansOf(engine.sql);
  if (before.get('auth.users') === rested.get('auth.users'))
    throw new Error('PostgreSQL does not count what is read from end to end.');
  // Every statement of the calls below, as it is sent.
  const sent = new Map<string, readonly unknown[]>();
  const plain = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...all: unknown[]) {
    const [text, values] = all;
    if (typeof text === 'string' && /^\s*(select|insert|update|delete|with)/i.test(text))
      if (!sent.has(text)) sent.set(text, Array.isArray(values) ? values : []);
    return (plain as (...args: unknown[]) => unknown).apply(this, all);
  } as typeof plain;

  const headers: Record<string, string> = {
    apikey: backend.secrets.publishableKey,
    'content-type': 'application/json',
  };
  const call = async (method: string, where: string, body?: unknown) => {
    const start = performance.now();
    const answer = await engine.fetch(
      new Request(`http://engine.internal${where}`, {
        method,
        headers: { ...headers, prefer: 'return=representation' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`${where} answered ${answer.status}: ${text}`);
    say(`${`${method} ${where.split('?')[0]}`.padEnd(44)}${(performance.now() - start).toFixed(1)} ms`);
    return text === '' ? null : JSON.parse(text);
  };
  const account = { email: 'new@example.org', password: 'sunny-day-7!' };
  const { user } = await call('POST', '/auth/v1/signup', account);
  const session = await call('POST', '/auth/v1/token?grant_type=password', account);
  headers.authorization = `Bearer ${session.access_token}`;
  const names = { user_id: user.id, first_name: 'A', last_name: 'B', adventurer_name: 'C' };
  await call('POST', '/rest/v1/profiles', names);
  await call('GET', `/rest/v1/profiles?select=*&user_id=eq.${user.id}`);
  await call('PATCH', `/rest/v1/profiles?user_id=eq.${user.id}`, { first_name: 'D' });
  const [hero] = await call('POST', '/rest/v1/heroes', { name: 'Mia', pronouns: 'she', look: {} });
  const mine = `user_id=eq.${user.id}`;
  await call('GET', `/rest/v1/heroes?select=*&${mine}&order=created_at`);
  await call('PATCH', `/rest/v1/heroes?id=eq.${hero.id}&${mine}`, { name: 'Mio' });
  const progress = { story_slug: 'neverland', hero_id: null, page: 1, pages: 12 };
  await call('POST', '/rest/v1/rpc/save_progress', progress);
  // The shelf comes in parts.
  await call(
    'GET',
    `/rest/v1/library_entries?select=story_slug,page&${mine}&order=saved_at.desc,id&offset=0&limit=500`,
  );
  await call('PATCH', `/rest/v1/library_entries?story_slug=eq.neverland&hero_id=is.null&${mine}`, {
    rating: 5,
  });
  await call('DELETE', `/rest/v1/library_entries?story_slug=eq.neverland&hero_id=is.null&${mine}`);
  await call('POST', '/rest/v1/rpc/open_story', { slug: 'neverland' });
  await call('GET', `/rest/v1/story_openings?select=story_slug&${mine}&month=eq.2026-11-01`);
  await call('GET', `/rest/v1/subscriptions?select=cancel_at_period_end&${mine}`);
  await call('POST', '/rest/v1/rpc/current_tier', {});
  await call('GET', `/rest/v1/leavings?select=goes_at&${mine}`);
  const devices = await call('POST', '/rest/v1/rpc/my_devices', {});
  // Everything at once, as a family takes it with them.
  for (const table of ['profiles', 'heroes', 'library_entries', 'subscriptions', 'story_openings'])
    await call('GET', `/rest/v1/${table}?select=*&${mine}&offset=0&limit=500`);
  await call('DELETE', `/rest/v1/heroes?id=eq.${hero.id}&${mine}`);
  await call('POST', '/auth/v1/recover', { email: account.email });
  await call('PUT', '/auth/v1/user', { email: 'next@example.org' });
  await call('PUT', '/auth/v1/user', { password: 'another-day-8!' });
  await call('POST', '/auth/v1/verify', { type: 'recovery', token_hash: 'a'.repeat(64) });
  await call('POST', '/auth/v1/verify', { type: 'email_change', token_hash: 'a'.repeat(64) });
  const newer = await call('POST', '/auth/v1/token?grant_type=refresh_token', {
    refresh_token: session.refresh_token,
  });
  headers.authorization = `Bearer ${newer.access_token}`;
  await call('GET', '/auth/v1/user');
  await call('POST', '/rest/v1/rpc/keep_account', {});
  await call('POST', '/rest/v1/rpc/sign_out_device', { device_id: devices.at(-1)?.id });
  const tries = inDatabase(engine.requests)('token-network-1', { points: 30, seconds: 300 });
  await tries.consume('10.0.0.1');
  await tries.get('10.0.0.1');
  await tries.delete('10.0.0.1');
  headers.apikey = backend.secrets.secretKey;
  delete headers.authorization;
  await call('GET', '/rest/v1/subscriptions?select=*&stripe_customer_id=eq.cus_1');
  await call('GET', `/rest/v1/subscriptions?select=*&user_id=eq.${user.id}`);
  await call('PATCH', `/rest/v1/subscriptions?user_id=eq.${user.id}&version=eq.0`, { version: 1 });
  await call('GET', '/rest/v1/stripe_events?select=id&id=eq.evt_1');
  const event = { id: 'evt_new', type: 'invoice.paid', created: new Date().toISOString() };
  await call('POST', '/rest/v1/stripe_events', event);
  await call('POST', '/rest/v1/rpc/open_story', { slug: 'christmas', member: user.id, spend: false });
  await call('POST', '/rest/v1/rpc/leave_in_seven_days', { member: user.id });
  await call('GET', `/rest/v1/leavings?select=goes_at&user_id=eq.${user.id}`);
  const leaving = performance.now();
  await call('POST', '/rest/v1/rpc/delete_account', { member: user.id });
  say(`an account deleted: ${since(leaving)}`);
  const purging = performance.now();
  await purge(engine.sql);
  say(`a purge: ${since(purging)}`);
  pg.Client.prototype.query = plain;
  const after = await scansOf(engine.sql);
  for (const [table, scans] of after) {
    const times = scans - (before.get(table) ?? 0);
    if (times > 0) failed.push(`${table} was read from end to end ${times} times, here or in a function`);
  }

  const [rows] = await engine.sql<{ large: string[] }[]>`
    select array_agg(relname::text) as large from pg_class where relkind = 'r' and reltuples > 1000`;
  let explained = 0;
  for (const [text, values] of sent) {
    const plans = await engine.sql.begin(async (held) => {
      // The planner's own choice for a statement with these values; nothing is run.
      return held
        .unsafe<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values)
        .catch(() => null);
    });
    const plan = plans?.[0]?.['QUERY PLAN'][0]?.Plan;
    if (!plan) continue;
    explained += 1;
    const scans = nodesOf(plan).filter(
      (node) => node['Node Type'] === 'Seq Scan' && rows?.large.includes(node['Relation Name'] ?? ''),
    );
    if (scans.length > 0) failed.push(`${scans.map((node) => node['Relation Name'])}: ${text.slice(0, 200)}`);
  }
  say(
    `${sent.size} statements sent, ${explained} explained, ${failed.length} read a large table from end to end`,
  );
  for (const line of failed) say(`  ${line}`);
} finally {
  await backend.close();
  if (!kept) await rm(dataDir, { recursive: true, force: true });
}
process.exit(failed.length > 0 ? 1 : 0);
