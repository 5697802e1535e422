/** Nobody can give themselves a plan, more stories or another member's rows: by no verb, call or trick. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestMember } from '../../server/testing/test-app.ts';
import { type BillingApp, openBillingApp, SITE_URL } from './support/billing-app.ts';

const TABLES = [
  'subscriptions',
  'stripe_events',
  'story_openings',
  'plan_limits',
  'till_subscriptions',
  'till_windows',
];

let memberships: BillingApp;
let paying: TestMember;
let member: TestMember;
let before: string;

beforeAll(async () => {
  memberships = await openBillingApp(null);
  const { playroom, call, fetch } = memberships;
  [paying, member] = await Promise.all([playroom.member('paying'), playroom.member('member')]);
  for (const buyer of [paying, member]) {
    const { body } = await call('create-checkout', buyer, { plan: 'basic' });
    if (buyer === member) continue;
    await fetch(
      new Request(String(body.url), { method: 'POST', body: new URLSearchParams({ action: 'pay' }) }),
    );
    await buyer.client.rpc('open_story', { slug: 'neverland' });
  }
});
beforeEach(async () => {
  before = await databaseDump();
});
afterAll(() => memberships?.playroom.close());

/** All rows of those tables, to show that nothing has changed. */
async function databaseDump(): Promise<string> {
  const { sql } = memberships.playroom.backend.engine;
  const rows = await Promise.all(
    TABLES.map((table) => sql.unsafe(`select t::text from public.${table} t order by 1`)),
  );
  return JSON.stringify(rows);
}

/** A raw request to the data API, as with curl. */
async function send(
  method: string,
  path: string,
  change: { token?: string | null; headers?: object; body?: unknown } = {},
) {
  const { publishableKey } = memberships.playroom.backend.secrets;
  const token = change.token === undefined ? member.session.access_token : change.token;
  const headers = new Headers({
    apikey: publishableKey,
    'content-type': 'application/json',
    prefer: 'return=representation',
  });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(change.headers ?? {})) headers.set(name, String(value));
  const body = change.body === undefined ? {} : { body: JSON.stringify(change.body) };
  const response = await memberships.fetch(new Request(`${SITE_URL}${path}`, { method, headers, ...body }));
  return { status: response.status, text: await response.text() };
}

const premiumRow = () => ({ user_id: member.userId, tier: 'premium', status: 'active', version: 99 });

