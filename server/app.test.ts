/** What is reachable from outside, and how the server answers when something is not. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from './http/rate-limits.ts';
import { POSTGRES } from './testing/installations.ts';
import { clientOf, openTestApp, PASSWORD, type TestApp } from './testing/test-app.ts';

let playroom: TestApp;
let key: string;
beforeAll(async () => {
  playroom = await openTestApp();
  key = playroom.backend.secrets.publishableKey;
});
afterAll(() => playroom?.close());

describe('paths of the engine', () => {
  test.each([
    '/_system',
    '/_system/config',
    '/_system/info',
    '/_system/health',
    '/storage/v1/bucket',
    '/storage/v1/object/public/x/y',
    '/realtime/v1/websocket',
    '/graphql/v1',
    '/auth/v1/admin/users',
    '/auth/v1/authorize?provider=github',
    '/auth/v1/callback',
    '/auth/v1/factors',
    '/auth/v1/verify?token=x&type=recovery',
    '/functions/v1/nothing',
    '/functions/v1',
  ])('answers 404 for %s, with or without the secret key', async (path) => {
    for (const apikey of [key, playroom.backend.secrets.secretKey]) {
      for (const method of ['GET', 'POST']) {
        if (method === 'POST' && path.startsWith('/auth/v1/verify')) continue;
        const response = await playroom.app.request(path, { method, headers: { apikey } });
        expect(response.status, `${method} ${path}`).toBe(404);
        expect(response.headers.get('content-type')).toContain('application/json');
      }
    }
  });

  test('answers for paths that exist', async () => {
    expect((await playroom.app.request('/auth/v1/settings', { headers: { apikey: key } })).status).toBe(200);
    expect((await playroom.app.request('/rest/v1/plan_limits', { headers: { apikey: key } })).status).toBe(
      200,
    );
    expect((await playroom.app.request('/functions/v1/check-subscription', { method: 'POST' })).status).toBe(
      401,
    );
  });

  test('does not describe the schema to visitors', async () => {
    const response = await playroom.app.request('/rest/v1/', { headers: { apikey: key } });
    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  test('lets no other site in, and leaks no session detail in a header', async () => {
    const response = await playroom.app.request('/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: key, origin: 'https://elsewhere.example', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'cors@playroom.test', password: PASSWORD }),
    });
    expect(response.status).toBe(200);
    const names = [...response.headers.keys()];
    expect(names.filter((name) => /^(access-control|sb-auth|set-cookie)/.test(name))).toEqual([]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('request bodies over 1 MB', () => {
  const large = JSON.stringify({ email: 'a@b.c', password: 'x'.repeat(1024 * 1024) });
  test.each([
    '/auth/v1/signup',
    '/auth/v1/token',
    '/rest/v1/heroes',
    '/functions/v1/create-checkout',
    '/till/checkout/x',
  ])('%s answers 413', async (path) => {
    const send = (body: BodyInit, headers: Record<string, string>) =>
      playroom.app.request(path, {
        method: 'POST',
        headers: { apikey: key, ...headers },
        body,
        duplex: 'half',
      } as RequestInit);
    expect((await send(large, { 'content-length': String(large.length) })).status).toBe(413);
    // A sender without a content-length.
    expect((await send(new Blob([large]).stream(), { 'transfer-encoding': 'chunked' })).status).toBe(413);
  });

  test('get a friendly message', async () => {
    const response = await playroom.app.request('/rest/v1/heroes', {
      method: 'POST',
      headers: { apikey: key },
      body: large,
    });
    expect(await response.json()).toMatchObject({
      code: 413,
      error_code: 'request_too_large',
      msg: 'That is more than can be sent at once.',
    });
  });
});

describe('rate limits over HTTP', () => {
  test('supabase-js shows the kind sentence, and other networks can still log in', async () => {
    const { email } = await playroom.member('hasty');
    const app = playroom.appWith({ limits: RATE_LIMITS });
    const browser = clientOf(app, key);
    const messages: (string | undefined)[] = [];
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      const { error } = await browser.auth.signInWithPassword({ email, password: 'wrong-1!' });
      messages.push(error?.message);
    }
    expect(new Set(messages.slice(0, 10))).toEqual(new Set(['Invalid login credentials']));
    expect(messages[10]).toBe('That was a lot of tries. Please wait 5 minutes and try again.');
    const right = await browser.auth.signInWithPassword({ email, password: PASSWORD });
    expect(right.error?.status).toBe(429);
    expect(right.error?.code).toBe('over_request_rate_limit');

    const { email: otherEmail } = await playroom.member('calm');
    expect(
      (await browser.auth.signInWithPassword({ email: otherEmail, password: PASSWORD })).error,
    ).toBeNull();
  });

  test('trusts a proxy header only when TRUST_PROXY is set', async () => {
    const limits = {
      ...RATE_LIMITS,
      recover: { network: { points: 1, seconds: 60 } },
    };
    const logIn = (app: ReturnType<TestApp['appWith']>, from: string) =>
      app.request('/auth/v1/recover', {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json', 'x-forwarded-for': `6.6.6.6, ${from}` },
        body: JSON.stringify({ email: 'x@playroom.test' }),
      });
    const settings = { hosted: null, storyVideoBaseUrl: null, smtpUrl: null, fakeStripe: true };
    const direct = playroom.appWith({ limits, settings: { ...settings, trustProxy: false } });
    expect((await logIn(direct, '1.1.1.1')).status).toBe(200);
    expect((await logIn(direct, '2.2.2.2')).status).toBe(429);
    const behindProxyApp = playroom.appWith({ limits, settings: { ...settings, trustProxy: true } });
    expect((await logIn(behindProxyApp, '1.1.1.1')).status).toBe(200);
    expect((await logIn(behindProxyApp, '2.2.2.2')).status).toBe(200);
    expect((await logIn(behindProxyApp, '2.2.2.2')).status).toBe(429);
  });
});

describe('config.json', () => {
  test('gives the browser the public key and no secret', async () => {
    const response = await playroom.app.request('/config.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      supabaseUrl: null,
      supabaseKey: key,
      storyVideoBaseUrl: null,
      mail: 'log',
      till: true,
      operator: null,
    });
    const { secretKey, jwtSecret, databasePassword } = playroom.backend.secrets;
    for (const secret of [secretKey, jwtSecret, databasePassword]) expect(text).not.toContain(secret);
  });

  test('points the browser at the hosted project, and serves no API beside it', async () => {
    const app = playroom.appWith({
      engine: null,
      functions: {},
      fakeStripe: null,
      settings: {
        hosted: { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_abc' },
        storyVideoBaseUrl: 'https://videos.example.org',
        smtpUrl: null,
        fakeStripe: false,
        trustProxy: false,
      },
    });
    expect(await (await app.request('/config.json')).json()).toMatchObject({
      supabaseUrl: 'https://abc.supabase.co',
      supabaseKey: 'sb_publishable_abc',
      storyVideoBaseUrl: 'https://videos.example.org',
      till: false,
    });
    expect((await app.request('/rest/v1/profiles')).status).toBe(404);
    expect((await app.request('/healthz')).status).toBe(200);
  });
});

describe('/healthz', () => {
  test('answers 200 with versions while the database answers', async () => {
    const response = await playroom.app.request('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      version: '0.0.0',
      node: process.version,
      database: expect.stringMatching(`^${POSTGRES}\\.`),
      mail: 'ok',
    });
  });

  test('answers 503 when the database does not', async () => {
    const { engine } = playroom.backend;
    const app = playroom.appWith({
      engine: { ...engine, publishableKey: key, health: async () => ({ state: 'down', database: null }) },
    });
    expect((await app.request('/healthz')).status).toBe(503);
  });
});

describe('every response', () => {
  test.each([
    '/',
    '/explore',
    '/healthz',
    '/config.json',
    '/rest/v1/profiles',
    '/_system',
    '/functions/v1/check-subscription',
  ])('%s forbids sniffing, framing and tracking', async (path) => {
    const { headers } = await playroom.app.request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('permissions-policy')).toContain('microphone=(self)');
  });

  test.each([
    ['https://books.example', 'max-age=31536000'],
    ['http://localhost:3000', null],
    ['', null],
  ])('on a site at %s, sends strict transport security: %s', async (siteUrl, header) => {
    const app = playroom.appWith({
      settings: {
        hosted: null,
        storyVideoBaseUrl: null,
        smtpUrl: null,
        fakeStripe: true,
        trustProxy: false,
        siteUrl,
      },
    });
    for (const path of ['/', '/healthz', '/rest/v1/profiles', '/nowhere'])
      expect((await app.request(path)).headers.get('strict-transport-security'), path).toBe(header);
  });

  test('logs an unexpected failure without the request data, and answers kindly', async () => {
    const app = playroom.appWith({
      functions: {
        broken: () => {
          throw new Error('Mia broke it');
        },
      },
    });
    const response = await app.request('/functions/v1/broken?name=Mia', { method: 'POST' });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('Mia');
  });

  test('answers 405 to writes on pages', async () => {
    expect((await playroom.app.request('/explore', { method: 'POST' })).status).toBe(404);
    expect((await playroom.app.request('/auth/confirm')).status).toBe(200);
  });
});
