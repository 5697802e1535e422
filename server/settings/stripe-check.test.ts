import { createServer, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../testing/ports.ts';
import { StartError } from './start-error.ts';
import { requireStripePrices } from './stripe-check.ts';

let stripe: Server | undefined;
afterEach(() => stripe?.close());

const MISSING_PRICE = {
  error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such price' },
};
const monthly = { object: 'price', recurring: { interval: 'month' } };

/** A Stripe that answers for each price as told. @returns a function that runs the check */
async function startFakeStripe(responses: Record<string, readonly [number, object]>, key = 'sk_live_1') {
  const port = await freePort();
  const requestedPaths: string[] = [];
  stripe = createServer((request, response) => {
    requestedPaths.push(`${request.method} ${request.url}`);
    const [status, body] = responses[request.url?.split('/').at(-1) ?? ''] ?? [404, MISSING_PRICE];
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
  return { check, requestedPaths };
}

test('accepts prices that the key knows', async () => {
  const { check, requestedPaths } = await startFakeStripe({
    price_basic: [200, monthly],
    price_premium: [200, monthly],
  });
  await check();
  expect(requestedPaths.sort()).toEqual(['GET /v1/prices/price_basic', 'GET /v1/prices/price_premium']);
});

test.each([
  ['live', 'sk_live_1'],
  ['test', 'rk_test_1'],
])('rejects a %s key beside prices of the other kind', async (mode, key) => {
  const { check } = await startFakeStripe({ price_basic: [200, monthly] }, key);
  await expect(check()).rejects.toThrow(StartError);
  await expect(check()).rejects.toThrow(
    `STRIPE_PRICE_PREMIUM is unknown to the ${mode} key of STRIPE_SECRET_KEY; copy the price while the dashboard shows ${mode} data`,
  );
});

test('reports a key that Stripe refuses once', async () => {
  const invalidKey = [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } }] as const;
  const { check } = await startFakeStripe({ price_basic: invalidKey, price_premium: invalidKey });
  await expect(check()).rejects.toThrow(/^STRIPE_SECRET_KEY is refused by Stripe; [^\n]*$/);
});

test('rejects a one-time price for a plan', async () => {
  const oneTimePrice = { object: 'price', recurring: null };
  const { check } = await startFakeStripe({
    price_basic: [200, oneTimePrice],
    price_premium: [200, monthly],
  });
  await expect(check()).rejects.toThrow('STRIPE_PRICE_BASIC is a price that is paid once');
});

test('starts although Stripe is unreachable or must not be asked', async () => {
  const noPermission = [403, { error: { type: 'invalid_request_error', message: 'no permission' } }] as const;
  const { check } = await startFakeStripe({ price_basic: noPermission, price_premium: [500, { error: {} }] });
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await check();
  stripe?.close();
  stripe?.closeAllConnections();
  await check();
  const lines = stderr.mock.calls.map(String);
  stderr.mockRestore();
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toContain('Stripe could not be asked about the prices');
});
