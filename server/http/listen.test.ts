import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Bindings } from '../app.ts';
import { listen } from './listen.ts';

test('answers a request that arrived before shutdown and was not read yet', async () => {
  const app = new Hono<{ Bindings: Bindings }>();
  app.get('/', (c) => c.text('here'));
  const listener = await listen(app, '127.0.0.1', 0);
  const socket = connect((listener.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  const closed = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(socket, 'data');
  // Written at once, and not read before shutdown begins.
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await listener.close(5000);
  await closed;
  expect(received.match(/200 OK/g)).toHaveLength(2);
});
