/**
 * The restore drill: a backup of a running installation, restored elsewhere, is the same to the last row; bad files are
 * reported.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend } from '../backend.ts';
import { emptyInstallation, type Installation, POSTGRES } from '../testing/installations.ts';
import { openTestApp, PASSWORD, type TestApp, type TestMember } from '../testing/test-app.ts';
import { writeArchive } from './archive.ts';
import { backUpRunningServer, restoreInto } from './commands.ts';

let playroom: TestApp;
let member: TestMember;
const KEY = 'a key of this test';
/** Beside the test app's own folder, which is removed with its contents. */
const siblingFolder = (name: string) => path.join(path.dirname(playroom.dataDir), name);
beforeAll(async () => {
  playroom = await openTestApp();
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
afterAll(() => playroom?.close());
const installation = () => playroom.place;

test('restores every row into a new installation, and keeps everybody signed in', async () => {
  const { archive, counted } = await backUpRunningServer(installation(), KEY);
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
  const back = await emptyInstallation(siblingFolder('back'));
  expect(await restoreInto(back, archive, KEY)).toEqual(counted);

  const again = await openBackend(back);
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
  await expect(restoreInto(back, archive, KEY)).rejects.toThrow(
    /is not empty; restore into another DATA_DIR|There are families here already/,
  );
});

test('rejects a wrong or missing key, a damaged file and a foreign file with a sentence, and creates nothing', async () => {
  const { archive } = await backUpRunningServer(installation(), KEY);
  const badInstallation: Installation = { ...installation(), dataDir: siblingFolder('bad') };
  const open = (file: Buffer, key: string | null) => restoreInto(badInstallation, file, key);
  await expect(open(archive, 'another key')).rejects.toThrow('BACKUP_KEY is not the key it was made with');
  await expect(open(archive, null)).rejects.toThrow('This backup is sealed; set BACKUP_KEY');
  const corrupted = Buffer.from(archive);
  corrupted[corrupted.length - 20] = (corrupted[corrupted.length - 20] ?? 0) ^ 1;
  await expect(open(corrupted, KEY)).rejects.toThrow('or it is damaged');
  const { archive: plain } = await backUpRunningServer(installation(), null);
  await expect(open(plain.subarray(0, plain.length - 30), null)).rejects.toThrow('damaged or cut off');
  await expect(open(Buffer.from('PK something'), null)).rejects.toThrow('This is not a backup');
  await expect(open(writeArchive(new Map([['facts.json', Buffer.from('{}')]]), null), null)).rejects.toThrow(
    'This is not a backup',
  );
  expect(existsSync(badInstallation.dataDir)).toBe(false);
});

test.skipIf(POSTGRES !== '18')('tells a folder copied while the server ran from a backup', async () => {
  const runningCopy: Installation = { ...installation(), dataDir: siblingFolder('hot') };
  // A careless copy ignores files that disappear meanwhile.
  await promisify(execFile)('cp', ['-a', playroom.dataDir, runningCopy.dataDir]).catch(() => undefined);
  await expect(openBackend(runningCopy)).rejects.toThrow(
    /was copied while its server ran, so it may be torn; restore a backup/,
  );
});
