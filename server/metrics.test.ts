import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayReadMetrics, registerMetrics } from './metrics.ts';
import { NO_LIMITS, openTestApp, type TestApp } from './testing/test-app.ts';

const TOKEN = 'a-token-of-the-operator';
let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
  const { engine, letters } = playroom.backend;
  registerMetrics({
    dataDir: playroom.dataDir,
    sql: engine.sql,
    requests: engine.requests,
    letters: letters.stats,
  });
});
afterAll(() => playroom?.close());

const read = async () => {
  const app = playroom.appWith({
    settings: {
      hosted: null,
      storyVideoBaseUrl: null,
      smtpUrl: null,
      fakeStripe: true,
      trustProxy: false,
      metricsToken: TOKEN,
    },
  });
  const response = await app.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.text();
};
/** The value of one metric, 0 when it is missing. */
const value = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((entry) => entry.startsWith(`${line} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );

describe('GET /metrics', () => {
  test('counts responses, limit refusals and refused events', async () => {
    const before = await read();
    const app = playroom.appWith({
      limits: { ...NO_LIMITS, recover: { account: { points: 1, seconds: 60 } } },
      functions: {
        ...playroom.functions,
        broken: () => {
          throw new Error('on purpose');
        },
      },
    });
    const headers = { apikey: playroom.backend.secrets.publishableKey, 'content-type': 'application/json' };
    for (let n = 0; n < 3; n += 1)
      await app.request('/auth/v1/recover', {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: 'mia-secret@playroom.test' }),
      });
    await app.request('/functions/v1/broken', { method: 'POST' });
    await app.request('/functions/v1/stripe-webhook', {
      method: 'POST',
      headers: { 'stripe-signature': 't=1,v1=0' },
      body: '{}',
    });
    const crash = {
      ...{ version: '0.1.0', screen: '/library', caughtBy: 'screen', error: 'Error', reactCode: 0 },
      ...{ stack: [], browser: 'Safari' },
    };
    await app.request('/functions/v1/report-crash', { method: 'POST', body: JSON.stringify(crash) });
    await app.request('/story/mia-secret');
    const after = await read();
    const increase = (line: string) => value(after, line) - value(before, line);
    expect(increase('playroom_responses_total{area="auth",status="200"}')).toBe(3);
    expect(increase('playroom_refusals_total{call="recover",by="account"}')).toBe(2);
    expect(increase('playroom_responses_total{area="functions",status="500"}')).toBe(1);
    expect(increase('playroom_webhook_refusals_total')).toBe(1);
    expect(increase('playroom_browser_crashes_total')).toBe(1);
    expect(increase('playroom_responses_total{area="pages",status="200"}')).toBe(1);
    expect(after).not.toMatch(/mia|@|secret/i);
  });

  test('reports waits, slow queries, mails, disk and every table', async () => {
    const { sql, requests } = playroom.backend.engine;
    const before = await read();
    await sql`select pg_sleep(0.6)`;
    const text = await read();
    expect(value(text, 'playroom_slow_queries_total') - value(before, 'playroom_slow_queries_total')).toBe(1);
    expect(value(text, 'playroom_database_wait_seconds_count')).toBeGreaterThan(0);
    expect(value(text, 'playroom_disk_bytes{what="free"}')).toBeGreaterThan(0);
    expect(value(text, 'playroom_database_bytes')).toBeGreaterThan(1_000_000);
    for (const table of ['auth.users', 'public.heroes', 'playroom.letters'])
      expect(value(text, `playroom_table_bytes{table="${table}"}`), table).toBeGreaterThan(0);
    for (const state of ['waiting', 'sent', 'failed_tries', 'given_up'])
      expect(text).toContain(`playroom_mails{state="${state}"} `);

    // All request connections are in use, and one more request waits.
    const clients = await Promise.all(Array.from({ length: requests.options.max }, () => requests.connect()));
    const waiting = requests.connect();
    const full = await read();
    expect(value(full, 'playroom_database_connections{state="awaited"}')).toBe(1);
    expect(value(full, 'playroom_database_connections{state="busy"}')).toBe(requests.options.max);
    for (const client of clients) client.release();
    (await waiting).release();
  });

  test('uses few labels, none of them about a person', async () => {
    const labels = [...(await read()).matchAll(/(\w+)="/g)].map(([, name]) => name);
    const knownLabels = ['area', 'status', 'call', 'by', 'le', 'what', 'table', 'state'];
    const ofNode = ['version', 'major', 'minor', 'patch', 'kind', 'space', 'type'];
    expect([...new Set(labels)].filter((name) => ![...knownLabels, ...ofNode].includes(name ?? ''))).toEqual(
      [],
    );
  });

  test('is closed to everybody else', async () => {
    const fetchMetrics = (headers: Record<string, string>, remoteAddress = '192.0.2.1') =>
      playroom.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } });
    expect((await fetchMetrics({}, '127.0.0.1')).status).toBe(200);
    expect((await fetchMetrics({})).status).toBe(404);
    expect((await fetchMetrics({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await fetchMetrics({ authorization: `Bearer ${TOKEN}` })).status).toBe(404);
  });
});

describe('access to the metrics', () => {
  const access = { metricsToken: null, siteUrl: 'http://localhost:3000', trustProxy: false };
  const behindProxy = { metricsToken: null, siteUrl: 'https://stories.example.org', trustProxy: true };
  const withToken = { ...behindProxy, metricsToken: TOKEN };
  test.each([
    ['a program of this machine', access, {}, '127.0.0.1', true],
    ['the same by IPv6', access, {}, '::1', true],
    ['the same by both', access, {}, '::ffff:127.0.0.1', true],
    ['another device', access, {}, '192.168.0.7', false],
    ['a visitor by the proxy', behindProxy, { 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1', false],
    ['a visitor who says to be here', behindProxy, { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', false],
    ['a visitor by another proxy', behindProxy, { forwarded: 'for=192.0.2.1' }, '127.0.0.1', false],
    ['a program beside the proxy', behindProxy, {}, '127.0.0.1', true],
    ['anybody, where the proxy says nothing', { ...behindProxy, trustProxy: false }, {}, '127.0.0.1', false],
    ['who has the token', withToken, { authorization: `Bearer ${TOKEN}` }, '192.0.2.1', true],
    ['who has half of it', withToken, { authorization: 'Bearer a-token' }, '127.0.0.1', false],
    ['who has another', withToken, { authorization: `Bearer ${TOKEN.toUpperCase()}` }, '127.0.0.1', false],
    ['who has one where there is none', access, { authorization: `Bearer ${TOKEN}` }, '127.0.0.1', false],
  ] as const)('%s', (_, access, headers, address, isAllowed) => {
    expect(mayReadMetrics(new Headers(headers), address, access)).toBe(isAllowed);
  });
});
