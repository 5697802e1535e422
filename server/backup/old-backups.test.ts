/** Backups of earlier versions, a file for each released schema: families find everything where it was. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database.types.ts';
import { type Backend, openBackend } from '../backend.ts';
import { guardConsole } from '../log.ts';
import { PROJECT_ROOT } from '../project.ts';
import { emptyInstallation, POSTGRES } from '../testing/installations.ts';
import { PASSWORD } from '../testing/test-app.ts';
import { readArchive, writeArchive } from './archive.ts';
import { restoreInto } from './commands.ts';

const OLD_BACKUPS = path.join(PROJECT_ROOT, 'server', 'backup', 'old-backups');
const stored = (await readdir(OLD_BACKUPS)).filter((name) => name.endsWith('.backup')).sort();
const open = (name: string) => readFile(path.join(OLD_BACKUPS, name));
/** The last migration of a stored backup, from its file name. */
const schemaOf = (name: string) => path.basename(name, '.backup');

let folder: string;
let restoreConsole: () => void;
beforeAll(async () => {
  // Silences the engine's log of the rejection.
  restoreConsole = guardConsole(() => undefined);
  folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-earlier-'));
});
afterAll(async () => {
  restoreConsole();
  await rm(folder, { recursive: true, force: true });
});
const inFolder = (name: string) => path.join(folder, name);

test('has a fixture for each schema before the newest', async () => {
  const migrations = (await readdir(path.join(PROJECT_ROOT, 'supabase', 'migrations'))).map(
    (name) => name.split('_')[0] ?? '',
  );
  const first = schemaOf(stored[0] ?? '');
  expect(stored.map(schemaOf)).toEqual(
    expect.arrayContaining(migrations.filter((version) => version >= first).slice(0, -1)),
  );
});

describe.each(stored)('%s', (name) => {
  let backend: Backend;
  beforeAll(async () => {
    const place = await emptyInstallation(inFolder(name));
    await restoreInto(place, await open(name), null);
    backend = await openBackend(place, () => undefined);
  });
  afterAll(() => backend?.close());

  const signedIn = async (email: string) => {
    const client = createClient<Database>('http://playroom.test', backend.secrets.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => backend.engine.fetch(new Request(input, init)) },
    });
    const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    return client;
  };

  test('lets a family sign in, find heroes and books, and read on', async () => {
    const bellClient = await signedIn('bell@example.com');
    const profile = await bellClient.from('profiles').select().single();
    expect(profile.data).toMatchObject({ first_name: 'Zoë', last_name: "O'Bell", adventurer_name: '小明' });
    const heroes = await bellClient.from('heroes').select().order('created_at');
    expect(heroes.data?.map((hero) => hero.name)).toEqual(['Mia', 'Tom']);
    expect(heroes.data?.[0]?.look).toEqual({ hair: 'curlyCrop', extras: ['scarf'] });
    const shelf = await bellClient.from('library_entries').select().order('saved_at');
    expect(shelf.data).toMatchObject([
      { story_slug: 'neverland', page: 4, pages: 9, reading: 1, rating: 0, completed_at: null },
      { story_slug: 'christmas', page: 8, pages: 8, reading: 2, rating: 4 },
    ]);
    const plan = await bellClient.from('subscriptions').select('tier').single();
    expect(plan.data?.tier).toBe('premium');

    const progress = await bellClient.rpc('save_progress', {
      story_slug: 'neverland',
      hero_id: heroes.data?.[0]?.id ?? '',
      page: 6,
      pages: 9,
    });
    expect(progress.data).toMatchObject([{ page: 6, favourite: false }]);
    const changed = await bellClient
      .from('library_entries')
      .update({ favourite: true })
      .eq('story_slug', 'neverland')
      .select();
    expect(changed.data).toMatchObject([{ favourite: true }]);
  });

  test('keeps a signed-in device signed in', async () => {
    const [storedToken] = await backend.engine.sql<{ token: string }[]>`
      select r.token from auth.refresh_tokens r join auth.users u on u.id::text = r.user_id::text
      where u.email = 'bell@example.com' and not r.revoked limit 1`;
    const client = createClient('http://playroom.test', backend.secrets.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => backend.engine.fetch(new Request(input, init)) },
    });
    const { data, error } = await client.auth.refreshSession({ refresh_token: storedToken?.token ?? '' });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('bell@example.com');
    expect(data.user?.user_metadata).toMatchObject({ adventurer_name: 'Captain Zoë' });
  });

  test('keeps a free family to the limits of its plan', async () => {
    const cole = await signedIn('cole@example.com');
    const second = await cole.from('heroes').insert({ name: 'Two', pronouns: 'she', look: {} });
    expect(second.error?.hint).toBe('hero_limit');
  });
});

describe('a failed restore', () => {
  const newest = stored.at(-1) ?? '';
  /** A backup whose rows the database rejects. */
  const restoreError = async () => {
    const parts = new Map(readArchive(await open(newest), null));
    const heroes = parts.get('table/public.heroes')?.toString() ?? '';
    expect(heroes).toContain('"pronouns":"he"');
    parts.set('table/public.heroes', Buffer.from(heroes.replace('"pronouns":"he"', '"pronouns":"nobody"')));
    return writeArchive(parts, null);
  };

  test('leaves no folder that looks like a new installation', async () => {
    const place = await emptyInstallation(inFolder('refused'));
    await expect(restoreInto(place, await restoreError(), null)).rejects.toThrow('heroes_pronouns_check');
    if (POSTGRES === '18') expect(existsSync(place.dataDir)).toBe(false);
    else await expect(openBackend(place)).rejects.toThrow('did not get there; run npm run restore');

    // The same installation then accepts a valid one.
    await restoreInto(place, await open(newest), null);
    const backend = await openBackend(place, () => undefined);
    const [familyCount] = await backend.engine.sql<{ families: number }[]>`
      select count(*)::int as families from auth.users`;
    await backend.close();
    expect(familyCount?.families).toBe(3);
  });

  test('leaves an existing empty folder empty', async () => {
    const place = await emptyInstallation(inFolder('was-there'));
    await mkdir(place.dataDir);
    await expect(restoreInto(place, await restoreError(), null)).rejects.toThrow('heroes_pronouns_check');
    expect(await readdir(place.dataDir)).toEqual(
      POSTGRES === '18' ? [] : expect.arrayContaining(['restore-unfinished']),
    );
  });

  test('blocks the start after a power cut, until the backup is restored again', async () => {
    const place = await emptyInstallation(inFolder('cut'));
    await mkdir(place.dataDir);
    await writeFile(path.join(place.dataDir, 'restore-unfinished'), '');
    await writeFile(path.join(place.dataDir, 'half'), '');
    await expect(openBackend(place)).rejects.toThrow('did not get there; run npm run restore');
    await restoreInto(place, await open(newest), null);
    await (await openBackend(place, () => undefined)).close();
  });

  test('refuses a backup of a newer version before creating anything', async () => {
    const parts = new Map(readArchive(await open(newest), null));
    const manifest = JSON.parse(parts.get('facts.json')?.toString() ?? '{}') as { migrations: string[] };
    manifest.migrations.push('29990101000000');
    parts.set('facts.json', Buffer.from(JSON.stringify(manifest)));
    const place = await emptyInstallation(inFolder('newer'));
    await expect(restoreInto(place, writeArchive(parts, null), null)).rejects.toThrow(
      'of a newer version of the app (migration 29990101000000)',
    );
    expect(existsSync(place.dataDir)).toBe(false);
  });
});
