/** The listening socket: explains a failure to open, and lets requests finish on close. */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Bindings } from '../app.ts';
import { StartError } from '../settings/start-error.ts';

export interface Listener {
  readonly server: Server;
  /** Stops accepting connections, lets running requests finish, and cuts the rest after `patienceMs`. */
  readonly close: (patienceMs: number) => Promise<void>;
}

/** Time limits for headers and a whole request, in milliseconds; bodies have less (request-body.ts). */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 5000 };

/** @throws StartError when the address is taken or forbidden */
export async function listen(
  app: Hono<{ Bindings: Bindings }>,
  host: string,
  port: number,
): Promise<Listener> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: TIMEOUTS }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    server,
    async close(patienceMs) {
      // Reads pending socket data first: a request not read yet counts as running.
      for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await new Promise<void>((resolve) => {
        const closeTimer = setTimeout(() => server.closeAllConnections(), patienceMs);
        server.close(() => {
          clearTimeout(closeTimer);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is used by another program; stop it, or start with another one: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} is reserved for the system; start with one above 1024, such as PORT=3000.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST ${host} is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all of them.`,
      );
    default:
      return error;
  }
}
