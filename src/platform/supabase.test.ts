// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_KEY } from './session-key.ts';

const NOW = new Date('2026-12-21T10:00:00Z');
const json = (body: unknown, status = 200) => Response.json(body, { status });
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (name: string) => `${base64({ alg: 'HS256' })}.${base64({ sub: 'zoe', name })}.c2ln`;

const sessionFor = (seconds: number, name = 'first') => ({
  access_token: tokenOf(name),
  refresh_token: `refresh-${name}`,
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id: 'zoe', aud: 'authenticated', email: 'zoe@family.example', user_metadata: {} },
});

/** Our own client on a network that answers so, and what it asked: each address with its moment. */
async function clientOn(answer: (request: Request, url: URL) => Response | Promise<Response>) {
  const requests: { path: string; at: number; request: Request }[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input), window.location.origin), init);
    const url = new URL(request.url);
    if (url.pathname === '/config.json') return json({ supabaseUrl: null, supabaseKey: 'public-key' });
    requests.push({ path: url.pathname + url.search, at: Date.now(), request });
    return answer(request, url);
  });
  vi.resetModules();
  const { getSupabase } = await import('./supabase.ts');
  const client = await getSupabase();
  clients.push(client);
  return { client, requests };
}
const clients: { auth: { stopAutoRefresh: () => Promise<void> } }[] = [];

beforeEach(() => {
  // Only these: the others would hold up the signing of keys and the reading of bodies.
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: NOW,
  });
  localStorage.clear();
  // Every test is a page of its own, but the library counts its clients over all of them.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.auth.stopAutoRefresh()));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a session', () => {
  it('is stored in local storage under our key', async () => {
    const { client } = await clientOn(() => json(sessionFor(3600)));
    await client.auth.signInWithPassword({ email: 'zoe@family.example', password: 'paper-boat-7!' });
    expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}')).toMatchObject({
      refresh_token: 'refresh-first',
      user: { id: 'zoe' },
    });
  });

  it('is checked every 30 s and refreshed within three ticks of its end', async () => {
    // 125 s are four ticks and a bit: not yet at the first look, but at the second.
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor(125)));
    const { client, requests } = await clientOn(() => json(sessionFor(3600, 'second')));
    await client.auth.getSession();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requests.map(({ path }) => path)).toEqual(['/auth/v1/token?grant_type=refresh_token']);
    expect(localStorage.getItem(SESSION_KEY)).toContain('refresh-second');
  });

  it('is refreshed before use in its last 90 s', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor(125)));
    const { client, requests } = await clientOn(() => json(sessionFor(3600, 'second')));
    await client.auth.getSession();
    await client.auth.stopAutoRefresh();
    vi.setSystemTime(NOW.getTime() + 34_000);
    expect((await client.auth.getSession()).data.session?.refresh_token).toBe('refresh-first');
    expect(requests).toEqual([]);
    vi.setSystemTime(NOW.getTime() + 36_000);
    expect((await client.auth.getSession()).data.session?.refresh_token).toBe('refresh-second');
  });

  it.each([502, 503, 504])(
    'retries a refresh after a %i, after 200 ms and then twice as long',
    async (status) => {
      localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor(-60)));
      let failures = 3;
      const { client, requests } = await clientOn(() => {
        failures -= 1;
        return failures > 0 ? new Response('away', { status }) : json(sessionFor(3600, 'second'));
      });
      const renewed = client.auth.getSession();
      await vi.advanceTimersByTimeAsync(1_000);
      expect((await renewed).data.session?.refresh_token).toBe('refresh-second');
      const [first = 0, ...later] = requests.map(({ at }) => at);
      expect(later.map((at) => at - first)).toEqual([200, 600]);
    },
  );

  it('works on a device whose storage is full', async () => {
    const kept = JSON.stringify(sessionFor(3600));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === SESSION_KEY ? kept : null),
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const { client, requests } = await clientOn(() => json([]));
    await client.from('heroes').select('id');
    expect(requests[0]?.request.headers.get('authorization')).toBe(`Bearer ${tokenOf('first')}`);
  });

  it('is removed when the service refuses to refresh it', async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify(sessionFor(-60)));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { client, requests } = await clientOn(() =>
      json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, 400),
    );
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => events.push(event));
    const answer = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await answer).data.session).toBeNull();
    // The client asks once more whether the account is deleted.
    expect(requests.map(({ request }) => new URL(request.url).pathname)).toEqual([
      '/auth/v1/token',
      '/auth/v1/user',
    ]);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(events).toContain('SIGNED_OUT');
  });
});

