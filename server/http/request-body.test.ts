import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../testing/ports.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { listen } from './listen.ts';
import { bufferBodies } from './request-body.ts';

/** A body whose sender controls the timing. */
function sender() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      control = controller;
    },
  });
  return {
    body,
    send: (text: string) => control?.enqueue(new TextEncoder().encode(text)),
    end: () => control?.close(),
    cut: () => control?.error(new Error('gone')),
  };
}

function service(bounds = { size: 10, timeoutMs: 10_000, totalSize: 25 }) {
  const app = new Hono();
  app.use(bufferBodies(bounds));
  const waiting: (() => void)[] = [];
  app.all('*', async (c) => {
    if (c.req.path === '/wait') await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text(await c.req.text());
  });
  const post = (body: BodyInit, path = '/') =>
    app.request(path, { method: 'POST', body, duplex: 'half' } as RequestInit) as Promise<Response>;
  return { post, continueRequests: () => waiting.splice(0).map((resolve) => resolve()) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a request body', () => {
  afterEach(() => vi.useRealTimers());

  test('is buffered whole, in however many parts it arrives', async () => {
    const { body, send, end } = sender();
    const response = service().post(body);
    for (const part of ['on', 'ce ', 'upon']) send(part);
    end();
    expect(await (await response).text()).toBe('once upon');
  });

  test('that takes over ten seconds gets 408', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { body, send } = sender();
    const response = service().post(body);
    send('once');
    await vi.advanceTimersByTimeAsync(9_999);
    send('upon');
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(408);
    expect((await response).headers.get('connection')).toBe('close');
    expect(await (await response).json()).toMatchObject({ error_code: 'request_timeout' });
  });

  test.each([
    ['one that says so', () => 'x'.repeat(11)],
    ['one that says nothing', () => new Blob(['x'.repeat(11)]).stream()],
  ])('that is too large gets 413: %s', async (_, makeBody) => {
    expect((await service().post(makeBody())).status).toBe(413);
  });

  test('that ends early gets 400', async () => {
    const { body, send, cut } = sender();
    const response = service().post(body);
    send('once');
    cut();
    expect((await response).status).toBe(400);
  });

  test('evicts the oldest pending body when the total is too large', async () => {
    const { post, continueRequests } = service();
    const slowSenders = [sender(), sender(), sender()] as const;
    const responses = slowSenders.map(({ body }) => post(body));
    for (const { send } of slowSenders) send('12345678');
    await settled();
    expect(await (await post('honest')).text()).toBe('honest');
    expect((await responses[0])?.status).toBe(503);
    for (const { end } of slowSenders.slice(1)) end();
    expect((await responses[2])?.status).toBe(200);

    // A body being answered counts, and is never evicted.
    const busy = [post('1234567890', '/wait'), post('1234567890', '/wait')];
    await settled();
    expect((await post('123456')).status).toBe(503);
    continueRequests();
    expect((await Promise.all(busy)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await post('1234567890')).status).toBe(200);
  });
});

test.each(['/functions/v1/stripe-webhook', '/auth/v1/token?grant_type=password', '/rest/v1/heroes'])(
  'a hundred unfinished bodies to %s take no request slot',
  async (path) => {
    const playroom: TestApp = await openTestApp();
    const port = await freePort();
    const listener = await listen(playroom.app, '127.0.0.1', port);
    const sockets: Socket[] = [];
    try {
      const head = [
        `POST ${path} HTTP/1.1`,
        'host: 127.0.0.1',
        `apikey: ${playroom.backend.secrets.publishableKey}`,
        'content-type: application/json',
        'content-length: 20',
      ];
      for (let n = 0; n < 100; n += 1) {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined);
        await once(socket, 'connect');
        socket.write(`${head.join('\r\n')}\r\n\r\n{"a":`);
        sockets.push(socket);
      }
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: {
          apikey: playroom.backend.secrets.publishableKey,
          'content-type': 'application/json',
        },
        body: '{}',
        signal: AbortSignal.timeout(8000),
      });
      expect([400, 401]).toContain(response.status);
      // Each gets the timeout response.
      const [received] = (await once(sockets[0] as Socket, 'data')) as [Buffer];
      expect(received.toString()).toMatch(/^HTTP\/1\.1 408 /);
    } finally {
      for (const socket of sockets) socket.destroy();
      await listener.close(1000);
      await playroom.close();
    }
  },
);
