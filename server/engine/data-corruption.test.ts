/** A corrupt page on disk: the server reports it before a family finds out. */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openBackend } from '../backend.ts';
import { guardConsole } from '../log.ts';

test('/healthz reports a damaged page, and the reader gets a failure without PostgreSQL’s message', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'story-playroom-damaged-'));
  const logged: string[] = [];
  const restore = guardConsole((_, text) => logged.push(text));
  const settings = {
    dataDir,
    databaseUrl: null,
    siteUrl: 'http://playroom.test',
    smtpUrl: null,
    mailFrom: 'a@b.c',
  };
  try {
    const first = await openBackend(settings, () => undefined);
    await first.engine.sql`insert into public.stripe_events (id, type, created)
      select 'evt_' || n, repeat('x', 200), now() from generate_series(1, 200) n`;
    const [file] = await first.engine.sql<
      { at: string }[]
    >`select pg_relation_filepath('public.stripe_events') as at`;
    expect(await first.engine.health()).toMatchObject({ state: 'ok' });
    await first.close();

    const page = await open(path.join(dataDir, 'postgres', file?.at ?? ''), 'r+');
    await page.write(Buffer.alloc(64, 0x5a), 0, 64, 8192 + 4000);
    await page.close();

    const second = await openBackend(settings, () => undefined);
    const response = await second.engine.fetch(
      new Request('http://x/rest/v1/stripe_events?select=type', {
        headers: { apikey: second.secrets.secretKey },
      }),
    );
    expect(response.status).toBe(500);
    // PostgreSQL publishes its statistics with a delay.
    await expect.poll(() => second.engine.health(), { timeout: 20_000 }).toMatchObject({ state: 'damaged' });
    await second.close();
  } finally {
    restore();
    await rm(dataDir, { recursive: true, force: true });
  }
});
