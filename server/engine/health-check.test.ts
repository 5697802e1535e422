/** Anybody may call the health check: the database is asked less often, and no request waits behind it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom?.close());

const checkHealth = () => playroom.app.request('/healthz');

test('five hundred concurrent health checks are one query, on none of the request connections', async () => {
  const { engine } = playroom.backend;
  // Every request connection is in use.
  const heldConnections = await Promise.all(
    Array.from({ length: engine.requests.options.max }, () => engine.requests.connect()),
  );
  try {
    const pulseTime = async () => {
      const [row] = await engine.sql<{ count: string }[]>`
        select n_tup_ins + n_tup_upd as count from pg_stat_user_tables where relname = 'pulse'`;
      return Number(row?.count ?? 0);
    };
    const responses = await Promise.all(Array.from({ length: 500 }, checkHealth));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await pulseTime()).toBeLessThan(5);
  } finally {
    for (const client of heldConnections) client.release();
  }
});
