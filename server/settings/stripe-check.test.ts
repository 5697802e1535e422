import { createServer, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../testing/ports.ts';
import { StartError } from './start-error.ts';
import { requireStripePrices } from './stripe-check.ts';

let stripe: Server | undefined;
afterEach(() => stripe?.close());

const MISSING = {
  error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such price' },
};
const monthly = { object: 'price', recurring: { interval: 'month' } };

/** A Stripe that answers for each price as told. @returns a function that runs the check */
async function answering(answers: Record<string, readonly [number, object]>, key = 'sk_live_1') {
  const port = await freePort();
  const asked: string[] = [];
  stripe = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const [status, body] = answers[request.url?.split('/').at(-1) ?? ''] ?? [404, MISSING];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => stripe?.listen(port, '127.0.0.1', resolve));
  const check = () =>
    requireStripePrices({
      secretKey: key,
      webhookSecret: 'whsec_1',
      priceBasic: 'price_basic',
      pricePremium: 'price_premium',
      apiBase: `http://127.0.0.1:${port}`,
    });
  return { check, asked };
}

test('accepts prices that the key knows', async () => {
  const { check, asked } = await answering({ price_basic: [200, monthly], price_premium: [200, monthly] });
  await check();
  expect(asked.sort()).toEqual(['GET /v1/prices/price_basic', 'GET /v1/prices/price_premium']);
});

test.each([
  ['live', 'sk_live_1'],
  ['test', 'rk_test_1'],
])('rejects a %s key beside prices of the other kind', async (mode, key) => {
  const { check } = await answering({ price_basic: [200, monthly] }, key);
  await expect(check()).rejects.toThrow(StartError);
  await expect(check()).rejects.toThrow(
    `STRIPE_PRICE_PREMIUM is unknown to the ${mode} key of STRIPE_SECRET_KEY; copy the price while the dashboard shows ${mode} data`,
  );
});

test('reports a key that Stripe refuses once', async () => {
  const refused = [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } }] as const;
  const { check } = await answering({ price_basic: refused, price_premium: refused });
  await expect(check()).rejects.toThrow(/^STRIPE_SECRET_KEY is refused by Stripe; [^\n]*$/);
});

test('rejects a one-time price for a plan', async () => {
  const once = { object: 'price', recurring: null };
  const { check } = await answering({ price_basic: [200, once], price_premium: [200, monthly] });
  await expect(check()).rejects.toThrow('STRIPE_PRICE_BASIC is a price that is paid once');
});

test('starts although Stripe is unreachable or must not be asked', async () => {
  const denied = [403, { error: { type: 'invalid_request_error', message: 'no permission' } }] as const;
  const { check } = await answering({ price_basic: denied, price_premium: [500, { error: {} }] });
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await check();
  stripe?.close();
  stripe?.closeAllConnections();
  await check();
  const lines = said.mock.calls.map(String);
  said.mockRestore();
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toContain('Stripe could not be asked about the prices');
});
