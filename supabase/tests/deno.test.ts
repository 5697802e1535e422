/**
 * The functions under Deno, as on a hosted project: type-checked, started by their own index.ts and called over the
 * network. Offline: Deno takes every module from node_modules.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
// @ts-expect-error the package has no types
import installApi from 'deno/install_api.cjs';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listener, listen } from '../../server/http/listen.ts';
import type { TestMember } from '../../server/testing/test-app.ts';
import { bookHash, tokenHash } from '../functions/_shared/recording-link.ts';
import { type BillingApp, openBillingApp } from './support/billing-app.ts';
import { MockStripeApi } from './support/mock-stripe-api.ts';

const FUNCTIONS = path.resolve(import.meta.dirname, '../functions');
const DENO_JSON = path.join(FUNCTIONS, 'deno.json');
/** Kept between runs, so that unchanged modules are not checked again. */
const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/deno');
const CONFIG = ['--no-remote', '--no-lock', '--node-modules-dir=manual', '--config', DENO_JSON];
const SITE = 'https://stories.example';
const WEBHOOK_SECRET = 'whsec_double';

// The package's install script puts the binary in place, unless npm blocks install scripts.
const deno: string = installApi.runInstall();

const stripe = new MockStripeApi();
const processes: ChildProcess[] = [];
const addresses = new Map<string, string>();
let memberships: BillingApp;
let listener: Listener;
let member: TestMember;
let books: string;

beforeAll(async () => {
  const settings = {
    secretKey: 'sk_test_double',
    webhookSecret: WEBHOOK_SECRET,
    apiBase: await stripe.open(),
  };
  memberships = await openBillingApp({
    ...settings,
    priceBasic: 'price_basic',
    pricePremium: 'price_premium',
  });
  listener = await listen(memberships.playroom.app, '127.0.0.1', 0);
  member = await memberships.playroom.member('deno');
  books = await mkdtemp(path.join(tmpdir(), 'story-playroom-books-'));
  for (const slug of ['story-1', 'story-2'])
    await writeFile(
      path.join(books, `${slug}.json`),
      JSON.stringify({ spreads: [{ id: `end-of-${slug}` }] }),
    );
  const env = {
    PATH: process.env.PATH ?? '',
    CLOSED_BOOKS: books,
    DENO_DIR: CACHE,
    DENO_NO_UPDATE_CHECK: '1',
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    NO_COLOR: '1',
    SITE_URL: SITE,
    SUPABASE_URL: `http://127.0.0.1:${(listener.server.address() as AddressInfo).port}`,
    SUPABASE_SERVICE_ROLE_KEY: memberships.playroom.backend.secrets.secretKey,
    STRIPE_SECRET_KEY: settings.secretKey,
    STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
    STRIPE_API_BASE: settings.apiBase,
    STRIPE_PRICE_BASIC: 'price_basic',
    STRIPE_PRICE_PREMIUM: 'price_premium',
  };
  const names = await functionNames();
  const started = await Promise.all(names.map((name) => start(name, env)));
  names.forEach((name, index) => {
    addresses.set(name, started[index] ?? '');
  });
});
afterAll(async () => {
  for (const process of processes) {
    if (process.exitCode !== null) continue;
    process.kill();
    await once(process, 'exit');
  }
  await listener?.close(0);
  await memberships?.playroom.close();
  await stripe.close();
  await rm(books, { recursive: true, force: true });
});

async function functionNames(): Promise<string[]> {
  const folders = await readdir(FUNCTIONS, { withFileTypes: true });
  return folders
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name);
}

