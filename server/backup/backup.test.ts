/** The drill: a backup of a running place, restored elsewhere, is the same to the last row; bad files are told. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend } from '../backend.ts';
import { type Member, openPlayroom, PASSWORD, type Playroom } from '../testing/playroom.ts';
import { writeArchive } from './archive.ts';
import { backUpRunning, restoreInto } from './commands.ts';

let playroom: Playroom;
let member: Member;
let folder: string;
const KEY = 'a key of this test';
const at = (name: string) => ({
  dataDir: path.join(folder, name),
  databaseUrl: null,
  siteUrl: 'http://playroom.test',
});
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-backup-'));
  playroom = await openPlayroom();
  member = await playroom.member('kept');
  const names = { first_name: 'Zoë', last_name: "O'Neil\\n\u2028", adventurer_name: '小明' };
  await member.client.from('profiles').insert({ user_id: member.userId, ...names });
  const hero = await member.client
    .from('heroes')
    .insert({ name: 'Mia', pronouns: 'she', look: { hair: 'curlyCrop', extras: ['scarf'] } })
    .select()
    .single();
  await member.client
    .from('library_entries')
    .insert({ story_slug: 'neverland', pages: 9, hero_id: hero.data?.id ?? null });
});
afterAll(async () => {
  await playroom?.close();
  await rm(folder, { recursive: true, force: true });
});
const here = () => ({ dataDir: playroom.dataDir, databaseUrl: null, siteUrl: 'http://playroom.test' });

test('a restored place is the same, row by row, and everybody is still signed in', async () => {
  const { archive, counted } = await backUpRunning(here(), KEY);
  expect(archive.includes('Mia')).toBe(false);
  expect(counted.filter(({ rows }) => rows > 0).map(({ table }) => table)).toEqual(
    expect.arrayContaining([
      'auth.users',
      'auth.sessions',
      'public.heroes',
      'public.library_entries',
      'public.profiles',
    ]),
  );
  expect(await restoreInto(at('back'), archive, KEY)).toEqual(counted);

  const again = await openBackend({ ...at('back'), smtpUrl: null, mailFrom: 'a@b.c' });
  try {
    for (const { table } of counted) {
      const rows = (sql: typeof again.engine.sql) =>
        sql.unsafe(`select t::text as row from ${table} t order by 1`);
      expect(await rows(again.engine.sql), table).toEqual(await rows(playroom.backend.engine.sql));
    }
    const { publishableKey } = again.secrets;
    const headers = { apikey: publishableKey, authorization: `Bearer ${member.session.access_token}` };
    const profile = await again.engine.fetch(
      new Request('http://x/rest/v1/profiles?select=first_name', { headers }),
    );
    expect(await profile.json()).toEqual([{ first_name: 'Zoë' }]);
    const logIn = await again.engine.fetch(
      new Request('http://x/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { apikey: publishableKey },
        body: JSON.stringify({ email: member.email, password: PASSWORD }),
      }),
    );
    expect(logIn.status).toBe(200);
  } finally {
    await again.close();
  }
  await expect(restoreInto(at('back'), archive, KEY)).rejects.toThrow(
    /is not empty; restore into another DATA_DIR/,
  );
});

test('a wrong key, a missing key, a damaged file and a file of something else get a sentence, and nothing is made of them', async () => {
  const { archive } = await backUpRunning(here(), KEY);
  const open = (file: Buffer, key: string | null) => restoreInto(at(`bad-${Math.random()}`), file, key);
  await expect(open(archive, 'another key')).rejects.toThrow('BACKUP_KEY is not the key it was made with');
  await expect(open(archive, null)).rejects.toThrow('This backup is sealed; set BACKUP_KEY');
  const hurt = Buffer.from(archive);
  hurt[hurt.length - 20] = (hurt[hurt.length - 20] ?? 0) ^ 1;
  await expect(open(hurt, KEY)).rejects.toThrow('or it is damaged');
  const { archive: plain } = await backUpRunning(here(), null);
  await expect(open(plain.subarray(0, plain.length - 30), null)).rejects.toThrow('damaged or cut off');
  await expect(open(Buffer.from('PK something'), null)).rejects.toThrow('This is not a backup');
  await expect(
    open(writeArchive(new Map([['facts.json', Buffer.from('{}')]]), null), null),
  ).rejects.toThrow();
});

test('a folder that was copied while the server ran is told from a backup', async () => {
  await cp(playroom.dataDir, at('hot').dataDir, {
    recursive: true,
    filter: (from) => !from.includes('.s.PGSQL'),
  });
  await expect(openBackend({ ...at('hot'), smtpUrl: null, mailFrom: 'a@b.c' })).rejects.toThrow(
    /was copied while its server ran, so it may be torn; restore a backup/,
  );
});
