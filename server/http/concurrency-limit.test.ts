import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

/**
 * A server whose responses wait until released. @returns functions to send requests, count those running, and release
 * them
 */
function service() {
  let open = 0;
  const waiting: (() => void)[] = [];
  const app = new Hono();
  app.use(
    limitConcurrency(
      async (c) => c.req.header('x-test-member') ?? null,
      (c) => c.req.header('x-test-address') ?? '',
    ),
  );
  app.all('*', async (c) => {
    open += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    open -= 1;
    return c.text('answered');
  });
  const request = async (from: string, member?: string) =>
    (
      await app.request('/', {
        headers: { 'x-test-address': from, ...(member ? { 'x-test-member': member } : {}) },
      })
    ).status;
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  return {
    request,
    async open() {
      await settled();
      return open;
    },
    async finishAll(all: Promise<number>[]) {
      let isDone = false;
      const responses = Promise.all(all).finally(() => (isDone = true));
      while (!isDone) {
        for (const release of waiting.splice(0)) release();
        await settled();
      }
      return responses;
    },
  };
}

test.each([
  ['one household', () => '2001:db8:1:2::1', 8],
  ['the households of one /48', (n: number) => `2001:db8:1:${(n * 0x101).toString(16)}::1`, 12],
  ['one IPv4 address', () => '192.0.2.1', 8],
  ['the addresses of one /24', (n: number) => `192.0.2.${n}`, 32],
])('answers %s so many requests at once, and all in the end', async (_, from, limit) => {
  const { request, open, finishAll } = service();
  const requests = Array.from({ length: 60 }, (_, n) => request(from(n)));
  expect(await open()).toBe(limit);
  const fromElsewhere = request('198.51.100.1');
  expect(await open()).toBe(limit + 1);
  expect(new Set(await finishAll([...requests, fromElsewhere]))).toEqual(new Set([200]));
  expect(await open()).toBe(0);
});

test('answers a member four requests at once, from any network', async () => {
  const { request, open, finishAll } = service();
  const requests = Array.from({ length: 20 }, (_, n) => request(`10.${n}.0.1`, 'zoe'));
  expect(await open()).toBe(4);
  expect(new Set(await finishAll(requests))).toEqual(new Set([200]));
});

test('rejects a request beyond the queue, and keeps no state of it', async () => {
  const { request, open, finishAll } = service();
  const requests = Array.from({ length: 300 }, () => request('192.0.2.1'));
  expect(await open()).toBe(8);
  const responses = await finishAll(requests);
  expect(responses.filter((status) => status === 429)).toHaveLength(300 - 8 - 250);
  expect(await finishAll([request('192.0.2.1')])).toEqual([200]);
});