/** Starts a function and returns its address, once it prints that it listens. */
function start(name: string, env: Record<string, string>): Promise<string> {
  const index = path.join(FUNCTIONS, name, 'index.ts');
  const args = [
    'run',
    ...CONFIG,
    '--no-prompt',
    '--cached-only',
    '--allow-env',
    '--allow-net=127.0.0.1',
    `--allow-read=${books}`,
    index,
  ];
  const child = spawn(deno, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  processes.push(child);
  return new Promise((resolve, reject) => {
    let output = '';
    const onOutput = (chunk: Buffer) => {
      output += String(chunk);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${name} did not start under Deno:\n${output}`)));
  });
}

async function callFunction(name: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${member.session.access_token}`, ...init.headers };
  const response = await fetch(addresses.get(name) ?? '', { method: 'POST', ...init, headers });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

test('every index.ts passes the type check of Deno', async () => {
  const entries = (await functionNames()).map((name) => path.join(FUNCTIONS, name, 'index.ts'));
  expect(entries.length).toBeGreaterThanOrEqual(6);
  const env = { ...process.env, DENO_DIR: CACHE, NO_COLOR: '1' };
  // Deno exits with an error and its message when anything does not fit.
  await promisify(execFile)(deno, ['check', ...CONFIG, ...entries], { env });
});

test('deploys the same package versions that are tested here', async () => {
  const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
  const { imports } = await readJson(DENO_JSON);
  const { dependencies } = await readJson(path.join(FUNCTIONS, '../../package.json'));
  for (const [name, specifier] of Object.entries(imports)) {
    expect(specifier).toBe(`npm:${name}@${dependencies[name]}`);
  }
});

test('every function allows calls from the site’s origin only', async () => {
  for (const [name, address] of addresses) {
    const response = await fetch(address, { method: 'OPTIONS', headers: { origin: SITE } });
    expect(response.status, name).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    expect((await fetch(address)).status).toBe(405);
  }
});

test('gives a free member one book a month, from the folder beside the function', async () => {
  const reader = await memberships.playroom.member('deno-reader');
  const open = (story: string) =>
    callFunction('open-book', {
      body: JSON.stringify({ story }),
      headers: { authorization: `Bearer ${reader.session.access_token}` },
    });
  expect((await open('../story-1')).status).toBe(404);
  expect((await open('story-1')).body).toEqual({
    opened: true,
    used: 1,
    allowance: 1,
    book: { spreads: [{ id: 'end-of-story-1' }] },
  });
  expect((await open('story-2')).body).toEqual({ opened: false, used: 1, allowance: 1 });
  const results = await Promise.all(Array.from({ length: 20 }, () => open('story-2')));
  expect(results.some(({ body }) => body.opened)).toBe(false);
});

test('takes a relative’s parcel once, by a link that stands', async () => {
  const token = 'k3-_'.repeat(8);
  const asked = await member.client.rpc('ask_for_recording', {
    token_hash: await tokenHash(token),
    book_tag: 'A'.repeat(43),
    book_hash: await bookHash(token, 'story-1'),
    note: 'A'.repeat(60),
  });
  expect(asked.error).toBeNull();
  const state = async () =>
    (
      await callFunction('recording-link', {
        body: JSON.stringify({ token }),
        headers: { authorization: '' },
      })
    ).body;
  expect(await state()).toMatchObject({ open: true, parcels_left: 3, thanks: null });
  const sealed = crypto.getRandomValues(new Uint8Array(40_000));
  const send = () =>
    callFunction('send-recording', { body: new Blob([token, sealed]), headers: { authorization: '' } });
  for (let time = 0; time < 2; time += 1) expect((await send()).body).toEqual({ received: true });
  expect(await state()).toMatchObject({ parcels_left: 2 });
  const { data } = await member.client.from('recording_parcels').select('id, bytes').single();
  expect(data?.bytes).toBe(sealed.length);
  const fetched = await member.client.rpc('fetch_recording', { parcel: data?.id ?? '' });
  expect(Buffer.from(String(fetched.data), 'base64').equals(Buffer.from(sealed))).toBe(true);
});

test('runs checkout, webhook, status, portal and deletion under Deno', async () => {
  expect((await callFunction('check-subscription', { headers: { authorization: '' } })).status).toBe(401);

  const checkout = await callFunction('create-checkout', { body: '{"plan":"premium"}' });
  expect(checkout.body).toEqual({ url: expect.stringContaining('https://checkout.stripe.test/') });

  const customer = String((await memberships.row(member))?.stripe_customer_id);
  const end = Math.floor(Date.now() / 1000) + 30 * 86_400;
  stripe.pay(customer, 'price_premium', end);
  const body = JSON.stringify({
    id: 'evt_deno',
    object: 'event',
    type: 'invoice.paid',
    created: 1,
    data: { object: { customer } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: WEBHOOK_SECRET });
  expect(
    (await callFunction('stripe-webhook', { body, headers: { 'stripe-signature': 't=1,v1=0' } })).status,
  ).toBe(400);
  const response = await callFunction('stripe-webhook', { body, headers: { 'stripe-signature': signature } });
  expect(response.body).toEqual({ received: true });
  expect(await memberships.row(member)).toMatchObject({ tier: 'premium', status: 'active' });

  expect((await callFunction('check-subscription')).body).toEqual({
    subscribed: true,
    subscription_tier: 'premium',
    subscription_end: new Date(end * 1000).toISOString(),
  });
  expect((await callFunction('customer-portal')).body).toEqual({
    url: `https://billing.stripe.test/${customer}`,
  });
  expect((await callFunction('delete-account')).body).toEqual({ deleted: true });
  expect((await callFunction('check-subscription')).status).toBe(401);
});

test('a function without its settings stops with a sentence', async () => {
  const env = { PATH: process.env.PATH ?? '', DENO_DIR: CACHE, NO_COLOR: '1' };
  await expect(start('check-subscription', env)).rejects.toThrow('SITE_URL is not set.');
});