describe('requests', () => {
  it("to functions carry the public key and the member's bearer token", async () => {
    const { client, requests } = await clientOn((_, { pathname }) =>
      pathname.includes('/token') ? json(sessionFor(3600)) : json({ subscribed: false }),
    );
    await client.functions.invoke('check-subscription');
    await client.auth.signInWithPassword({ email: 'zoe@family.example', password: 'paper-boat-7!' });
    await client.functions.invoke('check-subscription');
    const [asVisitor, , asMember] = requests.map(({ request }) => request.headers);
    expect(asVisitor?.get('apikey')).toBe('public-key');
    expect(asMember?.get('apikey')).toBe('public-key');
    expect(asMember?.get('authorization')).toBe(`Bearer ${tokenOf('first')}`);
    expect(asVisitor?.get('authorization')).not.toContain(tokenOf('first'));
  });

  it('to sign in need an email or a phone, and a password', async () => {
    const { client, requests } = await clientOn(() => json(sessionFor(3600)));
    const { error } = await client.auth.signInWithPassword({ password: 'paper-boat-7!' } as never);
    expect(error?.message).toContain('either an email or phone number and a password');
    expect(requests).toEqual([]);
  });

  it('to sign out default to the global scope', async () => {
    const { client, requests } = await clientOn((_, { pathname }) =>
      pathname.includes('/token') ? json(sessionFor(3600)) : new Response(null, { status: 204 }),
    );
    for (const scope of [undefined, 'others', 'local'] as const) {
      await client.auth.signInWithPassword({ email: 'zoe@family.example', password: 'paper-boat-7!' });
      await client.auth.signOut(scope && { scope });
    }
    expect(requests.map(({ path }) => path).filter((path) => path.includes('logout'))).toEqual([
      '/auth/v1/logout?scope=global',
      '/auth/v1/logout?scope=others',
      '/auth/v1/logout?scope=local',
    ]);
  });
});

it('signing keys are cached for 10 minutes', async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const key = { ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kid: 'one', alg: 'ES256' };
  const signed = `${base64({ alg: 'ES256', kid: 'one', typ: 'JWT' })}.${base64({
    sub: 'zoe',
    exp: NOW.getTime() / 1000 + 3600,
  })}`;
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    pair.privateKey,
    new TextEncoder().encode(signed),
  );
  const token = `${signed}.${Buffer.from(signature).toString('base64url')}`;
  const { client, requests } = await clientOn(() => json({ keys: [key] }));
  const claims = async () => (await client.auth.getClaims(token)).data?.claims.sub;
  expect(await claims()).toBe('zoe');
  vi.setSystemTime(NOW.getTime() + 9 * 60_000);
  expect(await claims()).toBe('zoe');
  expect(requests).toHaveLength(1);
  vi.setSystemTime(NOW.getTime() + 11 * 60_000);
  expect(await claims()).toBe('zoe');
  expect(requests.map(({ path }) => path)).toEqual(Array(2).fill('/auth/v1/.well-known/jwks.json'));
});

it('storage lists 100 by name, and uploads for an hour without overwriting, by default', async () => {
  const { client, requests } = await clientOn((request) =>
    json(request.url.includes('/list/') ? [] : { Key: 'a' }),
  );
  await client.storage.from('box').list();
  await client.storage.from('box').upload('a.txt', new Blob(['a']));
  const [list, upload] = requests.map(({ request }) => request);
  expect(await list?.json()).toMatchObject({
    limit: 100,
    offset: 0,
    sortBy: { column: 'name', order: 'asc' },
  });
  expect(upload?.headers.get('x-upsert')).toBe('false');
  expect((await upload?.formData())?.get('cacheControl')).toBe('3600');
});
