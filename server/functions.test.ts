import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFunctions } from './functions.ts';
import { siteUrlFor } from './http/site-url.ts';
import { PROJECT_ROOT } from './project.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom?.close());

test('mounts every function of the folder', async () => {
  const folders = await readdir(path.join(PROJECT_ROOT, 'supabase', 'functions'), { withFileTypes: true });
  const names = folders
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  const { handlers } = createFunctions(
    { siteUrl: 'http://playroom.test', stripe: null, fakeStripe: false },
    playroom.backend.engine,
    playroom.backend.secrets,
  );
  expect(Object.keys(handlers).sort()).toEqual(names.sort());
  const config = await readFile(path.join(PROJECT_ROOT, 'supabase', 'config.toml'), 'utf8');
  for (const name of names) expect(config).toContain(`[functions.${name}]`);
});

test('identifies a function’s caller through the engine, in this process', async () => {
  const { client, session } = await playroom.member('caller');
  const { data, error } = await client.functions.invoke('check-subscription', {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ subscribed: false });
});

test('logs the places of a crash in full, without a session', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const report = {
      ...{ version: '0.1.0', screen: '/library', caughtBy: 'screen', error: 'TypeError', reactCode: 0 },
      ...{ stack: ['Library-a1b2c3d.js:1:204511'], browser: 'Safari' },
    };
    const answer = await playroom.app.request('/functions/v1/report-crash', {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify(report),
    });
    expect(answer.status).toBe(200);
    expect(said.mock.calls.map(([line]) => String(line)).join('')).toMatch(
      /^\S+ error browser crash: TypeError on \/library, caught by screen, Safari, version 0\.1\.0 at Library-a1b2c3d\.js:1:204511\n$/,
    );
  } finally {
    said.mockRestore();
  }
});

test('logs refused payment events once an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T03:00:00Z') });
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const warningCount = () =>
    stderr.mock.calls.filter(([line]) => String(line).includes('STRIPE_WEBHOOK_SECRET')).length;
  try {
    const stripe = {
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_of-another-webhook',
      priceBasic: 'price_1',
      pricePremium: 'price_2',
      apiBase: 'http://127.0.0.1:9',
    };
    const { backend } = playroom;
    const { handlers } = createFunctions(
      { siteUrl: 'http://playroom.test', stripe, fakeStripe: false },
      backend.engine,
      backend.secrets,
    );
    const send = (headers: Record<string, string>) =>
      handlers['stripe-webhook']?.(
        new Request('http://playroom.test/x', { method: 'POST', headers, body: '{}' }),
      );
    const signed = { 'stripe-signature': 't=1,v1=0' };
    expect((await send({}))?.status).toBe(400);
    expect(warningCount()).toBe(0);
    for (let event = 0; event < 5; event += 1) expect((await send(signed))?.status).toBe(400);
    expect(warningCount()).toBe(1);
    vi.setSystemTime(new Date('2026-11-28T03:59:59Z'));
    await send(signed);
    expect(warningCount()).toBe(1);
    vi.setSystemTime(new Date('2026-11-28T04:00:00Z'));
    await send(signed);
    expect(warningCount()).toBe(2);
  } finally {
    stderr.mockRestore();
    vi.useRealTimers();
  }
});

test('serves no test till when it is off', async () => {
  const app = playroom.appWith({ fakeStripe: null, pages: () => new Response('shell', { status: 404 }) });
  expect((await app.request('/till/checkout/x')).status).toBe(404);
  expect((await playroom.app.request('/till/checkout/x')).headers.get('content-type')).toContain('text/html');
});

test.each([
  ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000', 'http://[::1]:3000', 'http://[::1]:3000'],
  // Another port, protocol or machine is not this site.
  ['http://127.0.0.1:3000', 'http://localhost:4000', 'http://127.0.0.1:3000'],
  ['http://127.0.0.1:3000', 'https://localhost:3000', 'http://127.0.0.1:3000'],
  ['http://127.0.0.1:3000', 'http://evil.example:3000', 'http://127.0.0.1:3000'],
  ['https://stories.example', 'http://localhost:3000', 'https://stories.example'],
  ['http://127.0.0.1:3000', 'null', 'http://127.0.0.1:3000'],
])('on the site %s, a visitor of %s returns to %s', (site, origin, back) => {
  const request = new Request(`${site}/functions/v1/create-checkout`, {
    method: 'POST',
    headers: { origin },
  });
  expect(siteUrlFor(request, site)).toBe(back);
});

test('returns to localhost after paying from localhost, also from the test till', async () => {
  const site = { siteUrl: 'http://127.0.0.1:3000', stripe: null, fakeStripe: true };
  const { handlers, fakeStripe } = createFunctions(site, playroom.backend.engine, playroom.backend.secrets);
  const { session } = await playroom.member('local');
  const ownOrigin = 'http://localhost:3000';
  const response = await handlers['create-checkout']?.(
    new Request(`${site.siteUrl}/functions/v1/create-checkout`, {
      method: 'POST',
      headers: { origin: ownOrigin, authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify({ plan: 'basic' }),
    }),
  );
  const { url } = ((await response?.json()) ?? {}) as { url: string };
  expect(new URL(url).origin).toBe(ownOrigin);
  const page = await fakeStripe?.(new Request(url));
  expect(await page?.text()).not.toContain('127.0.0.1');
  const paid = await fakeStripe?.(
    new Request(url, {
      method: 'POST',
      headers: { origin: ownOrigin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=pay',
    }),
  );
  expect(paid?.headers.get('location') ?? '').not.toContain('127.0.0.1');
});
