import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFunctions } from './functions.ts';
import { PROJECT_ROOT } from './project.ts';
import { openPlayroom, type Playroom } from './testing/playroom.ts';

let playroom: Playroom;
beforeAll(async () => {
  playroom = await openPlayroom();
});
afterAll(() => playroom?.close());

test('every function of the folder is mounted', async () => {
  const folders = await readdir(path.join(PROJECT_ROOT, 'supabase', 'functions'), { withFileTypes: true });
  const names = folders
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  const { handlers } = createFunctions(
    { siteUrl: 'http://playroom.test', stripe: null, till: false },
    playroom.backend.engine,
    playroom.backend.secrets,
  );
  expect(Object.keys(handlers).sort()).toEqual(names.sort());
  const config = await readFile(path.join(PROJECT_ROOT, 'supabase', 'config.toml'), 'utf8');
  for (const name of names) expect(config).toContain(`[functions.${name}]`);
});

test('a function knows its caller through the engine, in this process', async () => {
  const { client, session } = await playroom.member('caller');
  const { data, error } = await client.functions.invoke('check-subscription', {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ subscribed: false });
});

test('without the till there is no page of it', async () => {
  const app = playroom.appWith({ till: null, pages: () => new Response('shell', { status: 404 }) });
  expect((await app.request('/till/checkout/x')).status).toBe(404);
  expect((await playroom.app.request('/till/checkout/x')).headers.get('content-type')).toContain('text/html');
});