describe('by any verb', () => {
  test.each(TABLES)('rejects writes to %s by members and visitors', async (table) => {
    const ownRows = `user_id=eq.${member.userId}`;
    for (const token of [member.session.access_token, null]) {
      const responses = await Promise.all([
        send('POST', `/rest/v1/${table}`, { token, body: premiumRow() }),
        send('POST', `/rest/v1/${table}?on_conflict=user_id`, {
          token,
          body: [premiumRow()],
          headers: { prefer: 'resolution=merge-duplicates,return=representation' },
        }),
        send('PATCH', `/rest/v1/${table}?${ownRows}`, { token, body: { tier: 'premium', status: 'active' } }),
        send('PATCH', `/rest/v1/${table}?user_id=neq.${member.userId}`, {
          token,
          body: { user_id: member.userId },
        }),
        send('PUT', `/rest/v1/${table}?${ownRows}`, { token, body: premiumRow() }),
        send('DELETE', `/rest/v1/${table}?${ownRows}`, { token }),
      ]);
      for (const { status } of responses) expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(await databaseDump()).toBe(before);
  });

  test('shows a member only their own subscription and openings, and nothing of the provider', async () => {
    const { data } = await member.client.from('subscriptions').select();
    expect(data?.map((row) => row.user_id)).toEqual([member.userId]);
    expect((await member.client.from('story_openings').select()).data).toEqual([]);
    for (const table of ['stripe_events', 'till_subscriptions', 'till_windows']) {
      const { status, text } = await send('GET', `/rest/v1/${table}?select=*`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain(paying.userId);
    }
  });

  test('shows a visitor the plans and nothing else', async () => {
    for (const table of TABLES) {
      const { status, text } = await send('GET', `/rest/v1/${table}?select=*`, { token: null });
      if (table === 'plan_limits') expect(status).toBe(200);
      else expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain(paying.userId);
    }
  });
});

describe('by any call', () => {
  test.each([
    ['delete_account', () => ({ member: paying.userId })],
    ['current_tier', () => ({ member: paying.userId })],
    ['open_story', () => ({ slug: 'christmas', member: paying.userId })],
    ['tier_of', () => ({ member: paying.userId })],
    ['lock_member', () => ({ member: paying.userId, subject: 'openings' })],
    ['pg_sleep', () => ({ seconds: 0 })],
  ])('%s has no effect on another member', async (name, args) => {
    const { status } = await send('POST', `/rest/v1/rpc/${name}`, { body: args() });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await databaseDump()).toBe(before);
  });

  test('functions act for the token’s member only', async () => {
    const body = { user_id: paying.userId, member: paying.userId, plan: 'basic' };
    expect((await memberships.call('check-subscription', member, body)).body).toEqual({
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
    });
    expect((await memberships.call('delete-account', null, body)).status).toBe(401);
    expect((await memberships.row(paying))?.status).toBe('active');
  });
});

describe('by tricks', () => {
  test('keeps other schemas closed, also when asked for by header', async () => {
    for (const schema of ['private', 'auth', 'supabase_migrations', 'pg_catalog']) {
      const profile = { 'accept-profile': schema, 'content-profile': schema };
      const read = await send('GET', '/rest/v1/users?select=*', { headers: profile });
      const called = await send('POST', '/rest/v1/rpc/tier_of', {
        headers: profile,
        body: { member: paying.userId },
      });
      expect(read.status).toBeGreaterThanOrEqual(400);
      expect(called.status).toBeGreaterThanOrEqual(400);
      expect(read.text).not.toContain(paying.email);
    }
    for (const table of [
      'auth.users',
      'private.tier_of',
      '"subscriptions"',
      'subscriptions;select',
      'pg_roles',
    ]) {
      const { status } = await send('GET', `/rest/v1/${encodeURIComponent(table)}?select=*`);
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  test('embedding one table in another exposes nothing', async () => {
    for (const select of ['*,subscriptions(*)', '*,users(*)', '*,till_windows(*)']) {
      const { text } = await send('GET', `/rest/v1/profiles?select=${encodeURIComponent(select)}`);
      expect(text).not.toContain(paying.userId);
      expect(text).not.toContain('till_cus_');
    }
  });

  test('ignores a self-made role, key or token', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { sub: member.userId, role: 'service_role', exp: 4_000_000_000, aud: 'authenticated' };
    const [, , signature = ''] = member.session.access_token.split('.');
    for (const token of [
      `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
      `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${signature}`,
      'service_role',
    ]) {
      const patched = await send('PATCH', `/rest/v1/subscriptions?user_id=eq.${member.userId}`, {
        token,
        body: { status: 'active' },
      });
      expect(patched.status).toBeGreaterThanOrEqual(400);
      const request = new Request(`${SITE_URL}/functions/v1/delete-account`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      expect((await memberships.fetch(request)).status).toBe(401);
    }
    const response = await send('GET', '/rest/v1/till_windows?select=*', {
      headers: { role: 'service_role', 'x-role': 'service_role' },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await databaseDump()).toBe(before);
  });

  test('ignores a plan in sign-up metadata', async () => {
    const { data } = await memberships.playroom.visitor().auth.signUp({
      email: 'sly@playroom.test',
      password: 'sunny-day-7!',
      options: { data: { tier: 'premium', role: 'service_role', subscription_tier: 'premium' } },
    });
    const token = data.session?.access_token ?? '';
    expect((await send('POST', '/rest/v1/rpc/current_tier', { token, body: {} })).text).toBe('"free"');
    const user = await send('PUT', '/auth/v1/user', {
      token,
      body: { role: 'service_role', app_metadata: { role: 'service_role' }, data: { tier: 'premium' } },
    });
    expect(user.text).not.toMatch(/"role":"service_role","app|"app_metadata":\{[^}]*service_role/);
    expect((await send('GET', '/rest/v1/till_windows', { token })).status).toBeGreaterThanOrEqual(400);
  });

  test('ignores an unsigned event and a direct call of the test till', async () => {
    const event = {
      id: 'evt_mine',
      object: 'event',
      type: 'invoice.paid',
      created: 1,
      data: { object: { customer: `till_cus_${member.userId}`, status: 'active' } },
    };
    for (const headers of [{}, { 'stripe-signature': 't=1,v1=0' }, { 'x-till': 'yes' }]) {
      const { status } = await send('POST', '/functions/v1/stripe-webhook', { body: event, headers });
      expect(status).toBe(400);
    }
    expect(await databaseDump()).toBe(before);
  });
});
